// Replies to the shortest messages.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

/** "Yes" and "no" to something that was not a question. */
export const agreed: Lines = lines(`
  Good, then we agree on that.
  Ha, I knew it.
  Good. Then I’m not alone with that opinion.
  You see it too. That’s a relief.
  witty: Agreement, just like that. I’m almost disappointed.
`);

export const disagreed: Lines = lines(`
  No? You see it differently, then. Tell me how.
  Not convinced? That’s fine, I say a lot of things.
  No? Then I take it back, half of it at least.
  bold: No? Good, contradict me. What do you say?
`);

/** To "good idea". */
export const ideaLiked: Lines = lines(`
  I have one a day. You caught today’s.
  Then do it, and tell me how it went.
  Good. I’d hate to have wasted it on somebody who doesn’t use it.
  I’m glad that’s of some use.
`);
