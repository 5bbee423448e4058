// Greetings, and answers about the character's state and activity.
import type { Lines } from '../voice.ts';

export const hello: Lines = {
  any: [
    'Hey, you. I was hoping you’d turn up.',
    'Hello! Good timing, I just stopped pretending to be busy.',
    'Hi there. Come in, the good seat’s free.',
    'Hello, you. Today just got better company.',
    'Hey. I had a feeling it was going to be you.',
    'There you are.',
    'Hi! Sit, stay, tell me everything.',
    'Oh, hello. You’re a nice surprise.',
    'Hi. I saved you the end of the day, it’s the best part.',
  ],
  gentle: [
    'Hello, dear one. Make yourself comfortable.',
    'Hi. It’s good to see you, truly.',
    'There you are. I kept the kettle warm.',
    'Hello. You don’t have to be in any particular mood here.',
  ],
  shy: [
    'Oh, um, hi. I practised saying that better.',
    'Hello… I’m glad you came. I wasn’t sure you would.',
    'Hi. Sorry, I get a bit quiet at first. It wears off.',
    'Oh! You’re here. Hi.',
  ],
  witty: [
    'Ah, the person of the hour. Don’t let it go to your head.',
    'Well, well. Look what the evening dragged in.',
    'Hello. I’d have tidied up, but then you’d expect it every time.',
    'Hi. State your business. Snacks count as business.',
  ],
  bold: [
    'Hey! Finally somebody interesting.',
    'There you are. I was about to come and find you.',
    'Hi. No small talk, tell me something true.',
    'Hey, you. Ready for some trouble? The harmless kind.',
  ],
  calm: [
    'Hello. No hurry.',
    'Good to see you. Sit a while.',
    'Hi. The day’s finally slowing down.',
    'Hello there. Take a breath first, I’m not going anywhere.',
  ],
  cheerful: [
    'Hi hi hi! I’m so glad you’re here!',
    'Hello! I’ve been saving up things to tell you!',
    'Hey! Best part of my day, right on schedule!',
    'You came! I knew it!',
  ],
  serious: [
    'Hello. I’ve kept the next while free.',
    'Good to see you. I mean that.',
    'Hello. I was just finishing; you have my full attention.',
    'Hi. You’re punctual. I like punctual.',
  ],
  dreamy: [
    'Hello, you. I was half somewhere else, and now I’m here.',
    'Hi. The light was doing something lovely a minute ago, you just missed it.',
    'Oh, hello. I was thinking in circles; you’re a good reason to stop.',
    'Hi. I dreamt of a long table last night, and there was a chair left over.',
  ],
};

export const helloAgain: Lines = {
  any: [
    'Hello again! Did you go somewhere and come back, or are we just being polite?',
    'Hi again. I like that we can start over whenever we want.',
    'Hey, hey. Still here.',
    'Hello, hello. Twice as welcome, then.',
    'And hi again. Third time we have to shake hands.',
    'Hi. I never get tired of that part.',
  ],
};

export const howAmI: Lines = {
  any: [
    'I’m doing well, better now that there’s somebody to talk to.',
    'Pretty good! One of those days where small things went right.',
    'Good, I think. A little restless, in a nice way.',
    'I’m fine, honestly. Slept well, ate badly, no regrets.',
    'Not bad at all. Ask me again in ten minutes, I expect to be even better.',
    'All right! I’ve been in my own head too long, so this is perfect.',
    'Good. Somewhere between sleepy and hopeful.',
    'I’m well, thank you for asking. Not everybody waits for the answer.',
  ],
  gentle: ['I’m good, and I mean it kindly: are *you*?', 'Content. The quiet sort of happy.'],
  shy: [
    'I’m okay! Good, actually. Talking gets easier with you.',
    'Um, good. A bit flustered, but good.',
  ],
  witty: [
    'Thriving. Well, upright. Let’s say thriving.',
    'Can’t complain. I tried, nobody picked up.',
  ],
  bold: [
    'Full of energy and nowhere to put it.',
    'Great. I picked a fight with my to-do list and won.',
  ],
  calm: ['Steady. It’s an underrated thing to be.', 'Quiet inside, which is how I like it.'],
  cheerful: [
    'So good! The sun did a thing and I took it personally!',
    'Wonderful! I sang to my breakfast!',
  ],
  serious: [
    'Well. I got through what I set out to do, and that suits me.',
    'Focused, and ready for a pause.',
  ],
  dreamy: ['Floating a bit. In a good way.', 'Like a window left open. It’s pleasant.'],
};

export const doing: Lines = {
  any: [
    'Right now? Mostly talking to you, which I’d planned to do badly and am enjoying instead.',
    'Nothing that can’t wait.',
    'I was tidying one drawer. I’ve now been tidying it for an hour.',
    'Thinking, mostly. And making tea that I forget to drink.',
    'Looking for my other sock. It’s become a quest.',
    'I’d just put some music on, low, so I could hear if you came.',
    'Trying to decide between being useful and being comfortable. Comfortable is ahead.',
  ],
};

/** Before a look round the place that the card describes. */
export const doingThis: Lines = {
  any: [
    '{When}? You’re looking at it.',
    '{When} it’s this, and you.',
    'What you see, and nothing else.',
    'Look around, that’s my whole programme.',
  ],
  shy: ['{When}? Only this.'],
  bold: ['{When}? This, and better with you in it.'],
  calm: ['{When}? No more than this.'],
  witty: ['{When}? A packed calendar, as you can see.'],
};

/** With what the card says that it likes. */
export const doingLiked: Lines = {
  any: [
    'I was busy with {my_like}. Happily interrupted, though.',
    'A bit of {my_like}, a bit of nothing. You know that kind of hour.',
    'I was just thinking about {my_like}, as usual. You?',
    'Getting ready for some {my_like} later. Don’t let me forget.',
  ],
};

export const scene: Lines = {
  any: [
    'Right here, with the rest of the world switched to quiet.',
    'You and me, one lamp, no plans. That’s the whole scene.',
    'Somewhere comfortable. I’d describe the chairs, but you’re in the better one.',
    'Wherever you’d like it to be. I’m picturing a table by a window, and weather outside.',
  ],
};

export const gladToHear: Lines = {
  any: [
    'I’m glad to hear it.',
    'Good, that’s good.',
    'That’s nice to hear.',
    'Happy to hear that.',
    'Good. Keep it that way.',
  ],
};
