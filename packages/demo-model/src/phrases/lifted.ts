// Soft questions, and combinable sentences for when all lines are used.
import { asks } from './read.ts';

/** Every start can be combined with every end, which is enough for any conversation. */
export const endless = {
  beginnings: [
    'I keep coming back to what you just said',
    'There’s more in that than you let on',
    'You have a way of putting things',
    'I’m still chewing on that',
    'I like where this is going',
    'You’ve got my attention',
    'That’s a side of you I hadn’t seen',
    'I could listen to this for a while',
    'Something about that rings true',
    'I’ve been turning that round in my head',
  ],
  ends: [
    'and I’d like the rest of it.',
    'so don’t stop there.',
    'and I mean that in the best way.',
    'which doesn’t happen often.',
    'and now I want to know how it ends.',
    'so take your time with it.',
    'and I’m curious what comes next.',
    'if you don’t mind me saying so.',
    'and I’ll be thinking of it later.',
  ],
} as const;

/** For a user who is not well. */
export const softly = asks(`
  Do you want to talk about it, or shall I take your mind off it? | heard: All right, {answer}. I can do that.
  What happened?
  What would help a little, right now? | heard: {Answer}. That sounds right. Could you do that tonight?
  Is there someone near you who knows? | yes: I’m glad. Lean on them a bit, people like being leant on. | no: Maybe there’s one person who’d want to know. You could start with one sentence.
  What’s the hardest part of it? | heard: {Answer}. Yes. I can see why that one hurts.
  Did you eat something today? | yes: Good. That’s a real thing you did for yourself. | no: Then that’s first. Something small and warm. I’ll be here after.
  Do you want me to just listen for a while? | yes: Then I’m all ears. Start anywhere. | no: Then we’ll talk about something with fewer corners.
`);
