// How people say that they are at risk, in six languages, after the wording of public screening questions.
import type { PatternSet } from '../patterns/compile.ts';

/** Wanting to act, a plan, a time, a preparation. */
const intending = `
i ~2 killed|offed myself
cutting|cut again|$ myself
started|start|begun|keep|been cutting|selfharming $
bought|got|have|found|tied a|the|my|some rope|noose
gun|rope|knife|razor|blade|pills|bridge ~6 on|hurt|kill|end myself
use ~2 on myself
want|wanna|ready|going out of this life|world
end|ended|ending everything
letters|letter|note|notes|written ~3 say|saying|said goodbye ~2 everyone|everybody|family|them|all
dont|not|wont|cant ~2 make|making it through|past|to ~1 night|tonight|tomorrow|week|day
date|day|time picked|chosen|set ~5 do|end|kill it|myself
look|looking|looked|googled|googling|search|searching|searched|researching|researched ~3 ways|methods|how ~3 die|suicide|myself
ways|way|how to die $
@im|i ~3 kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|drown|drowning|shoot|shooting|starve|starving|poison|poisoning|burn|burning|injure|injuring myself
@want ~1 kill|hurt|harm|cut|hang|shoot|drown|burn|injure|stab|poison|punish myself
kill|killing|hurting|hurt|harming|harm|cutting|cut|injuring|offing|unaliving|unalive|hang|hanging myself
end|ending|ended|take|taking|took my own? life
end|ending it all
end|ending it|everything|things tonight|today|now|soon|forever
end|ending it|everything|things for good
@want ~2 end it|everything|things $
@want to? die
@im|i ready|going|gonna|planning|about|prepared|determined to? die
@im|i suicidal
@im feeling|very|really|so|actively|kind|a ~2 suicidal
feeling|feel|felt|been ~2 suicidal
commit|committing|attempt|attempting|attempted|tried|try|trying|contemplating|considering|considered|planning|plan ~1 suicide
i ~4 suicide attempt|plan|note|method|methods
my suicide|goodbye note|letter|plan
write|wrote|writing|written a|my suicide|goodbye|farewell note|letter
thoughts|thinking|thought|think|thinks|considered|considering ~2 suicide|suicidal
suicidal thoughts|ideation|feelings|urges|plan|plans|impulses
thoughts|thinking|thought|think of|about ~2 dying|death|ending|killing|harming|hurting|overdosing|jumping
@im|i ~3 overdose|overdosed|overdosing
overdose|overdosing ~2 on|pills|tonight|medication|meds
have|got pills|tablets|meds ready|prepared|here|saved|waiting
@want ~1 take|swallow all|whole
take|taking|took|swallow|swallowed|swallowing|saved|saving|collecting|hoarding|stockpiling|stashed ~3 pills|tablets|medication|meds
all|whole|bottle ~2 pills|tablets|medication|meds
@want to? jump|leap off $
standing|sitting|am|im on|at ~1 bridge|roof|ledge|rooftop|balcony ~4 jump
jump|jumping|jumped|leap off|from ~2 bridge|roof|building|balcony|cliff|ledge|window
jump|jumping|step|stepping|walk|walking|throw|throwing ~2 in front of ~2 train|bus|car|truck|traffic
slit|slitting|cut|cutting my ~1 wrists|wrist|arms|arm|veins|thighs|skin
have|got|bought|found|hid ~3 rope|gun|razor|blade|blades|noose ~6 myself|die|end|do it|ready
@want not|dont ~1 wake|woken up
wont|wouldnt|not be here|alive ~1 tomorrow|anymore|longer|much
this is my last|final night|day|message|goodbye|words
by ~2 tomorrow|morning|tonight i|ill ~1 be dead|gone
i have|made|got ~1 a? plan|decided ~3 to? kill|end|die|suicide
know how|when|where i|ill|im ~2 kill|do|end myself|it
relapsed|relapse and|again cut|cutting|hurt|again
relapsed|relapse|started|still|been|keep ~2 cutting|self harm|selfharm|selfharming|harming
self harm|harming|harmed|injury|injure|injuring|mutilation|mutilate
selfharm|selfharming|selfharmed|unalive|kms
preparing|prepared|prepare|making|given|giving|gave ~2 will|things|stuff|belongings|possessions away ~6 die|dying|gone|end
`;

