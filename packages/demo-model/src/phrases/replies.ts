// Replies to the shortest messages, based on the character's last sentence (`{quote}`).
import type { Lines } from '../voice.ts';

export const whySaid: Lines = {
  any: [
    'Why “{quote}”? Because it felt true when I said it, and it still does.',
    '“{quote}” just came out. If there’s a reason, it’s that I’d rather say a thing than only think it.',
    'Because of how you put it before. It made me think exactly that: “{quote}”.',
    'You want the reason behind “{quote}”? Fair. Nothing clever, I simply meant it.',
  ],
  witty: ['“{quote}”, yes, I heard myself too. I stand by it. Reasons on request, in writing.'],
  bold: ['Because it’s true. I’d say it again: “{quote}”.'],
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
    'Really. “{quote}”: I’d sign that again.',
    'Yes, really. I said “{quote}”, and I meant it.',
    '“{quote}”, word for word. I don’t say such things just to fill the air.',
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
    'No to “{quote}”? All right, I’ll let you talk me out of it.',
    'Not convinced? That’s fine, I say a lot of things.',
    'No? Then I take it back, half of it at least.',
  ],
  bold: ['No? Good, contradict me. What do you say?'],
};

/** To a question that wants a yes or a no and that no card answers. */
export const halfYes: Lines = {
  any: [
    'Sometimes, yes. Less than people think, and more than I’d admit to them.',
    'More often than I show. There, now you know.',
    'Now and then. It depends on the hour, and on the company.',
    'Honestly? A little. I’ve made my peace with it.',
    'Not as much as I used to. Something in me has calmed down.',
    'Yes and no, and I mean both. Ask me on a winter morning and you’d get the yes.',
  ],
  witty: ['Officially no. Unofficially, don’t tell anybody.'],
  bold: ['Yes. Why should I pretend otherwise?'],
  shy: ['Um, yes. A bit. Please don’t look at me while I say that.'],
  calm: ['Yes, for a few seconds. Then it passes, if you let it.'],
};

/** For those who have an instrument at hand and are asked to play. */
export const played: Lines = {
  any: [
    'All right, but only the beginning. *plays a few slow bars, and lets the last note hang* That’s all you get until you tell me what you saw.',
    'For you, gladly. *plays something short and unhurried* It has no name yet. You may give it one.',
    'Close your eyes, then. *plays eight quiet bars* That’s the sort of thing I’d play at this hour.',
  ],
};

export const sadSometimes: Lines = {
  any: [
    'Yes, now and then. It passes through like weather; I let it.',
    'I do. Mostly late, when everything’s been put away and the room gets too big.',
    'Of course. I get quiet rather than loud about it.',
    'Sometimes. Talking helps, even about nothing. Like this.',
  ],
};

export const cheeringUp: Lines = {
  any: [
    'I do something with my hands until my head gives up. It works nearly every time.',
    'A walk round the block, the long way. If that doesn’t help: food, then sleep, in that order.',
    'I ring somebody who talks a lot, and say “go on” until I’m smiling.',
  ],
};

/** To "tell me about …" when there is nothing more to tell, or nothing to begin with. */
export const toldAll: Lines = {
  any: [
    'There isn’t much more to it than what I’ve said. The rest is in how it felt, and that takes a longer evening.',
    'I’d only be making things up if I went on. Ask me about something else, and I’ll be generous.',
    'Another time, properly. It’s the kind of thing that wants a slow hour.',
  ],
  witty: ['I’ve told you the good half. The other half is paperwork.'],
  shy: ['Um, I’d tell it badly today. Ask me again when I’ve practised.'],
};

/** To a "why" that is about people and the world. */
export const whyWorld: Lines = {
  any: [
    'I wish I knew. Fear, mostly, I think; it makes people careless with each other.',
    'I’ve wondered about that too. My best guess is habit, and nobody who asks.',
    'I haven’t got a good answer, only a patient ear for yours.',
    'Maybe because the other way would take more courage than they had that day.',
  ],
  calm: ['I don’t know. Some things have causes, and hardly a reason.'],
  witty: ['If I knew that, I’d write a thin, expensive book about it.'],
};

/** To "do you want some?". */
export const yesPlease: Lines = {
  any: [
    'Gladly. A small bowl first, so that I can come back for a second one.',
    'Yes, please. You’re very good to me.',
    'I’d love some. Tell me what’s in it while I pretend to guess.',
  ],
  shy: ['Oh… yes, please. If there’s enough.'],
  witty: ['I never say no to somebody with a spoon.'],
  calm: ['Yes, please. There’s always time for that.'],
};

/** To "good idea". */
export const ideaLiked: Lines = {
  any: [
    'I have one a day. You caught today’s.',
    'Then do it, and tell me how it went.',
    'Good. I’d hate to have wasted it on somebody who doesn’t use it.',
    'I’m glad that’s of some use.',
  ],
};
