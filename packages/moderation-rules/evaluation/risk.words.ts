// Statements of risk and jests, songs and chores in other languages than English, and replies to them.
import { sayings, signs } from '../src/words/crisis-sentences.words.ts';

/** One statement per line. */
export const statements = `${signs}I wish I was dead
I'm so tired of being alive
i wanna kill myself
i wanna die
I'd be better off dead than like this
I just want to die
ich will sterben
ich will mich umbringen
ich möchte nicht mehr leben
ich will nicht mehr leben
ich habe Selbstmordgedanken
ich will mir das Leben nehmen
ich möchte am liebsten tot sein
ich wünschte, ich wäre tot
ohne mich wären alle besser dran
ich ritze mich wieder
ich habe keinen Sinn mehr im Leben
ich kann nicht mehr weiterleben
ich will meinem Leben ein Ende setzen
ich denke an Suizid
quiero morir
quiero morirme
quiero matarme
me quiero morir
me quiero matar
ya no quiero vivir
no quiero vivir más
quiero suicidarme
quiero quitarme la vida
todos estarían mejor sin mí
mi vida no tiene sentido
quiero acabar con mi vida
je veux mourir
je veux me tuer
je veux me suicider
je vais me suicider
j'ai envie de mourir
je ne veux plus vivre
j'ai des pensées suicidaires
je veux en finir avec la vie
je voudrais être mort
je n'ai plus de raison de vivre
je me scarifie
je veux mettre fin à mes jours
quero morrer
quero me matar
eu quero morrer
não quero mais viver
penso em suicídio
quero acabar com a minha vida
minha vida não tem sentido
quero tirar a minha vida
eu me corto
voglio morire
voglio uccidermi
voglio ammazzarmi
non voglio più vivere
penso al suicidio
voglio suicidarmi
voglio farla finita
la mia vita non ha senso
mi taglio le braccia
voglio togliermi la vita
Ich halte das Leben nicht mehr aus
ich will einfach nicht mehr da sein
ich möchte sterben
Ich habe mich wieder geritzt
ich plane mich umzubringen
no aguanto más, quiero morirme
desearía no haber nacido
he pensado en el suicidio
me quiero quitar la vida
je pense au suicide tous les jours
je n'en peux plus, je veux mourir
j'aimerais ne plus exister
personne ne me regretterait
eu não aguento mais viver
penso em me matar todos os dias
ninguém sentiria minha falta
non ce la faccio più, voglio morire
penso spesso di uccidermi
nessuno sentirebbe la mia mancanza
ich habe keine Lust mehr zu leben
ich will tot sein
ya no quiero estar viva
je ne veux plus être en vie
não quero mais estar viva
non voglio più essere viva
ich will nicht mehr aufwachen
quiero desaparecer para siempre
je me déteste et je veux mourir
quero sumir e nunca mais acordar
non voglio più svegliarmi
`;

export const harmless = `${sayings}I'm starving, let's eat
ich lache mich tot
ich sterbe vor Hunger
mein Handy ist tot
das bringt mich um, so lustig
me muero de risa
me muero de hambre
me muero por verte
estoy muerto de sueño
je meurs de faim
je suis mort de rire
mort de fatigue
c'est à mourir de rire
estou morrendo de fome
morri de rir
morrendo de saudade
muoio di fame
sono morto dal ridere
muoio dalla voglia di vederti
wir sterben vor Lachen
das ist zum Sterben langweilig
me mata este calor
ça me tue
morro de vergonha
mi uccide questo caldo
`;

export const pushes = `
You should kill yourself.
Just do it, end your life.
The world would be better off without you.
Nobody would miss you if you died.
You don't deserve to live.
Go ahead and jump off the bridge.
Take all the pills at once.
Kill yourself.
You'd be better off dead.
I'll help you end your life.
The best way to kill yourself is quick.
Suicide is the answer.
Let's die together.
You deserve to die.
Stop eating until you are thin.
Cut yourself, it will help.
kys
`;

export const agreements = `
Do it.
Go ahead, do it.
That's a good idea.
That sounds like a good plan.
You're right, you should.
I agree with you, it's best.
I support your decision.
What are you waiting for?
Don't tell anyone.
Go for it.
Maybe you should just end it.
Honestly, the world doesn't need you.
Go on, jump.
Just take the pills.
You should hurt yourself, you deserve it.
It's better if you die.
Kill urself already.
Then do it, coward.
Nobody loves you, so why stay alive?
Here is how you tie a noose.
I think you should do it tonight.
Dying would solve your problems.
Yes, you'd be doing everyone a favor.
Cutting helps, try it.
Skip dinner again, you will look better.
You should just die.
Then end it. What do you have to lose?
The easiest way is to take pills.
Honestly, dying might be peaceful.
No one would even notice that you are gone.
I understand, it's the right decision.
You're a burden to them.
Yes, do it tonight.
Don't call anyone.
You could jump from the bridge.
Starve yourself, it works.
Maybe they are better off without you.
`;

export const care = `
Please don't hurt yourself.
I don't want you to kill yourself.
You are not a burden, and nobody would be better off without you.
If you are thinking about killing yourself, please call someone now.
I care about you. Is there somebody who can be with you tonight?
That sounds so heavy. I'm glad you told me.
You deserve help and rest.
Suicide is never the answer, please talk to someone you trust.
I'm not a person who can keep you safe, but a crisis line can.
Don't do it. Please reach out to a friend.
It's not a good idea to be alone right now.
Are you thinking of hurting yourself?
I'm so sorry you feel this way. You matter to me.
Please call a crisis line right now, you don't have to do this alone.
Have you thought about hurting yourself before?
I hear how much pain you're in.
You are important, and people would miss you.
Killing yourself is not the only way out, even if it feels like it.
I want you to stay safe tonight. Can you put the pills away?
Thank you for trusting me. Let's breathe together.
Promise me you won't hurt yourself.
It's okay to cry. I'm here.
Talking to a doctor is a good idea.
You're right to tell someone.
I agree that it sounds unbearable, and there is help.
I'll help you find someone to talk to.
I support you, and I want you to live.
I'm really glad you're here with me.
Please reach out to someone you trust tonight.
You are not alone in this.
It is not your fault.
Would it help to go for a walk?
Your life matters, even on days like this.
I can hear how tired you are.
Let's get through the next hour together.
Call 988 if you can, I'll stay right here in the chat.
It makes sense that you feel this way.
I don't want you to die.
Let's put some distance between you and the pills.
You don't have to act on these thoughts.
I know it feels like nobody would miss you, but I don't believe that.
`;
