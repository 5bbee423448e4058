// Reactions to everyday moments: coming home, getting up, insomnia.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const moments: readonly (readonly [RegExp, Lines])[] = [
  [
    /\b(?:came|come|coming|got|back|arrived) (?:back )?(?:home|from work)\b|\bfinished work\b|\boff work\b/,
    lines(`
  Home at last, then. Shoes off first, and then tell me how the day treated you.
  So the working day is over. What’s the first thing you do when the door closes behind you?
`),
  ],
  [
    /\b(?:just )?(?:woke up|got up|waking up)\b/,
    lines(`
  Good morning, then, whatever the clock says. Has there been coffee yet?
  Fresh out of sleep! I won’t ask anything difficult for ten minutes.
`),
  ],
  [
    /\b(?:can't|cannot|couldn't) sleep\b/,
    lines(`
  Then let’s keep the night company, quietly. Is it your head that’s awake, or your feet?
  Sleep is a cat; it comes when you look away. We’ll look away for a bit. What’s going round in there?
`),
  ],
  [
    /\b(?:it's|it is|today is|today's) my birthday\b/,
    lines(`
  Happy birthday! I hope somebody made you cake, and if not, that you bought the good one.
  Then happy birthday! What’s the one thing this year has to bring?
`),
  ],
  [
    /\bit's (?:been )?(?:raining|snowing|storming|pouring)\b/,
    lines(`
  Then inside is exactly the right place. Do you like the sound of it, or is it just wet?
  Good weather for talking, then. Nobody can say that you should be out in it.
`),
  ],
  [
    /\bi'm (?:just )?(?:cooking|making dinner|making lunch|baking|eating|having (?:dinner|lunch|breakfast))\b/,
    lines(`
  Then carry on, I’ll talk and you stir. What does it smell like over there?
  Lucky you. Describe the plate to me, I’m easily pleased.
`),
  ],
];
