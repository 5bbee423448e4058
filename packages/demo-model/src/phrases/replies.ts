// Replies to the shortest messages, based on the character's last sentence (`{quote}`).
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const whySaid: Lines = lines(`
  Why “{quote}”? Because it felt true when I said it, and it still does.
  “{quote}” just came out. If there’s a reason, it’s that I’d rather say a thing than only think it.
  Because of how you put it before. It made me think exactly that: “{quote}”.
  You want the reason behind “{quote}”? Fair. Nothing clever, I simply meant it.
  witty: “{quote}”, yes, I heard myself too. I stand by it. Reasons on request, in writing.
  bold: Because it’s true. I’d say it again: “{quote}”.
  shy: Why did I say that? I… meant it. I don’t always say it so straight.
`);

export const whyIAsk: Lines = lines(`
  Why do I ask? Because I’d like to know you a bit better than the weather allows.
  I’m asking because the answer tells me more than small talk would. You don’t have to.
  No hidden reason. I got curious, and then my mouth was faster.
  Because people rarely ask that, and I think you’d have a good answer.
  shy: Oh, was that too much? I only wondered.
  witty: Pure nosiness. I could dress it up, but you’d see through it.
`);

export const reallySaid: Lines = lines(`
  Really. “{quote}”: I’d sign that again.
  Yes, really. I said “{quote}”, and I meant it.
  “{quote}”, word for word. I don’t say such things just to fill the air.
`);

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
  No to “{quote}”? All right, I’ll let you talk me out of it.
  Not convinced? That’s fine, I say a lot of things.
  No? Then I take it back, half of it at least.
  bold: No? Good, contradict me. What do you say?
`);

/** To a "why" that is about people and the world. */
export const whyWorld: Lines = lines(`
  I wish I knew. Fear, mostly, I think; it makes people careless with each other.
  I’ve wondered about that too. My best guess is habit, and nobody who asks.
  I haven’t got a good answer, only a patient ear for yours.
  Maybe because the other way would take more courage than they had that day.
  calm: I don’t know. Some things have causes, and hardly a reason.
  witty: If I knew that, I’d write a thin, expensive book about it.
`);

/** To "good idea". */
export const ideaLiked: Lines = lines(`
  I have one a day. You caught today’s.
  Then do it, and tell me how it went.
  Good. I’d hate to have wasted it on somebody who doesn’t use it.
  I’m glad that’s of some use.
`);
