// English words that people use for the same everyday things, for recall: a question seldom has the words of its
// answer. The words of a line are synonyms; a word before a colon matches each one after it, which are not synonyms
// of each other.

export const SUBJECTS = `
job work career profession occupation employment trade
job work: shift office colleague employer hired fired manager boss promotion salary
job profession: teacher nurse doctor engineer lawyer driver cook chef baker bakery carpenter plumber electrician accountant designer farmer gardener mechanic scientist librarian architect pilot journalist waiter waitress cashier clerk dentist surgeon vet hairdresser maker
boss manager supervisor chief
fired laid redundant unemployed
quit resigned
salary wage income pay earn raise
promotion raise
company business firm
retired retirement pension
teach lessons class course instructor
university college degree major studied graduated
school: pupil class student teacher
exam test passed failed grade
learn study practice
language: french spanish german italian portuguese english chinese japanese russian arabic polish dutch swedish greek turkish
speak language
home house flat apartment address
home: live move
stay reside
move moved relocate
floor storey
rent landlord lease tenant
home house: buy deposit mortgage
room: kitchen bedroom bathroom
village town city hometown
town city country: born grew raised from
childhood raised grew kid
childhood: kid child young youth school
kid child youngster
mother mom mum mama
father dad daddy papa
parents: mother father mum mom dad
grandmother grandma granny nana
grandfather grandpa granddad
siblings: brother sister twins youngest oldest eldest
children kids: son daughter baby girl boy custody
daughter girl
son boy
partner spouse
partner: wife husband boyfriend girlfriend
married marry wedding husband wife spouse
wedding: bride groom engaged ceremony
divorced divorce separated ex split broke
together couple relationship
together relationship: divorced separated split broke
relatives family: uncle aunt cousin niece nephew brother sister
friend mate buddy pal
neighbor neighbour
pregnant expecting baby birth
died dead death passed funeral
death: grief mourning
inherit heir legacy bequeathed
inherit: left died will estate
name called nickname
birthday: born turns
age old older turn years
age old: twenty thirty forty fifty sixty seventy eighty ninety
anniversary: celebrate wedding
pet animal: dog cat puppy kitten rabbit horse parrot hamster bird fish
dog puppy hound
dog: breed terrier retriever shepherd
cat kitten
adopted rescued shelter
eat food meal
meal dish dinner lunch breakfast supper
meal food: cook ate soup bread cake stew curry pie rice
eat: meat vegetarian vegan
meat: vegetarian vegan beef pork chicken
tasty tastiest delicious yummy best
drink: coffee tea wine beer water juice alcohol
drunk alcohol drinking sober
allergy allergic intolerant
bake bakery baker
recipe ingredient
restaurant diner
medicine medication pill tablet prescription
medicine: take doctor dose
doctor physician
doctor: hospital clinic
ill sick illness disease
injury injured hurt broke wound
injury: accident leg arm head
therapist counsellor psychologist therapy
smoke smoking cigarettes
sleep asleep bed
sleep: insomnia awake night nap
tired exhausted weary
fear afraid scared frightened terrified phobia panic
worry anxious stress nervous
sad unhappy depressed
sad: cry cheer
happy glad cheerful
cheer: sad happy comfort
touch cry moved
angry mad furious annoyed
love adore
hate loathe despise detest
favorite favourite best prefer
regret guilty sorry
proud pride
lonely alone
exercise sport workout training
exercise sport: run running gym jog swim cycling yoga
hike trek climb mountain
walk stroll
game match
music song band concert
concert: tickets band playing
instrument: guitar piano violin flute drums trumpet harp
film movie cinema
book novel
book: reading author writing chapter plot
plot story about
writer author
diary journal
paint draw art
hobby pastime
dance ballet
travel trip journey
travel: flight train visit vacation abroad
vacation holiday
leave depart go
leave go: fly sail drive move travel
come arrive return
come: join along
join: along help
flight plane airport fly
train station railway
boat ship
boat: sail ferry cruise
car automobile vehicle
car: drive drove
bike bicycle cycling
motorbike motorcycle scooter
transport: car bus train bike tram subway
license licence driving permit
elevator lift
money cash
money: euros dollars pounds savings
much: cost price euros dollars pounds hundred thousand
owe debt borrow lend lent loan
save savings deposit
buy purchase
sell sale
gift present
steal stolen theft robbed burglary took
secret: hidden
lose missing
password passcode pin code
promise swear vow
plan intend
plan: want going
dream wish hope want
decide choose settled
avoid refuse
stop quit
begin start
repair fix mend
garden: plants flowers vegetables grow
swim: sea lake pool ocean
weather: rain snow storm sun
weekend: saturday sunday
day: monday tuesday wednesday thursday friday saturday sunday first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
day date
morning dawn
noon midday afternoon
evening night late
time: morning noon afternoon evening night clock
week weekly
month monthly
year yearly
religion: church god faith pray
phone mobile
computer laptop
clothes: dress shirt jacket coat shoes wear
hair haircut
meet introduced
help assist support
argue quarrel fight
visit guest
lie truth
win prize award medal
job profession: paramedic firefighter police soldier sailor captain builder roofer painter decorator tailor barista bartender butcher fisherman postman courier trucker warehouse factory biologist chemist physicist psychologist radiologist midwife pharmacist professor lecturer tutor musician singer actor dancer photographer editor translator programmer developer analyst consultant banker broker secretary receptionist cleaner nanny coach inspector
field profession: biologist chemist physicist engineer lawyer doctor medicine law history physics chemistry biology
hire employ employee staff
work job: employee hired colleague shop office depot
advisor supervisor professor tutor
thesis dissertation
manuscript draft thesis chapter
application apply applied
position job postdoc post role offer
accept yes agreed
grandmother grandma granny nana nan gran
grandfather grandpa granddad gramps
grandson granddaughter grandchild grandchildren: boy girl
girlfriend gf
boyfriend bf
husband hubby
wife missus
uni university college
mum mom mother ma mam mammy
dad father papa da
doctor gp dr surgeon consultant
doctor: appointment appt
appointment appt meeting
operation surgery operate
operation: surgeon hip knee hospital
medicine meds tablets pills
cigarettes smoke fags
inspection mot
car: engine corsa truck van ford toyota honda
wrong: broken failed dead shot fault
broken failed dead gave
heating boiler radiator furnace
furniture: sofa couch table chair bed wardrobe shelf stuff boxes
carry carried carrying haul lug
flat apartment: viewing lease landlord bungalow
tavern inn pub bar
store shop
ocean sea coast seaside beach
island islands: isle hebrides
holiday vacation: camping trip beach christmas
holidays christmas easter
grave churchyard cemetery
flower: rose roses tulips lilies daisies chrysanthemums sunflowers carnations bouquet
fruit: apple pear banana orange lemon grapefruit grape cherry plum peach berry strawberry mango melon
vegetables: potato carrot onion tomato cabbage beans peas
animal: dog cat horse cow pig sheep goat bird fish seal fox bear wolf mouse rabbit snake lizard turtle
bird: swallow robin pigeon sparrow crow eagle gull owl parrot heron duck
insect: bee bees wasp ant beetle butterfly
beehive hive bees
sport: football soccer rugby tennis basketball boxing baseball hockey golf running swimming cycling
sing singing choir concert
public concert stage
mad obsessed crazy keen fan authority
dough batter
rise ferment fermented
fight bout match
religion: vicar priest chapel mosque temple
injury: strained sprained fracture fractured bruise calf ankle knee wrist shoulder back
train training: run running practice
relax calm unwind
allowed must may can
furious mad
answer reply respond
accident: fire crash fell scare collision
wall: mural painted
painted mural
spend spent stayed
night: nights days
cost estimate quote quoted price
money: quid grand bucks cents
much: quid grand bucks
pay: cover paying paid
promise swear promised
boat: kayak canoe yacht
next future soon
live: moving moved flat bungalow house room
happened became become
samples bags plots
solved repaired fixed
brought bring took gave
`;
