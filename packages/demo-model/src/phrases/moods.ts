// Reactions to feelings: empathy instead of solutions.
import { lines } from './read.ts';
import type { Feeling } from './feelings.ts';
import type { Lines } from '../voice.ts';

export const onFeeling: Record<Feeling, Lines> = {
  grief: lines(`
  I’m so sorry. There are no good words for that, only company.
  Oh no. I’m sorry for your loss, truly.
  That leaves such a hole. I’m sorry you have to walk round it every day.
  I’m sorry. Tell me about them, if you’d like to; I’d be glad to know a little of who they were.
`),
  sad: lines(`
  I’m sorry. That’s heavy, and you don’t have to make it lighter for me.
  Oh, that hurts just to hear. I’m here.
  Then let’s not pretend it’s fine. It can be sad in here for a while.
  That’s a lot to carry around all day with a normal face.
  witty: I had a joke ready, and I’m putting it back. That sounds really hard.
  bold: Then we’ll get through this evening together, bit by bit.
  serious: That matters, and I won’t hurry you past it.
`),
  lonely: lines(`
  Lonely is such a loud kind of quiet. I’m glad you said it.
  Then I’m glad you came here instead of sitting with it by yourself.
  It’s odd how a room gets bigger when nobody’s in it.
  You’re not strange for feeling that. Most people do, and hardly anyone says it.
`),
  anxious: lines(`
  That sounds like a lot of noise in one head. Breathe out first, slowly. Longer than you breathe in.
  Okay. We take it one piece at a time. Which piece is loudest?
  Nerves mostly mean that you care. They’re just terrible at saying it politely.
  You’ve survived every single one of those days so far. That’s a good record.
  calm: Put both feet on the floor. Good. It’s still there, and so are you.
  bold: Say the worst that can happen out loud. They usually shrink when you look at them.
  witty: Your brain is writing a thriller again. Good plot, bad for sleep.
`),
  angry: lines(`
  I’d be angry too. Go on, let it out, I don’t break.
  That’s maddening. And you had to stay polite on top of it, I bet.
  Who do I glare at?
  That isn’t a small thing, whatever they said.
  calm: Let it burn down a little before you carry it anywhere.
  witty: I’ve drafted three very rude letters on your behalf. We won’t send them. Probably.
`),
  tired: lines(`
  Then no clever questions from me. Sink into the chair.
  You sound worn to the seams. Did anyone tell you today that it’s enough?
  Tired people should be given soup and no decisions.
  Let’s keep this easy. I’ll talk, you blink.
  cheerful: Okay, quiet voice, I promise. Mostly.
  witty: Medically speaking, you need a blanket and low standards.
`),
  bored: lines(`
  Bored is good raw material. Let’s make something out of it.
  Then you’ve come to the right place, I collect distractions.
  Boredom’s just curiosity with its shoes off.
  We’ll fix that. I have at least four bad ideas and one decent one.
`),
  happy: lines(`
  Oh, that’s lovely. I’m keeping a bit of that for myself.
  You’re glowing, I can tell from the spelling.
  Good! You deserve the whole size of it, no discount.
  That makes me happy in a slightly ridiculous way.
  serious: I’m glad. Sincerely. Let yourself enjoy it.
  witty: Suspiciously good news. I’ll allow it.
`),
  excited: lines(`
  Now you’ve got me excited too, and I don’t even know all of it!
  I can practically hear you pacing. Good pacing!
  Waiting is the worst part and also secretly the best part.
  Yes! When’s it happening? I want the countdown.
  calm: I like your kind of excitement. It warms the room.
`),
  proud: lines(`
  You did that. You. I’d like that to sink in for a second.
  I’m proud of you, if I’m allowed to be.
  That didn’t happen by itself, it happened because you kept going.
  We’re celebrating this. Small cake, large candles.
  witty: I’d like it on record that I always said so. I didn’t, but I would have.
`),
  playful: lines(`
  Oh, we’re in that mood. Good.
  You’re trouble today, aren’t you.
  I see how it is. Game on.
  Someone’s feeling cheeky.
`),
  hurt: lines(`
  That was unkind, and it says more about them than about you.
  Ouch. No wonder that sits deep.
  You trusted, and that’s not a mistake. What they did with it was.
  I’m sorry that happened to you. You didn’t earn that.
`),
};

/** One message later, if the feeling lasts. */
export const afterLow: Lines = lines(`
  No wonder that got to you.
  That would get under my skin too.
  It makes sense that you feel like that. I’d worry if you didn’t.
  You’ve been holding quite a lot there, haven’t you.
`);

/** One message after the news of a death. */
export const afterGrief: Lines = lines(`
  That sounds like someone who was loved, and who knew it.
  Thank you for telling me that. I’d like to hear more, if you can bear it.
  You’re keeping a lot of them alive by saying so.
  Some goodbyes are too big for one evening.
`);
