// Generic questions that keep a conversation going.
import { asks } from './read.ts';
import type { Ask } from './ask.ts';

export const anytime: readonly Ask[] = asks(`
  What’s something small that made you happy this week? | heard: {Answer}. That’s exactly the size of thing I meant.
  What are you looking forward to? | heard: {Answer}. I’ll look forward to it with you, from here.
  If you could be anywhere for the next hour, where would we be? | heard: {Answer}. I’m there already. Mind the view.
  Is there something you’ve changed your mind about lately? | yes: Those are the best stories. What was it? | no: Steady. I change mine about soup weekly.
  What do people usually get wrong about you? | heard: {Answer}. I’ll try not to make that mistake.
  What would you do with a day that nobody knew about? | heard: {Answer}. My lips are sealed.
  Which smell takes you straight back somewhere? | heard: {Answer}. Oh, that’s a strong one. Where does it take you?
  What’s the kindest thing anyone’s ever done for you? | heard: {Answer}. I’m glad there are people like that.
  When did you last surprise yourself? | heard: {Answer}. I’d have liked to see your face.
  What would your perfect evening look like, if it cost nothing? | heard: {Answer}. I’d be on time for that.
  What’s a tiny luxury you allow yourself? | heard: {Answer}. As you should.
  Is there a question you wish people would ask you? | yes: Then tell me what it is, and I’ll ask it as if it were mine. | no: Then I’ll keep guessing, it’s more fun. | heard: All right, consider it asked. So?
  What did you want to be, before you knew what things cost? | heard: {Answer}! There’s still a bit of that in you, you know.
  What’s the last thing that made you laugh out loud? | heard: {Answer}. I’d have laughed too, probably too loudly.
`);

/** Asked back after answering a user's question. */
export const back: readonly Ask[] = asks(`
  And you?
  What about you?
  How is it with you?
  Your turn.
  Now you.
  Same question to you.
`);

/** After "how are you?". */
export const howAreYou: readonly Ask[] = asks(`
  And how are you, really? | heard: {Answer}. Thanks for not just saying “fine”. Or for saying it honestly.
  How’s your day been so far? | heard: {Answer}. I know the kind.
  How about you, how are you holding up? | heard: {Answer}. I’m glad I asked.
  And you? What kind of day is it over there? | heard: {Answer}. Then I know what tone to take.
  What’s your own weather like today? | heard: {Answer}. I’ll dress accordingly.
`);

/** After a hello. */
export const openers: readonly Ask[] = asks(`
  What’s brought you here? | heard: {Answer}. A perfectly good reason.
  How are you feeling? | heard: {Answer}. All right, I’ll be good to you.
  What have you been up to? | heard: {Answer}. Busy in the best way, or just busy?
  Good day, bad day, or one of those in between? | heard: {Answer}, I see. Come and tell me.
`);
