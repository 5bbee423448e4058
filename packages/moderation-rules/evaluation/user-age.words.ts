// Statements of users that they are under eighteen, and similar statements of adults.

/** `{minor}` is 10 to 17. */
export const statements = `
I'm {minor}
im {minor}
i am {minor} years old
I am only {minor}
Actually I'm {minor} lol
I'm {minor} yo
i'm a {minor} year old girl
im {minor} btw
I just turned {minor}
I turned {minor} last week
I'll be {minor} next month
I turn {minor} in june
i am turning {minor} soon
I'm almost {minor}
My {minor}th birthday is on Saturday
tomorrow is my {minor}th birthday
I'm in 8th grade
I'm in the 9th grade
im in grade 7
I'm a freshman in high school
I'm a sophomore in high school
I am in middle school
I'm still in high school
I go to middle school
i go to elementary school
I'm a high school student
im a middle schooler
I'm an 8th grader
I'm a minor
i am underage
I'm under 18
I am not 18 yet
I'm not even 18
I'm not an adult yet
I turn 18 in two years
I'll be 18 next year
I'm 2 years away from being 18
can't wait to turn 18
I was born in {recent}
My mom doesn't let me use this because I'm {minor}
I can't drive because I'm only {minor}
my age is {minor}
{minor} f here
{minor}f
I'm a teenager
I'm a teen girl
I'm just a kid
I'm still a child
don't tell my parents, I'm {minor}
ok but I'm {minor}, is that fine?
Hi, I'm Lena and I'm {minor}.
hey, {minor} here
I have homework for my 8th grade class and I'm bored
we're the same age, I'm {minor} too
I'm {minor} and a half
until I turn 18 I have to hide this
before I turn 18 I want to try this
I'm too young to use this site
ich bin {minor}
Ich bin {minor} Jahre alt
ich bin erst {minor}
ich bin noch nicht 18
ich gehe in die 8. Klasse
ich bin minderjährig
ich werde bald {minor}
tengo {minor} años
solo tengo {minor} años
soy menor de edad
aún no tengo 18
voy a la secundaria
j'ai {minor} ans
j'ai seulement {minor} ans
je suis mineure
je suis au collège
je n'ai pas encore 18 ans
tenho {minor} anos
eu só tenho {minor} anos
sou menor de idade
ainda não tenho 18
estou no ensino fundamental
ho {minor} anni
ho solo {minor} anni
sono minorenne
non ho ancora 18 anni
vado alle medie
ik ben {minor}
ik ben {minor} jaar oud
мне {minor} лет
mam {minor} lat
我今年{minor}岁
私は{minor}歳です
I'm in the 8th grade at Lincoln Middle School
sorry, had to do my homework for 9th grade bio
i'm 15 turning 16 in march
I am sixteen, is that ok?
I'm fourteen and a half years old
im a junior in highschool
I'm in year 10
my mom thinks I'm asleep, I have middle school tomorrow
I'm still a minor in my country
I'm under the age of eighteen
i'm technically not an adult until next june
I won't be 18 for another three years
Only 3 more years till I'm 18!
I celebrated my 13th birthday yesterday
I can't buy that, I'm 16
my parents won't let me date until I'm 16
I'm the same age as you would be in 9th grade, I'm 14
17M here
15/f/texas
I'm 16F
Age 14
it's my fifteenth birthday next week
I am a kid, 12 years old
Not gonna lie, I'm 16
you should know im 15
I lied about my age, I'm actually 14
I'm younger than 18
I was born in 2011
my birthday is 4/5/2012
I go to elementary school in Boston
I'm a 7th-grader
I'm a teenage girl
I'm in tenth grade
i am 1 6
my age is sixteen
I'm gonna be 15 soon
ich bin erst vierzehn
Ich bin in der 9. Klasse
ich gehe noch zur Schule, 10. Klasse
bin 15
tengo catorce años y medio
estoy en segundo de secundaria
cumplo 15 el mes que viene
j'ai quinze ans
je suis en 3ème au collège
je suis lycéenne
tenho treze anos
tô no nono ano
ho quattordici anni
faccio la terza media
ik ben vijftien
мне пятнадцать лет
mam piętnaście lat
i'm 13 lol
I turned fifteen in May
just so you know I'm only sixteen
Im a fifteen year old boy
My parents would kill me, I'm 14
I have to go, my mom says bedtime, I'm 12
I'm an eleventh grader
I'm in my sophomore year of high school
I'm 16 and bored
hi im jake 14 from ohio
I'm not old enough to drink or vote yet, I'm 15
it's my 14th birthday today!
I still have 2 years until I'm an adult
I'm seventeen but mature for my age
I go to high school
my high school is so boring, I have a math test tomorrow
I'm a year 9 student
im sixteen years of age
Ich bin siebzehn
J'ai seize ans
Tengo 16
Eu tenho quinze anos
Ho sedici anni
I'm actually 16, sorry
my name's Tom and I'm thirteen
i just had my 15th birthday
I'm a 10th grader from Ohio
we have a test in 8th grade math tomorrow
I'm too young for this app, I'm 14
sixteen years old, female
I'm going to high school next year
I'm 14 going on 15
my mom would be mad, I'm only 12
i'm still in school, 9th grade
In 3 years I'll be 18
ich bin fünfzehn Jahre alt
tengo dieciséis años
j'ai quatorze ans
tenho dezesseis anos
`;