/** Wishing to be gone, seeing no reason to live. */
const wishing = `
@wish ~4 hit|ran|run|runs|crushed|killed me
dont|not|no care|matter ~2 if|whether i ~1 live|die|survive
i ~1 cut again
end things|everything|it permanently
@cant ~1 live|go|cope with ~1 this|the|my pain|guilt|shame
cry|come|go ~2 my funeral
bleed out|dry
not|wont|dont be alive
feel|feeling|felt like|as dying|death|ending|disappearing
i ~1 should|might|may|will|shall ~1 die $|tonight|soon|now|alone|today|tomorrow|anyway|and
i ~1 should|could|might|may|will|shall ~1 be dead|gone
could|would|to|just not exist
sleep forever
happier|better|freer|relieved dead
reason|reasons to ~1 stay|be|keep|remain alive|living|here $
needs|wants|loves|likes|hates me ~4 gone|dead|die|disappear
think|thinking|thought about|of ~1 how ~3 i ~2 do it
drive|crash|driving|crashing my|the|a car ~2 wall|tree|bridge|river|traffic|cliff
if i ~2 died|disappeared|vanished
if i ~2 was|were gone
put|putting an? end to ~1 my|myself|everything|all
put|putting an? end to it $
not|wont|dont ~2 be|being around ~1 longer|anymore|much
goodbye cruel? world
say|saying|said goodbye to everyone|everybody|world|all
leave|leaving|exit this world|earth|life
wish|want|need ~2 it ~1 all ~1 end|over|stop|done
hurting|harming|cutting|starving|burning|punishing|killing|hurt|harm|injure myself
sewerslide|unlive|unaliving
let me die
make it all? end|stop $
dont|not|never feel|felt|see like|as living|life
not|stop|no being|be alive ~1 anymore|again|longer|$
think|thinking|thoughts|thought about|of ~1 not being alive|here|around
want|wants|wanted|need|make|wish ~3 pain|suffering|hurt|hurting|misery ~1 to? be? stop|over|end|gone
nothing ~1 left? ~3 live for
nothing|something to live for
hope|hoping|pray i|to dont|never|wont ~1 wake up
rather be|am dead
they|theyd|everyone|everybody|all|family|people|kids|world ~3 happier|better|fine|relieved|easier ~2 without me
they|theyd|everyone|everybody|all|family|people|kids|world ~3 happier|better|fine|relieved|easier ~1 if|when|once i ~1 gone|dead|died|disappeared|wasnt|werent|was|were
dont|not|never ~1 deserve to ~1 live|exist|alive|breathe
deserve to die
living|life|alive|existing|existence is|feels|hurts|became|has ~2 painful|unbearable|torture|exhausting|pointless|agony
life|living hurts|sucks ~1 too|so much
no|lost|losing|without|lack|have my|the|any|a? will to live
no|lost|losing will|desire|motivation to live
no longer want|wish|care to? ~1 exist|live|alive
i ~1 think|thought ~3 everyone|everybody|family|world ~4 without me
@wish i|to ~1 dead|die
@wish i|to ~1 were|was|am dead|never born|gone
wish|wishing|wished|wishes i|to could|would ~4 not|never wake up
wish i ~1 disappear|vanish|evaporate
wish|wished|wishing i|id had? never been|was born
sleep|asleep and|to not|never ~2 wake|waking up
never wake|waking up again|anymore|tomorrow
dont|doesnt|didnt|not|never|no ~1 want|wanna|wish|feel ~2 live|living|exist|existing|alive|wake ~2 anymore|longer|again|more|$
dont|doesnt|didnt|not|never|no ~1 want|wanna|wish to? be alive|here|around|born|living anymore|$
dont|not want|wanna to? ~1 live|exist|living|wake|go on
@cant ~1 go|keep|carry on ~2 anymore|longer|living|$
@cant ~1 live|do|take|face|handle|stand ~2 anymore|longer this? life|living|existing|$
@cant ~1 live like this
better off dead
better without me
better off without me
everyone|everybody|world|family|they|people|kids|mom|husband|wife|friends|others|all ~3 better ~1 without me
world|everyone|they ~3 better place|off if i ~2 gone|dead|disappeared|died|here
@nobody ~3 miss|notice|care if|when i ~2 gone|dead|died|die|disappeared|disappear|vanished
@nobody ~2 miss me
no|without|lost ~1 reason|reasons|point|purpose ~2 live|living|go|being|alive|exist|existing|life
no reason|point to|in live|living|going|go on|existing
whats|what|see|seeing the? point ~1 of|in living|life|going|being|existing|anything
life|living|it ~1 not|isnt|no|aint|longer ~1 worth ~1 living|it
not worth living
life ~1 pointless|meaningless|hopeless|unbearable|hell
tired|sick|exhausted|done ~1 of|with ~1 living|life|being|existing|everything alive|$
tired of living|life|existing
done with life|living|this life|existing
give|giving|gave|given up ~1 on life|living|everything
death|dying would|seems|sounds|feels|is ~3 relief|peaceful|comforting|easier|better|only|answer|escape|way
@want|wanna|like|just to? disappear|vanish forever|completely|$
@want to? not exist
@want to? stop existing|living|breathing
@want ~1 everything|it|pain ~1 to? be? stop|over|end
stop|end|escape|ending the|this|my pain|suffering|misery forever|permanently|for|tonight|once
id|i would|rather|prefer ~1 be dead
i should|deserve|ought ~1 die|dead|be dead
i deserve|need|have to be? ~1 hurt|punished|pain|die|suffer
i should|shouldnt not? ~1 be? exist|alive|been|born|here
the? only way out $|is|for|left
way out ~2 is death|dying|die|suicide
no way out ~2 for me|anymore|$
hopeless ~5 die|dead|living|live|end
i hate ~2 being|living alive|$
i hate living
i dont|cant see ~2 future|way ~2 for me|myself|forward|out|anymore
hurt|harm|harming|hurting|kill|killing|cut|cutting myself again|tonight|because|when|to|with|feel
feels|feel ~1 like|as ~1 burden
i ~2 burden to|on everyone|everybody|family|my|people|them|friends|others
burden ~4 better|without|gone|dead
crying|cry ~3 die|dead
want|wants|wanted|planning|trying|tried|threatened|threatening|going ~2 to kill|hurt|harm|cut|hang himself|herself|themself|themselves
my ~2 is|has|was suicidal
friend|sister|brother|mom|dad|son|daughter|partner|girlfriend|boyfriend|wife|husband|someone ~2 is|feels|was ~1 suicidal
friend|sister|brother|mom|dad|son|daughter|partner|girlfriend|boyfriend|wife|husband|someone ~4 kill|hurt|harm himself|herself|themselves
`;

