// English words: verbs of cards, past forms, and words that say nothing about a question's topic.

/** Verbs in the base form. */
export const verbs = new Set(
  `admire adore answer apologise appreciate argue arrive ask avoid bake bargain become begin believe bike blush boil borrow breed brew
  bring build buy call care carry catch change chase choose claim clear climb close collect come commentate compose cook correct count crave
  create cry curate cut cycle dance decide dedicate deflect deliver design despise dislike dive do doodle drag draw dream dress drift drink drive
  eat embroider enjoy escape examine expect explain explore fall fear feed feel fence fight find finish fish fix flirt fly follow forget
  forgive garden get give glow go grieve grow grumble guard guide handle hate have hear help hide hike hold hope hug hum hunt ignore
  imagine insist insult interrupt invent join joke keep kiss knit know laugh lead lean learn leave lend let lie like listen live long
  look lose love make manage mean meet mend mention miss mix move need notice nurse offer open order organise organize own paint patrol
  pay perform photograph pick plan plane plant play plot pour practice practise prefer prepare pretend protect pull push put raise
  ramble read recommend record recover refuse remember rent repair respect restore return revere ride rise roam roar row run sail save say scold
  search see sell send serve sew share shine show sing sit skate sketch ski sleep slip smell smile speak spend spot stand start stay
  steal stop study surf swagger swear swim take talk taste teach tease tell tend think throw time tinker touch train translate travel
  treat trust try tune turn understand understate use visit wait wake walk want warm wash watch water wear whisper whistle win wish
  wonder work worry write yearn abide chew coach daydream distrust flatter forbid gossip hesitate hoard judge juggle loathe nod
  obsess overthink pace quote recite resent sense shrug sigh stammer stutter sulk suspect tap thrive tolerate treasure value wander wink yell test pretend owe deny mother revere`.split(
    /\s+/,
  ),
);

/** Past and modal forms, which are the same in every person. */
export const pasts = new Set(
  `was were had did can cannot can't could couldn't will won't would wouldn't may might must never left took bought grew came found spent
  began learnt made went kept told won lost met built taught wrote sold ran led fell drew flew broke chose gave knew saw stood said read
  put set cut let felt brought thought caught held sat slept spoke swam sang rode rose wore woke fought
  slew quit hid shut hurt cost beat bit dug drank drove ate forgot heard paid sent shot sank sought stole taught threw understood`.split(
    /\s+/,
  ),
);

/** Irregular forms, and other words, by the word that they are compared as. */
export const baseForms = new Map(
  'paid:pay unpaid:pay retired:former taught:teach learnt:learn grew:grow born:birth slept:sleep drank:drink ate:eat made:make brought:bring came:come went:go gone:go spoke:speak spoken:speak stood:stand felt:feel knew:know saw:see seen:see took:take taken:take woke:wake chose:choose spent:spend held:hold threw:throw caught:catch sent:send built:build kept:keep lost:lose found:find left:leave died:die dead:die death:die married:marry afraid:fear scared:fear colour:color favourite:favorite wrote:write sang:sing bought:buy sold:sell stole:steal won:win fought:fight drove:drive broke:break broken:break hid:hide hidden:hide flew:fly ran:run met:meet gave:give worn:wear wore:wear children:child feet:foot single:unmarried'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]), // each pair has one colon
);

/** Words that do not connect a question with an answer. */
export const common = new Set(
  `half what when where which that this with your have does like about would could should from they them there been ever know think really
  love want some more much very just make made will tell good best something anything because people you are the and for was were how who
  why did not can has had any is do a an of in on at to it me my our them then than too also get got go going one thing things he she his
  her him we us i am so be or by as if up out off yes no please ok okay well hey hi now here still always never most many long old often
  you're you've don't i'm it's what's who's where's doesn't didn't kind sort called name tell named first last own say said ask use used
  mind asking happen happened come comes coming came mean favorite favourite living live lives`.split(
    /\s+/,
  ),
);

/** What follows “I’m” without being a name. */
export const notNames = new Set(
  `not just so very really here fine good great okay ok tired bored sad happy sorry sure from going doing feeling trying looking back home
  busy sick new done still also only at in on a an the your my glad afraid lonely hungry thinking working awake stressed excited nervous
  curious confused interested ready lost alone single married free better worse alright well into always never now too all gone cold hot
  having getting being making reading watching playing listening learning studying writing coming leaving off about gonna kidding
  serious joking drunk late early human real later crazy maybe tomorrow tonight today when if old nobody everyone everybody someone
  anyone right nothing something raining snowing up down out over under short tall young blind gay straight bi trans vegan vegetarian
  god jesus christmas easter halloween monday tuesday wednesday thursday friday saturday sunday january february march june july
  september october november december true false yes no please thanks hello hi hey there currently actually honestly mostly
  german french dutch greek swiss czech british english irish scottish welsh american canadian mexican brazilian spanish italian
  portuguese polish russian ukrainian indian chinese japanese korean turkish swedish norwegian danish finnish austrian australian
  european african asian jewish muslim christian buddhist catholic aries taurus gemini leo virgo libra scorpio sagittarius capricorn
  aquarius pisces what who how why where it that this they we you he she me dead mad`.split(/\s+/),
);

/** Frequent words of other languages, without accents. */
export const foreignWords = new Set(
  `hola gracias como estas que tal buenos dias noches por favor porque tengo quiero eres muy bien si soy bonjour merci comment vas tu suis
  je vous oui non pourquoi avec est une les mais tres ça hallo danke wie geht ich bin und nicht ist das du bitte warum mit auch ein eine
  ciao grazie come stai sono perche bene molto buongiorno sei cosa ola obrigado obrigada voce esta bom dia nao sim eu hoi dank je ik ben
  niet wat hoe gaat met een het privet kak dela spasibo merhaba nasilsin tesekkur czesc jak sie masz dziekuje dobrze`.split(
    /\s+/,
  ),
);

export const englishWords = new Set(
  `the a an and or but i you he she it we they is are was were be am do does did have has had to of in on at for with not no yes my your
  me this that what who how why when where can could would will just so if about like love know think want go get good`.split(
    /\s+/,
  ),
);

/** Words that alone identify a foreign language. */
export const solitary = new Set(
  'gracias bonjour merci danke grazie obrigado obrigada ciao hallo guten spasibo privet merhaba'.split(
    ' ',
  ),
);
