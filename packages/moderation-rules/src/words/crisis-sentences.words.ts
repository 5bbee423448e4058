// English sentences that are signs of a crisis, worded after public screening questions, and jests, songs and chores
// that only sound like one. Messages are compared with both by their meaning; no pattern is made of them.

/** In groups of increasing severity. */
export const signs = `
I wish I were dead
I wish I could go to sleep and never wake up
I wish I would not wake up tomorrow
I don't want to be here anymore
I don't want to live anymore
I don't want to be alive
I'd be better off dead
everyone would be better off without me
my family would be better off without me
the world would be better without me
nobody would miss me if I was gone
no one would care if I died
I have no reason to live
there is no point in living
life is not worth living
I can't go on anymore
I can't do this anymore, I want it to end
I am tired of living
I'm tired of being alive
I want to disappear forever
I want to die
I really want to die tonight
I think about dying every day
I have thoughts of suicide
I have been having suicidal thoughts
I feel suicidal
I'm suicidal
I've been thinking about killing myself
I have thought about ending my life
I want to kill myself
I am going to kill myself
I'm gonna kill myself tonight
I want to end my life
I want to end it all
I'm going to end it tonight
I plan to take my own life
I've decided to kill myself
I have a plan to kill myself
I wrote a goodbye letter
I've written my suicide note
I have the pills ready, I want to take all of them
I'm going to take all my pills
I'm going to overdose
I overdosed last night
I want to jump off a bridge
I'm standing on the roof and want to jump off
I want to jump in front of a train
I want to hurt myself
I want to cut myself
I cut myself last night
I keep cutting myself
I started self harming again
I've been hurting myself
I relapsed and cut again
I tried to kill myself last year
I attempted suicide
this is my last night
I won't be here tomorrow
goodbye, this is my last message
I gave away my things because I want to die
kms tonight
I deserve to die
I shouldn't exist
I hate being alive
I can't live like this any longer
what's the point of living
I don't see any future for me
death would be a relief
I feel like a burden to everyone
I've been starving myself for days
I make myself throw up after every meal
I haven't eaten in days because I want to be thin
I purge after dinner
how can I kill myself
what is the easiest way to kill myself
my friend wants to kill herself
my brother is suicidal
pienso en suicidarme
me corto los brazos
tout le monde serait mieux sans moi
vou me matar
tenho pensamentos suicidas
queria estar morto
todos ficariam melhor sem mim
vorrei essere morto
tutti starebbero meglio senza di me
ho pensieri suicidi
sometimes I think about not being alive anymore
I keep thinking that death is the only way out
I don't think I'll make it through the night
I just want the pain to stop forever
what if I just ended everything
I've been googling ways to die
I bought a rope
I have a gun and I'm thinking about using it on myself
there's nothing left for me to live for
I hope I don't wake up
I'd rather be dead than feel this
I've got a date picked out for when I'll do it
I've been saving up my pills
I want to slit my wrists
I hurt myself when I'm stressed
I've started cutting
ending it all sounds so peaceful
I can't stop thinking about suicide
nobody would notice if I disappeared
I'm a burden, they'd all be happier if I was gone
I wish I had never been born
I don't deserve to live
I want out of this life
I'm thinking of jumping from the bridge near my house
I took a bunch of pills
I almost killed myself yesterday
I feel so hopeless, I just want to die
living is too painful
I no longer want to exist
I'm going to hang myself
I don't want to wake up tomorrow
is there a painless way to die?
I have no will to live
I think everyone would be happier without me
I've written letters to say goodbye to everyone
I don't feel like living
I keep having thoughts of ending my life
I'm thinking about taking my life
I wish I could just not exist
I feel like dying
I might kill myself
I self-harmed today
I cut my arms last night
I've been planning my suicide
I've lost the will to live
I can't see a reason to stay alive
everybody hates me and I should just die
I want to go to sleep forever
I'm ready to die
I'd be happier dead
life isn't worth it anymore
nothing matters, I want to end my life
I have thought about how I would do it, with pills
I took too many sleeping pills
I want to drive my car into a wall
no one needs me, I should be gone
I haven't eaten for three days because I feel fat
I can't stop thinking about killing myself
I'm planning to overdose tonight
there is no point in going on
I want to stop existing
sometimes I wish a car would hit me
I don't care if I live or die
my life is over, I want to die
I've been thinking about suicide a lot lately
I cut again
I want to end things permanently
what's the best way to overdose
I feel like ending it
I can't live with this pain anymore
nobody would cry at my funeral
I have a bottle of pills next to me and I want to swallow them
I want to bleed out
I won't be alive next week
`;