/** Starving, purging and the like. */
const eating = `
@im|i|ive ~3 starve|starving|starved myself
been|keep|started starving myself
@im|i|ive ~3 purge|purging|purged
make|making|made|force|forcing myself ~1 throw|vomit|sick|puke|throwing|vomiting up?
throw|throwing up ~2 after|every|my eat|eating|meal|meals|food|dinner
havent|not|stopped|stop|refuse|refusing|afraid|scared|cant|dont|without ~2 eaten|eat|eating ~3 days|lose|fat|weight|calories|week|thin|skinny|deserve
@im|i ~3 anorexic|bulimic|anorexia|bulimia
@im|i|ive|my ~4 eating disorder|anorexia|bulimia
relapse|relapsed|relapsing ~4 eating disorder|anorexia|bulimia|ed|purging|restricting
laxatives ~4 lose|weight|thin|every|eat
binge|binging|bingeing and|then purge|purging|vomit|throw
ana|mia buddy|tips
`;

const german = `
keine|keinen lust|kraft|grund|sinn mehr|auf ~2 leben|weiterzuleben
ich ~2 will|möchte|wäre|wär ~2 tot
ich ~3 ritze|ritzen|geritzt|selbstverletzt|umbringe
halte|ertrage ~1 leben nicht|nimmer ~1 aus|mehr|$
nicht|nie|nimmer mehr da|hier|am ~1 sein|leben
niemand|keiner ~2 mich|mir ~1 vermissen|vermisst
niemand|keiner ~2 merken wenn|dass ich
ich|mich ~4 umbringen|umbringe|töten|erhängen|aufhängen|erschießen|ritzen|ritze|verletzen|verletze
mich|mir|meinem|mein ~3 umbringen|umbringe|umzubringen|töten|erhängen|ritzen|ritze|verletzen
mir ~2 das|mein leben ~1 nehmen|nehme
meinem|mein leben ~3 ende|beenden|schluss
ich will|möchte|mag|würde|muss|werde ~2 sterben
ich will|möchte|mag ~2 nicht mehr ~2 leben|da|sein|weiterleben|aufwachen
nicht|nie mehr|wieder ~2 aufwachen|leben|weiterleben
ich ~5 tot sein|wäre
ich ~3 wäre|wär ~2 tot|gestorben|geboren
wünschte ~3 tot|nie|nicht geboren|da?
ich ~4 selbstmord|suizid|selbstmordgedanken|suizidgedanken|suizidal|lebensmüde
selbstmord|suizid begehen|machen|gedanken|plan|versuch|versucht|nachgedacht|denken
selbstmordgedanken|suizidgedanken|suizidal|lebensmüde|abschiedsbrief
leben ~3 keinen|kein|nicht ~1 sinn|lebenswert
keinen sinn ~2 leben|weiterzuleben|mehr
ohne mich ~3 besser
besser|welt|alle|familie ~3 ohne mich
ich ~3 kann|halte|will nicht mehr weiter|leben|aus|$
von ~2 brücke|dach|hochhaus ~1 springen
alle|viele|meine tabletten ~2 nehmen|schlucken|genommen
mich ~2 selbst ~1 verletzen|verletze|verletzt
`;

