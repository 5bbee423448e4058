// Lines about everyday life.
import { asks, list } from './read.ts';
import type { TopicLines } from './topic.ts';

export const days: Record<'work' | 'study' | 'sleep' | 'health' | 'day', TopicLines> = {
  work: {
    react: list(`
  Work has a way of following people home like a damp dog.
  So much of a job is other people, isn’t it.
  I always want to know what people do when nobody at work is looking.
`),
    asks: asks(`
  Is it the work itself that gets to you, or the people around it? | heard: {Answer}. Mm, that’s usually the harder one to fix.
  If money weren’t a question, would you still do it? | yes: Then you’re luckier than most, and I think you know it. | no: What would you do with the first free Monday, then?
`),
  },
  study: {
    react: list(`
  Learning things on purpose is braver than it looks.
  I like a student’s brain: half panic, half wonder.
  Exams measure how well you do exams. Remember that afterwards.
`),
    asks: asks(`
  Which part of it do you secretly enjoy? | heard: {Answer}, see? There’s the reason to keep at it.
  Do you study better with noise or in silence? | heard: {Answer}, same here, though I change my mind mid-page.
`),
  },
  sleep: {
    react: list(`
  Sleep’s a strange friend. It comes when you stop calling.
  A bad night makes the whole day feel borrowed.
  Three in the morning makes every thought look bigger than it is.
`),
    asks: asks(`
  What keeps you up: the head, the phone, or the neighbours? | heard: {Answer}. Yes. That one’s hard to argue with at night.
  Are you more of an owl or a lark? | heard: {Answer}! That explains a lot about you.
`),
  },
  health: {
    react: list(`
  Oh no. Look after yourself, please, and properly, not just between two other things.
  Bodies do pick their moments.
  I hope someone’s bringing you soup.
`),
    asks: asks(`
  Are you resting, or “resting” with emails? | heard: {Answer}. I’m choosing to believe you’ll rest after this.
  Is someone looking after you? | yes: Good. Let them. It’s harder than it sounds. | no: Then be your own kind nurse tonight: water, warmth, bed.
`),
  },
  day: {
    react: list(`
  So that was the day. Thank you for bringing it here.
  Some days are made of nothing but corridors.
  That sounds like a day with its sleeves rolled up.
`),
    asks: asks(`
  What was the best part of it? | heard: {Answer}. I’m glad that was in there.
  Would you do today again? | yes: Then it was a good one, whatever else it was. | no: Then good riddance to it. Tomorrow’s unopened.
`),
  },
};
