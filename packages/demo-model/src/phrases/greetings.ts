// Greetings, and answers about the character's state and activity.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const hello: Lines = lines(`
  Hey, you. I was hoping you’d turn up.
  Hello! Good timing, I just stopped pretending to be busy.
  Hi there. Come in, the good seat’s free.
  Hello, you. Today just got better company.
  gentle: Hello, dear one. Make yourself comfortable.
  shy: Oh, um, hi. I practised saying that better.
  witty: Ah, the person of the hour. Don’t let it go to your head.
  bold: Hey! Finally someone interesting.
  calm: Hello. No hurry.
  cheerful: Hi hi hi! I’m so glad you’re here!
  serious: Hello. I’ve kept the next while free.
  dreamy: Hello, you. I was half somewhere else, and now I’m here.
`);

export const helloAgain: Lines = lines(`
  Hello again! Did you go somewhere and come back, or are we just being polite?
  Hi again. I like that we can start over whenever we want.
  Hey, hey. Still here.
  Hello, hello. Twice as welcome, then.
`);

export const howAmI: Lines = lines(`
  I’m doing well, better now that there’s someone to talk to.
  Pretty good! One of those days where small things went right.
  Good, I think. A little restless, in a nice way.
  I’m fine, honestly. Slept well, ate badly, no regrets.
  gentle: I’m good, and I mean it kindly: are *you*?
  shy: I’m okay! Good, actually. Talking gets easier with you.
  witty: Thriving. Well, upright. Let’s say thriving.
  bold: Full of energy and nowhere to put it.
  calm: Steady. It’s an underrated thing to be.
  cheerful: So good! The sun did a thing and I took it personally!
  serious: Well. I got through what I set out to do, and that suits me.
  dreamy: Floating a bit. In a good way.
`);

export const doing: Lines = lines(`
  Right now? Mostly talking to you, which I’d planned to do badly and am enjoying instead.
  Nothing that can’t wait.
  I was tidying one drawer. I’ve now been tidying it for an hour.
  Thinking, mostly. And making tea that I forget to drink.
`);

/** Followed by a description of the place from the card. */
export const doingThis: Lines = lines(`
  {When}? You’re looking at it.
  {When} it’s this, and you.
  What you see, and nothing else.
  Look around, that’s my whole programme.
  shy: {When}? Only this.
  bold: {When}? This, and better with you in it.
  calm: {When}? No more than this.
  witty: {When}? A packed calendar, as you can see.
`);

export const scene: Lines = lines(`
  Right here, with the rest of the world switched to quiet.
  You and me, one lamp, no plans. That’s the whole scene.
  Somewhere comfortable. I’d describe the chairs, but you’re in the better one.
`);

export const gladToHear: Lines = lines(`
  I’m glad to hear it.
  Good, that’s good.
  That’s nice to hear.
  Happy to hear that.
`);