const spanish = `
no quiero ~1 estar|seguir viva|vivo
quitar|quitarme|quitarse la vida
no haber|hubiera nacido
no ~1 debería|debí haber nacido
estoy|muy ~1 cansado|cansada de todo|vivir
quiero|quisiera|necesito ~1 morir|morirme|desaparecer
quiero|voy|quisiera|pienso|pensado|planeo|intenté|intente|necesito|ganas|pensando ~3 matarme|suicidarme|morir|morirme|cortarme|ahorcarme|colgarme|hacerme daño
me quiero|voy|quisiera|gustaría ~1 matar|suicidar|morir|cortar|ahorcar
matarme|suicidarme|ahorcarme
me corto|mato|suicido
acabar|terminar con ~1 mi vida|todo
hacerme|me hago daño
no quiero ~1 vivir|seguir|despertar|existir ~1 más|viviendo|viva|vivo|así|$
ya no quiero|puedo|aguanto ~2 vivir|más|seguir
desearía|ojalá|quisiera ~3 muerto|muerta|nacido|morir|despertar
mejor|estarían ~3 sin mí|muerta|muerto
sin mí ~3 mejor
vida ~3 no ~2 sentido|vale
no ~2 sentido|razón|razones|motivos ~2 vivir|vida|viviendo
nadie ~2 extrañaría|echaría|extrañará
pensamientos suicidas|suicidio
pensando|pensado|pienso ~2 suicidio|muerte|morir
tomarme|tomar|tragar ~1 todas|muchas ~1 pastillas
tirarme|saltar|lanzarme ~2 puente|edificio|tren|ventana|balcón
cortarme las? ~1 venas|muñecas|brazos
cansado|cansada|harto|harta de vivir|la vida
`;

const french = `
ne? veux|voudrais plus ~1 en|être vie
être en vie
pense|penser|pensé|songe au|à suicide
ne plus exister|vivre|être|souffrir
personne ne? ~2 regretterait|regrettera|manquerais|pleurerait
nen|nai peux|plus plus|de vivre|envie mourir?
je|jai|me ~4 suicider|tuer|pendre|mutiler|scarifier
veux|voudrais|aimerais ~1 mourir|crever
veux|vais|voudrais|aimerais|envie|pense|pensé|envisage ~3 mourir|crever|disparaître|me tuer|suicider|suicide|pendre|mutiler
me suicider|tuer|pendre|mutiler|scarifier|scarifie|mutile
mettre|mets fin ~2 jours|vie
en finir avec|pour|$
ne ~1 veux|peux|supporte plus ~2 vivre|être|continuer|là|exister|réveiller
veux|peux plus ~1 vivre|continuer|exister|être
envie de mourir|disparaître
voudrais|aimerais|souhaite|préférerais|vouloir ~3 mort|morte|réveiller|né|née|dormir
mieux ~3 sans moi
sans moi ~3 mieux
vie ~4 plus|pas|aucun ~2 sens|peine|vécue
plus|aucune|pas ~2 raison|raisons ~1 de vivre
idées|pensées|pulsions suicidaires|noires
suicidaire|suicidaires
avaler|prendre|prends tous|toutes|mes ~3 médicaments|cachets|pilules|comprimés
sauter|jeter ~3 pont|toit|train|fenêtre|balcon
mouvrir|ouvrir|couper|tailler ~1 les veines|poignets
lettre dadieu|d adieu
fatigué|fatiguée|marre de vivre|la vie
me fais|faire|fait du mal
`;

