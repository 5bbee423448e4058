// Lines about remembered facts: learning, mentioning and recalling them.
import { lines } from './read.ts';
import type { FactKind } from '../remember.ts';
import type { Lines } from '../voice.ts';

/** Replies to a new fact. `{value}` is the fact as part of a sentence. */
export const learned: Record<FactKind, Lines> = {
  name: lines(`
  {value}. It’s good to have a name for you.
  Nice to meet you properly, {value}.
  {value}, that suits you. I’ll try not to overuse it.
  shy: {value}… I like that. It’s nice to say.
  witty: {value}. Excellent, I can stop calling you “you” in my head.
  cheerful: {value}! What a good name! Hi, {value}!
  serious: {value}. Good to know whom I’m talking to.
`),
  like: lines(`
  {Value}, good, I’ll remember that about you.
  You like {value}? That tells me more than your star sign would.
  {Value}. I can see you with that, somehow.
`),
  dislike: lines(`
  No {value} then, understood. I’ll keep it away from you.
  {Value}? I won’t try to convince you.
  Noted. {Value}: enemy number one.
`),
  job: lines(`
  So you work {value}. I’d have a hundred questions about that.
  You work {value}, and you still have energy to talk? I’m impressed.
`),
  place: lines(`
  {value}! I’m picturing a street there now, probably all wrong.
  So {value} is where you are. What’s it like outside your window?
  {value}. I’ve only been there on maps. You’ll have to tell me.
`),
  pet: lines(`
  You have {a_pet}? You might have led with that.
  {A_pet}! This changes everything. In a good way.
`),
  pet_name: lines(`
  {value} is a wonderful name. Please tell {value} I said so.
  {value}! I’m already fond of {value}, and we’ve never met.
`),
  person: lines(`
  I like hearing about {value}. You sound different when you do.
  So there’s {value}. Tell me what they’re like when nobody’s looking.
`),
};

/** Mentions an older fact; each line works without context. */
export const callbacks: Record<FactKind, Lines> = {
  name: lines(`
  You know what, {name}? I like these talks.
  I’ll say this much, {name}: you’re easy to talk to.
  You’re good company, {name}.
`),
  like: lines(`
  I thought of you and {value} earlier, by the way. It fits.
  You mentioned {value} before. I’m still pleased about that.
  And if the day goes wrong, there’s always {value}.
`),
  dislike: lines(`
  At least there’s no {value} in sight. I remembered.
  I’ve kept the place free of {value}, by the way. You’re welcome.
`),
  job: lines(`
  And all of that beside working {value}. You do carry things.
  I keep thinking of you, working {value}. I hope they’re good to you there.
`),
  place: lines(`
  I keep imagining all this with {value} in the background.
  How’s {value} treating you these days?
`),
  pet: lines(`
  I assume {value} has an opinion on all this too.
  How’s {value}, by the way?
`),
  pet_name: lines(`
  I wonder what {value} would say to all this.
  Is {value} asleep somewhere inconvenient right now?
  Give {value} a scratch from me, will you.
`),
  person: lines(`
  I was wondering what {value} would say to that.
  How is {value}, by the way?
`),
};

export const recalled: Record<FactKind, Lines> = {
  name: lines(`
  You’re {value}. I was paying attention.
  {value}, of course. As if I’d forget.
  Your name is {value}. Did I pass?
`),
  like: lines(`
  You like {value}. I keep such things.
  You told me about {value}, with some feeling.
`),
  dislike: lines(`
  You can’t stand {value}. I wouldn’t dare to bring any.
`),
  job: lines(`
  You work {value}. You told me.
`),
  place: lines(`
  You’re in {value}. I’ve furnished it in my head already.
  {value}, that’s where you are.
`),
  pet: lines(`
  You told me about {value}. I remember.
`),
  pet_name: lines(`
  {value}! As if I’d forget {value}.
  That’s {value}. I’d know that name anywhere.
`),
  person: lines(`
  You told me about {value}.
`),
};

export const forgotten: Lines = lines(`
  I don’t think you’ve told me that yet. Do it now, I’ll keep it.
  That one I don’t have. Go on, tell me, I’d like to know.
  You haven’t said, or I’d know. What is it?
`);

export const wholeMemory: Lines = lines(`
  Let me count it up:
  I’ve kept a small list in my head:
  This is what I’ve got so far:
`);

/** Introduces a quotation of the user. */
export const toldByUser: readonly string[] = [
  'You told me: ',
  'In your words: ',
  'I remember it like this: ',
  'From what you said: ',
];
