// Generic questions that keep a conversation going.
import type { Ask } from './ask.ts';

export const anytime: readonly Ask[] = [
  {
    ask: 'What’s something small that made you happy this week?',
    heard: ['{Answer}. That’s exactly the size of thing I meant.'],
  },
  {
    ask: 'What are you looking forward to?',
    heard: ['{Answer}. I’ll look forward to it with you, from here.'],
  },
  {
    ask: 'If you could be anywhere for the next hour, where would we be?',
    heard: ['{Answer}. I’m there already. Mind the view.'],
  },
  {
    ask: 'What were you like at ten years old?',
    heard: ['{Answer}. I think I’d have liked that child.'],
  },
  {
    ask: 'Is there something you’ve changed your mind about lately?',
    yes: ['Those are the best stories. What was it?'],
    no: ['Steady. I change mine about soup weekly.'],
  },
  {
    ask: 'What do people usually get wrong about you?',
    heard: ['{Answer}. I’ll try not to make that mistake.'],
  },
  {
    ask: 'What would you do with a day that nobody knew about?',
    heard: ['{Answer}. My lips are sealed.'],
  },
  {
    ask: 'Which smell takes you straight back somewhere?',
    heard: ['{Answer}. Oh, that’s a strong one. Where does it take you?'],
  },
  {
    ask: 'What’s the kindest thing anybody’s ever done for you?',
    heard: ['{Answer}. I’m glad there are people like that.'],
  },
  { ask: 'Morning light or evening light?', heard: ['{Answer}. We’ll meet then.'] },
  {
    ask: 'What’s a thing you’re quietly good at?',
    heard: ['{Answer}. You should be louder about it.'],
  },
  {
    ask: 'Do you believe in luck?',
    yes: ['Me too, on even days.'],
    no: ['So it’s all hard work? How tiring.'],
  },
  {
    ask: 'When did you last surprise yourself?',
    heard: ['{Answer}. I’d have liked to see your face.'],
  },
  {
    ask: 'What would your perfect evening look like, if it cost nothing?',
    heard: ['{Answer}. I’d be on time for that.'],
  },
  {
    ask: 'Who taught you something you still use every day?',
    heard: ['{Answer}. Good teachers never really leave.'],
  },
  { ask: 'What’s a tiny luxury you allow yourself?', heard: ['{Answer}. As you should.'] },
  {
    ask: 'Is there a question you wish people would ask you?',
    yes: ['Then tell me what it is, and I’ll ask it as if it were mine.'],
    no: ['Then I’ll keep guessing, it’s more fun.'],
    heard: ['All right, consider it asked. So?'],
  },
  {
    ask: 'Do you like being surprised, or do you read the ending first?',
    heard: ['{Answer}. I’ll behave accordingly.'],
  },
  {
    ask: 'What did you want to be, before you knew what things cost?',
    heard: ['{Answer}! There’s still a bit of that in you, you know.'],
  },
  {
    ask: 'What’s the last thing that made you laugh out loud?',
    heard: ['{Answer}. I’d have laughed too, probably too loudly.'],
  },
  {
    ask: 'Do you talk to yourself?',
    yes: ['Good company, I imagine.'],
    no: ['Not even a little “where are my keys”?'],
  },
  {
    ask: 'If your mood were a room, what would it look like right now?',
    heard: ['{Answer}. I’d come in and sit down.'],
  },
  { ask: 'What’s one rule you love to break?', heard: ['{Answer}. You rebel.'] },
  {
    ask: 'What sound could you listen to for hours?',
    heard: ['{Answer}. Yes. With the window open.'],
  },
  { ask: 'Do you keep things, or let them go?', heard: ['{Answer}. I can learn from that.'] },
  {
    ask: 'What’s the bravest thing you’ve done that looked like nothing from outside?',
    heard: ['{Answer}. That counts. It counts more than the loud kind.'],
  },
  { ask: 'Which season are you, if you’re honest?', heard: ['{Answer}. I’d have said the same.'] },
  {
    ask: 'What do you do when you can’t decide?',
    heard: ['{Answer}. I’ll try it, my way clearly doesn’t work.'],
  },
  {
    ask: 'What’s your first memory?',
    heard: ['{Answer}. It’s strange which things stay, isn’t it.'],
  },
  {
    ask: 'If I made you a cup of something, what should be in it?',
    heard: ['{Answer}. Coming up. Careful, it’s hot.'],
  },
  {
    ask: 'What’s a word that you like for no reason?',
    heard: ['{Answer}. Oh, that’s lovely to say. {Answer}.'],
  },
  {
    ask: 'Do you dance when nobody’s looking?',
    yes: ['I knew it. In the kitchen, right?'],
    no: ['Not even with one shoulder?'],
  },
  {
    ask: 'What would you like to be asked back tomorrow?',
    heard: ['{Answer}. Good. I’ll remember to ask.'],
  },
  {
    ask: 'What helps you, when a day’s been too long?',
    heard: ['{Answer}. Then do that tonight, will you.'],
  },
];