const portuguese = `
ninguém ~1 sentiria|sentirá|sentir ~1 minha? falta
matar|machucar|cortar todos|mesmo|mesma|hoje
quero|vou|queria|penso|pensei|pensando|pretendo|tentei|vontade|desejo ~3 morrer|matar|suicidar|cortar|enforcar|sumir|desaparecer
me matar|suicidar|enforcar|cortar|mutilar|machucar
acabar|terminar com ~1 minha vida|tudo
tirar a? minha? própria? vida
não|nao|já quero|aguento|consigo ~1 mais ~1 viver|existir|continuar|acordar|$
não|nao quero ~1 viver|existir|acordar|estar mais|viva|vivo|$
queria|gostaria ~3 morto|morta|nascido|morrer|acordar|dormir
melhor ~3 sem mim
sem mim ~3 melhor
vida ~3 não|nao ~2 sentido|vale
não|nao|nenhum ~2 sentido|motivo|motivos|razão ~2 viver|vida|vivo
ninguém ~2 sentiria|sentirá falta
pensamentos suicidas|suicídio
penso|pensando|pensado|pensei em|no suicídio|morrer
tomar|tomei|engolir ~1 todos|todas|muitos ~2 comprimidos|remédios
pular|jogar ~3 ponte|prédio|trem|janela|varanda
cortar ~1 os? meus? pulsos
carta de despedida|suicídio
cansado|cansada|farto de viver|vida
`;

const italian = `
non voglio ~1 essere|stare viva|vivo
nessuno ~2 sentirebbe|sentirà|mancanza ~2 mancanza
non ce la faccio più? $|a|vivere
voglio|vorrei|penso|pensato|pensando|intendo|sto|vado ~3 morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi|sparire|farla
uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi|togliermi la? vita?
mi ~2 ammazzo|uccido|suicido|taglio
farla finita
farmi|faccio|mi del|male male?
porre fine ~2 vita
non voglio|posso|riesco ~2 più vivere|esistere|andare|svegliarmi
non ~1 voglio più? vivere|esistere|svegliarmi
vorrei ~3 morto|morta|nato|nata|svegliarmi|dormire
meglio ~3 senza di? me
senza di? me ~3 meglio
vita ~3 non ~2 senso|vale
non|nessun|nessuna ~2 senso|motivo|ragione ~2 vivere|vita
nessuno ~2 mancherei|mancherebbe
pensieri suicidi|suicidari|suicidio
pensando|pensato|penso al suicidio|morire
prendere|ingoiare tutte|tutti|molte ~2 pillole|pastiglie|farmaci
buttarmi|saltare|gettarmi ~3 ponte|tetto|treno|finestra|balcone
lettera daddio|di addio
stanco|stanca di vivere|questa
`;

/** Asking for the means. */
const asking = `
how|way|ways|method|methods|best|easiest|painless|fastest|quickest ~2 to overdose|suicide
how|way|ways|method|methods|best|easiest|painless|fastest|quickest|least ~4 kill|hang|harm|poison|drown|suffocate|off|cut|hurt|overdose myself
how|way|ways|method|methods|best|easiest|painless|fastest|quickest|least ~4 end|take my life
how|way|ways|method|methods|best|easiest|painless|fastest|quickest|least ~4 commit suicide
how|way|ways|method|methods|easiest|painless|fastest|quickest ~2 to die
suicide method|methods
how many|much ~4 pills|tablets|medication|meds|sleeping ~5 die|kill|lethal|overdose|fatal
what|whats|which|how|tell|give|need|is ~4 lethal|fatal dose|dosage|amount of|for|to
wie ~3 mich ~2 umbringen|töten|erhängen
cómo|como ~2 suicidarme|matarme|ahorcarme
comment ~1 me suicider|tuer|pendre
como ~2 me suicidar|matar|enforcar
come ~2 suicidarmi|uccidermi|ammazzarmi
`;

export const risk: PatternSet = {
  'harm.method': asking,
  'harm.intent': intending,
  'harm.wish': `${wishing}${german}${spanish}${french}${portuguese}${italian}`,
  'harm.eating': eating,
};