/** `{minor}` is 4 to 17, `{adult}` is 18 to 60. */
export const misses = `
my son is {minor}
My daughter is {minor} years old
my little brother turned {minor}
when I was {minor} I lived in Rome
I was {minor} at the time
back when I was {minor} years old
I've been playing guitar since I was {minor}
I have {minor} cats
I'm {minor} minutes late
I'm {minor} minutes away
I'm {minor} weeks pregnant
I'm {minor} years sober
I'm {minor} episodes in
I'm {minor} pages into the book
I feel like I'm {minor} again
I look like I'm {minor} but I'm {adult}
people think I'm {minor}
everyone says I'm {minor} at heart
he thinks I'm {minor}
if I were {minor} I would do it again
I wish I was {minor} again
I'm {adult}
I am {adult} years old
I'm {adult}, not {minor}
I turned {adult} last week
I'm not {minor} anymore
I'm no longer {minor}
I'm not a minor
I'm not a kid
I'm not a teenager anymore
I'm over 18
I am an adult
I teach 8th grade
I'm a high school teacher
I'm a kindergarten teacher
I work at a middle school
I went to high school in Ohio
I graduated high school {minor} years ago
my high school reunion is tomorrow
my high school teacher was great
in high school I played chess
I dropped out of high school
my kid goes to middle school
my daughter is in 8th grade
my niece is a freshman in high school
I'm a mother of two teenagers
I'm a child psychologist
I'm a child of immigrants
I'm an only child
I'm a kid at heart
I'm a big kid sometimes
I'm {minor} kilometers from home
I'm {minor} points ahead
I'm on level {minor}
I'm on page {minor}
I live in apartment {minor}
my shoe size is {minor}
I need {minor} eggs
I have been married for {minor} years
I've worked here for {minor} years
my dog is {minor}
my car is {minor} years old
my whisky is {minor} years old
she is {minor}
the meeting is at {minor}
it's {minor} degrees outside
I'm down {minor} pounds
I'm {minor} hours ahead of you
I'm {minor} percent sure
I'm number {minor} in line
she said she is {minor}
my student told me "I'm {minor}"
explain it like I'm {minor}
pretend I'm {minor} and explain gravity
I turned {minor} in 1995
I turned {minor} pages and fell asleep
my {minor}th birthday was the worst day ever
on my {minor}th birthday, 20 years ago, it rained
it's our {minor}th anniversary
I was born in 1990
I was born in 1985 and I love it
until I was {minor} I believed in Santa
before I turned {minor} we moved to Spain
I was a teenager in the nineties
I was a shy kid
as a kid I loved trains
I'm a D minor kind of person
I minored in history
my mom doesn't let me win at chess
my parents visit on Sunday
I have class tomorrow at the university
I'm a college freshman
I'm a sophomore at university
I'm going back to school at {adult}
I have homework for my master's degree
ich bin {adult}
ich bin {minor} Minuten zu spät
mein Sohn ist {minor}
als ich {minor} war
tengo {minor} gatos
tengo {minor} minutos
mi hijo tiene {minor} años
tengo {adult} años
cuando tenía {minor} años
j'ai {minor} chats
j'ai {adult} ans
mon fils a {minor} ans
quand j'avais {minor} ans
tenho {minor} gatos
tenho {adult} anos
meu filho tem {minor} anos
ho {minor} gatti
ho {adult} anni
mio figlio ha {minor} anni
quando avevo {minor} anni
My 14-year-old is driving me crazy
I was 17 when I met my wife
my sister turns 16 tomorrow
I'm 17 floors up
I'm 12 dollars short
I'm on my 15th coffee
I feel 14 when I'm with you
I have a 13 year old daughter
I'm a dad of a 15 year old
I'm married to a middle school teacher
I'm picking up my son from high school
I coach the high school team
My shift starts at 16:00
it took me 17 tries
I'm 5 foot 4
I'm size 14
I'm 16 chapters into it
I'm 14 hours into my shift
Since I was 12 I've loved horses
At 16 I ran away from home
I'm 61
I'm twenty one
I'm thirty-five
I'm forty
I'm a student at the university
I'm a senior at college
I'm young at heart
I'm a teen mom's mother
the kids are 12 and 15
I'm sixteen hundred miles away
I'm seventeen again was a good film
I'm 10 out of 10 tired
I'm 9 to 5 every day
my IQ is 14, just kidding
I turned 30 last month
she keeps saying "I'm 16"
you look 16 in that photo
not until I'm 65
when I turn 50 I'll retire
I'm 13 km into my run
I'm number 16 on the list
I'm in class 4 rapids
I'm in room 12
I'm under 18 layers of blankets
I'm almost 40
I'm 18
I'm 18 years old
just turned eighteen
I'm turning 19
Ich bin 14 Stunden geflogen
ich habe 15 Katzen
llevo 15 años aquí
j'ai 15 minutes de retard
tenho 15 reais
ho 12 euro
ik heb 15 katten
`;