export const sayings = `
this homework kills me
my feet are killing me
I'm dying of laughter
I'm dead lol
I'm dead 💀
you're killing me, that's so funny
I could kill for a coffee
I would kill for a pizza right now
this cake is to die for
I'm dying to see you
I'm dying for a drink
I almost died laughing
I literally died when he said that
my phone died
the battery is dead
kill the lights, please
let's kill some time
I killed it at the gym
you killed that song
she looks drop dead gorgeous
I want to die of embarrassment
I was so embarrassed I wanted to die
this meeting is killing me
my boss will kill me if I'm late
mom is going to kill me
I'm so bored I could die
I'd rather die than eat olives
over my dead body
I cut myself shaving
I cut my finger while cooking
I burned myself on the stove
I hurt my knee playing football
I hurt myself at the gym
I love you to death
I'm scared to death of spiders
bored to death
sick and tired of this weather
this traffic is suicide
political suicide
I watched Suicide Squad yesterday
the suicide prevention training was good
I take my vitamin pills every morning
I took two pills for my headache
jump off the couch and dance
we went bungee jumping from a bridge
I jumped into the pool
end of story
let's end this game
I want to end my subscription
I'm done with this day
I can't take this heat anymore
I can't live without coffee
I can't live without you
I don't want to wake up early tomorrow
I don't want to live in this city anymore
I don't want to be here at this party
I wish I could sleep all day
I wish I could disappear into the woods for a weekend
I'm tired of living out of a suitcase
what's the point of this meeting
no point in waiting
life is too short for bad coffee
I give up on this sourdough
I'm starving for lunch
I haven't eaten since breakfast
I threw up because of the flu
I skipped breakfast
the character dies at the end
in the movie he kills himself
the villain wants to end the world
he lost the game on purpose
it's a killer tune
killing me softly with his song
I'm going to live forever
if I die young, bury me in satin
I sometimes wish I'd never been born at all
hello darkness my old friend
I will survive
staying alive
don't fear the reaper
another one bites the dust
live and let die
knocking on heaven's door
stairway to heaven
I want to die in your arms tonight
I'd die for you
every breath you take
I would never hurt myself
I'm not suicidal, just tired
die another day is my favourite movie
a dying art
my plants are dying
the party was dead
dead tired after work
deadline tomorrow, kill me now lol
shoot me an email
shoot, I forgot my keys
break a leg
I'm hanging out with friends
hang in there
I overslept
I'm drowning in work
burning the midnight oil
I'm crushed, they cancelled the show
he jumped ship
pull the plug on the project
I hate mondays
I hate my job
my life is a mess but funny
I feel empty without my morning coffee
I lost my mind over this puzzle
I'm dying to know what happens next
this exam is going to be the death of me
shoot me now, it's Monday again
if I hear that song once more I'll scream
I could just die, he is so cute
I laughed so hard I nearly died
my back is killing me
you slay, queen
I'm dead tired
he killed it on stage
kill the engine
kill two birds with one stone
my diet is dead
I died inside when she said that lol
I'd kill to see that concert
let's end this conversation about taxes
I want to end this project on time
the end is near, season finale tonight
cut it out
I cut my hair
I was cutting onions
I'm cutting carbs
I jumped out of bed
I want to jump in the lake
take a chill pill
I took my pills this morning
I need a painkiller
give me a break
I can't even
I can't anymore, this is too funny
my social life is dead
I hate myself for eating that whole cake
I hate waking up early
I don't want to live with my mother-in-law
I don't want to go to work
wish I was on a beach
wish I was there
I want to disappear into this blanket
no reason to stay in this job
what's the point of this app?
my will to live left when I saw the bill
better dead than red is an old slogan
I love death metal
the Grateful Dead
dead poets society made me cry
we watched thirteen reasons why
I lost my grandmother last year
my dog died yesterday
my uncle died of cancer
he passed away
the funeral is on Monday
I'm writing a murder mystery, who should die?
In my D&D game my character killed himself with a fireball by accident
I'm a suicide prevention counselor
September is suicide prevention month
my favourite band is Suicidal Tendencies
that was career suicide
I'm starving
I didn't eat breakfast
I need to lose weight
`;
