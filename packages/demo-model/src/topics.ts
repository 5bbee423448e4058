// Recognizes the topic of a message by its words.

export const topicWords = {
  work: 'work job boss office colleague colleagues coworker coworkers meeting meetings shift deadline career promoted promotion promote client clients customers interview overtime salary manager workplace project hired fired laid',
  study:
    'school study studying student university college exam exams test homework class classes lecture thesis essay degree teacher professor semester course physics maths math chemistry biology history geography philosophy algebra',
  food: 'food eat eating ate dinner lunch breakfast cook cooking cooked bake baking baked pizza pasta sushi recipe hungry cake bread cheese chocolate soup curry restaurant meal snack dessert salad noodles rice taco tacos burger vegetables fruit delicious pancakes bun buns roll rolls pastry pastries cookie cookies biscuits noodle stew waffles sandwich snacks',
  music:
    'music song songs band bands album concert guitar piano sing singing violin drums playlist jazz rock metal pop classical singer listening gig cello choir',
  books:
    'bookshop bookstore book books read reading novel novels author poem poems poetry library story chapter fantasy fiction comic comics manga',
  films:
    'film films movie movies series show shows cinema netflix episode watched watching watch tv documentary anime actor actress season',
  games:
    'game games gaming gamer videogame videogames console playstation xbox nintendo switch zelda minecraft chess rpg boardgame puzzle dnd level steam',
  travel:
    'travel travelling traveling trip trips holiday vacation flight plane airport train abroad beach mountains journey hotel japan italy france spain paris london road backpack visit visited country countries island',
  sleep: 'sleep sleeping slept insomnia bed nap awake woke wake nightmare exhausted sleepy alarm',
  dreams: 'dream dreams dreamt dreamed wish wishes future goal goals someday',
  family:
    'family mum mom mother dad father parents sister brother sisters brothers son daughter kids children grandma grandmother grandpa grandfather aunt uncle cousin baby niece nephew wedding',
  friends: 'friend friends friendship bestie buddy roommate flatmate neighbour neighbor party',
  pets: 'animal animals dog dogs cat cats pet pets puppy kitten hamster rabbit parrot bird horse fish goldfish vet turtle',
  love: 'boyfriend girlfriend wife husband partner date dating crush relationship breakup broke ex romance married marriage divorce single',
  health:
    'sick ill doctor hospital headache pain flu fever medicine surgery health therapy therapist injury diet tired dentist',
  day: 'today day morning evening night tonight weekend yesterday tomorrow week monday friday saturday sunday busy',
} as const;

export type Topic = keyof typeof topicWords;

const topicOf = new Map<string, Topic>();
for (const [topic, words] of Object.entries(topicWords)) {
  // The keys are those of the record above; a word of two topics belongs to the first.
  for (const word of words.split(' ')) if (!topicOf.has(word)) topicOf.set(word, topic as Topic);
}

/** Pets have priority; "day" is only a setting. */
const weights: Partial<Record<Topic, number>> = { pets: 2.5, day: 0.4 };

/** The topic with the most words; "day" only if there is no other. */
export function findTopic(words: readonly string[]): Topic | undefined {
  const isOwn = words.some((word) => /^(?:i|i'm|i've|im|my|me)$/.test(word));
  const counts = new Map<Topic, number>();
  for (const word of words) {
    const topic = topicOf.get(word);
    const weight = topic === 'health' && !isOwn ? 0 : (weights[topic ?? 'day'] ?? 1);
    if (topic && weight > 0) counts.set(topic, (counts.get(topic) ?? 0) + weight);
  }
  return [...counts.entries()].sort((one, other) => other[1] - one[1])[0]?.[0];
}
