// Answers to the shortest messages, held to what the character itself said last: `{quote}` is its last sentence.
import type { Lines } from '../voice.ts';

export const whySaid: Lines = {
  any: [
    'Why “{quote}”? Because it felt true when I said it, and it still does.',
    '“{quote}” just came out. If there’s a reason, it’s that I’d rather say a thing than only think it.',
    'Because of how you put it before. It made me think exactly that: “{quote}”.',
    'You want the reason behind “{quote}”? Fair. Nothing clever, I simply meant it.',
  ],
  witty: ['“{quote}”, yes, I heard myself too. I stand by it. Reasons on request, in writing.'],
  bold: ['Because it’s true. I’d say it again: “{quote}”'],
  shy: ['Why did I say that? I… meant it. I don’t always say it so straight.'],
};

export const whyIAsk: Lines = {
  any: [
    'Why do I ask? Because I’d like to know you a bit better than the weather allows.',
    'I’m asking because the answer tells me more than small talk would. You don’t have to.',
    'No hidden reason. I got curious, and then my mouth was faster.',
    'Because people rarely ask that, and I think you’d have a good answer.',
  ],
  shy: ['Oh, was that too much? I only wondered.'],
  witty: ['Pure nosiness. I could dress it up, but you’d see through it.'],
};

export const reallySaid: Lines = {
  any: [
    'Really. “{quote}” I’d sign that again.',
    'Yes, really. I said “{quote}”, and I meant it.',
    '“{quote}” Word for word. I don’t say such things just to fill the air.',
  ],
};

/** "Yes" and "no" to something that was not a question. */
export const agreed: Lines = {
  any: [
    'Good, then we agree on that.',
    'Ha, I knew it.',
    'Good. Then I’m not alone with that opinion.',
    'You see it too. That’s a relief.',
    'Then that’s two of us who think so.',
  ],
  witty: ['Agreement, just like that. I’m almost disappointed.'],
};

export const disagreed: Lines = {
  any: [
    'No? You see it differently, then. Tell me how.',
    '“{quote}” No? All right, I’ll let you talk me out of it.',
    'Not convinced? That’s fine, I say a lot of things.',
    'No? Then I take it back, half of it at least.',
  ],
  bold: ['No? Good, contradict me. What do you say?'],
};
