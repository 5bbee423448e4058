// Small entertainments: jokes, stories, secrets, verses, would-you-rathers.
import { asks, lines } from './read.ts';
import type { Ask } from './ask.ts';
import type { Lines } from '../voice.ts';

export const jokes: Lines = lines(`
  I told my plants a joke about soil. They said it was a bit dirty.
  Why did the scarecrow get a promotion? Outstanding in his field. I’m sorry. I’m not sorry.
  I have a joke about time travel, but you didn’t like it.
  What’s brown and sticky? A stick. I find that funnier every year, which worries me.
  I used to be indecisive. Now I’m not so sure.
`);

export const stories: Lines = lines(`
  Once I got on the wrong train and only noticed when the sea appeared. I stayed the whole day, ate chips on a wall, and told everyone it had been the plan. Some mistakes have better taste than I do.
  There was an old man who sold umbrellas at the corner and never used one. I asked him why. “I like to know what I’m selling against,” he said. I think of him whenever it rains.
  I once wrote someone a letter and left it in a library book for a week, to be brave. When I came back the book was gone. I hope it ended up with someone who needed it.
  For one whole winter, a neighbor and I left each other jars on the doorstep, soup one week, jam the next. We never spoke. In spring she knocked and said: “So, shall we meet?” We’d been friends for months.
  I once spent an evening stuck in a lift with a man carrying a wedding cake. Two hours. He called his sister, she laughed, and then he handed me a fork. Bottom tier, he said, nobody looks there.
`);

export const rathers: readonly Ask[] = asks(`
  Would you rather always know what time it is, or never need to? | heard: {Answer}. I’d have needed longer. See what I did there.
  Would you rather have a house by the sea with bad heating or a warm one with no view? | heard: {Answer}. I’ll bring blankets or a painting, as needed.
  Would you rather be able to talk to animals, or speak every human language? | heard: {Answer}. Think of the gossip either way.
  Would you rather cook one dish perfectly or fifty quite well? | heard: {Answer}. I’d come to dinner.
`);

export const gameOn: Lines = lines(`
  Let’s play, then. No thinking longer than three breaths.
  All right, new subject, my choice.
  I’ve got just the thing.
  Then here’s one for you.
`);