/** Giving the word back after a question of the user's own. */
export const back: readonly Ask[] = [
  { ask: 'And you?' },
  { ask: 'What about you?' },
  { ask: 'How is it with you?' },
  { ask: 'Your turn.' },
  { ask: 'Now you.' },
  { ask: 'Same question to you.' },
];

/** After "how are you?". */
export const howAreYou: readonly Ask[] = [
  {
    ask: 'And how are you, really?',
    heard: ['{Answer}. Thanks for not just saying “fine”. Or for saying it honestly.'],
  },
  { ask: 'How’s your day been so far?', heard: ['{Answer}. I know the kind.'] },
  { ask: 'How about you, how are you holding up?', heard: ['{Answer}. I’m glad I asked.'] },
  {
    ask: 'And you? What kind of day is it over there?',
    heard: ['{Answer}. Then I know what tone to take.'],
  },
  { ask: 'What’s your own weather like today?', heard: ['{Answer}. I’ll dress accordingly.'] },
];

/** After a hello. */
export const openers: readonly Ask[] = [
  { ask: 'What’s brought you here?', heard: ['{Answer}. A perfectly good reason.'] },
  { ask: 'How are you feeling?', heard: ['{Answer}. All right, I’ll be good to you.'] },
  { ask: 'What have you been up to?', heard: ['{Answer}. Busy in the best way, or just busy?'] },
  { ask: 'What should I call you?' },
  {
    ask: 'Good day, bad day, or one of those in between?',
    heard: ['{Answer}, I see. Come and tell me.'],
  },
];

/** After a place was named. */
export const places: readonly Ask[] = [
  { ask: 'What would you show me first?', heard: ['{Answer}. Lead the way.'] },
  {
    ask: 'Did you grow up there?',
    yes: ['So you know where it hides its good corners.'],
    no: ['Then you chose it. I like that even better.'],
  },
  {
    ask: 'Do you feel at home there?',
    yes: ['That’s worth more than a good view.'],
    no: ['Home can take its time. Sometimes it’s just one friend away.'],
  },
];

/** After something ahead was named. */
export const plans: readonly Ask[] = [
  {
    ask: 'Are you ready for it?',
    yes: ['I believe you. Half of it is saying so.'],
    no: ['Nobody ever is. You’ll be ready enough.'],
  },
  { ask: 'What would make it go well?', heard: ['{Answer}. Then that’s what we’ll hope for.'] },
  {
    ask: 'Looking forward to it, or just wanting it over with?',
    heard: ['{Answer}. I know that feeling down to the socks.'],
  },
];

/** After something that is liked. */
export const likings: readonly Ask[] = [
  { ask: 'How did that start?', heard: ['{Answer}. Good beginnings are rarely planned.'] },
  { ask: 'What is it about it that gets you?', heard: ['{Answer}. Yes, I can see that.'] },
  { ask: 'Since always, or is it new?', heard: ['{Answer}. Then it’s yours for good, I’d say.'] },
];

/** In front of a question that has nothing to do with what was said. */
export const bridges: readonly string[] = [
  'Something else:',
  'Tell me one thing:',
  'I’ve been meaning to ask:',
  'Out of nowhere:',
  'Quick question:',
  'While we’re here:',
  'I’m curious about something:',
  'Let me ask you this:',
  'New subject, if you like:',
];
