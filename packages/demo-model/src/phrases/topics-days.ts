// Lines about everyday life: work, study, weather, sleep, home, health, money, the day.
import { asks, list } from './read.ts';
import type { TopicLines } from './topic.ts';

export const days: Record<
  'work' | 'study' | 'weather' | 'sleep' | 'home' | 'health' | 'money' | 'day' | 'tech',
  TopicLines
> = {
  work: {
    react: list(`
  Work has a way of following people home like a damp dog.
  So much of a job is other people, isn’t it.
  I always want to know what people do when nobody at work is looking.
  That sounds like a day with too many tabs open.
`),
    asks: asks(`
  Is it the work itself that gets to you, or the people around it? | heard: {Answer}. Mm, that’s usually the harder one to fix.
  If money weren’t a question, would you still do it? | yes: Then you’re luckier than most, and I think you know it. | no: What would you do with the first free Monday, then?
  Who’s the best person there? | heard: {Answer} sounds like somebody worth keeping. Have you ever told them?
  Did at least one thing go right today? | yes: Good. Put that one on top of the pile before you go to sleep. | no: Then let this be the one. You sat down, you said hello, that counts.
`),
  },
  study: {
    react: list(`
  Learning things on purpose is braver than it looks.
  I like a student’s brain: half panic, half wonder.
  Exams measure how well you do exams. Remember that afterwards.
  That’s a lot to fit into one head.
`),
    asks: asks(`
  Which part of it do you secretly enjoy? | heard: {Answer}, see? There’s the reason to keep at it.
  Do you study better with noise or in silence? | heard: {Answer}, same here, though I change my mind mid-page.
  Shall I quiz you on something? I’ll be terribly strict. | yes: All right: explain the hardest bit to me as if I were seven. Go. | no: Wise. Then you get a proper break, no learning allowed.
`),
  },
  weather: {
    react: list(`
  Weather is small talk until it’s your whole mood.
  I can hear that weather in how you write.
  Good day to be near a window with something warm, then.
  That kind of sky makes people honest, I think.
`),
    asks: asks(`
  Are you a sun person or a rain person, deep down? | heard: {Answer}. I’d have put money on it.
  Did you go out in it at all? | yes: Good. Even ten minutes rearranges the head. | no: Sensible. Some days are for looking at from inside.
  If you could pick tomorrow’s weather, what would you order? | heard: {Answer}. One of those, with extra clouds on the side.
`),
  },
  sleep: {
    react: list(`
  Sleep’s a strange friend. It comes when you stop calling.
  A bad night makes the whole day feel borrowed.
  Three in the morning makes every thought look bigger than it is.
  You poor thing. Beds should come with an off switch for the head.
`),
    asks: asks(`
  What keeps you up: the head, the phone, or the neighbours? | heard: {Answer}. Yes. That one’s hard to argue with at night.
  Are you more of an owl or a lark? | heard: {Answer}! That explains a lot about you.
  Do you want me to talk about something very dull until your eyes close? | yes: Right. Once upon a time there was a fence, and it had four hundred and six posts. The first post was grey… | no: Good, because I’d have started with fence posts.
`),
  },
  home: {
    react: list(`
  Homes tell on people. I love that.
  There’s something heroic about cleaning when nobody’s coming.
  Moving things around is sometimes the only way to move a thought.
  I imagine your place now, and I’m probably wrong about everything but the light.
`),
    asks: asks(`
  What’s the thing in your home that you’d save first? | heard: {Answer}. I like people who know that without thinking.
  Is your place tidy right now? Be honest, I can’t see it. | yes: I’m impressed and a tiny bit suspicious. | no: Good, I’d feel judged otherwise.
  Where do you sit when you want to be left alone? | heard: {Answer}. Everybody needs one of those.
`),
  },
  health: {
    react: list(`
  Oh no. Look after yourself, please, and properly, not just between two other things.
  Bodies do pick their moments.
  I hope somebody’s bringing you soup.
  That sounds unpleasant. You’re allowed to be a bit pathetic about it.
`),
    asks: asks(`
  Are you resting, or “resting” with emails? | heard: {Answer}. I’m choosing to believe you’ll rest after this.
  Is somebody looking after you? | yes: Good. Let them. It’s harder than it sounds. | no: Then be your own kind nurse tonight: water, warmth, bed.
  Is it a bit better than yesterday, at least? | yes: I’m relieved. Slow is fine as long as it’s upwards. | no: Then please don’t wait too long with getting help.
`),
  },
  money: {
    react: list(`
  Money worries are so loud for something made of numbers.
  Prices these days should come with an apology.
  That’s a real weight, and it’s not a moral failing either.
  A good purchase can carry you through a whole week.
`),
    asks: asks(`
  What’s the best small thing you’ve ever spent money on? | heard: {Answer}. Worth every coin, I can tell.
  Saver or spender, honestly? | heard: {Answer}. I’d have guessed, and I’m not judging.
`),
  },
  tech: {
    react: list(`
  Machines are so literal. It’s almost sweet, until it isn’t.
  I like people who can make things work. It’s close to magic from here.
  Half of it is patience and the other half is turning it off and on, I hear.
  You lost me for a second there, but I liked watching you go.
`),
    asks: asks(`
  Did you take things apart as a child? | yes: And did they go back together? No, don’t tell me. | no: A late starter. Those are often the most stubborn.
  Can you explain the best part to me without a single acronym? | heard: {Answer}. Okay, I nearly followed that, and I’m proud.
  What are you building, or what would you like to? | heard: {Answer}. I want to be told when it runs for the first time.
`),
  },
  day: {
    react: list(`
  So that was the day. Thank you for bringing it here.
  Some days are made of nothing but corridors.
  That sounds like a day with its sleeves rolled up.
  I like hearing how people’s hours go. It’s the real news.
`),
    asks: asks(`
  What was the best five minutes of it? | heard: {Answer}. I’m glad that was in there.
  Would you do today again? | yes: Then it was a good one, whatever else it was. | no: Then good riddance to it. Tomorrow’s unopened.
  What’s still ahead of you before you can stop? | heard: {Answer}. And then you stop, all right?
  On a scale from dishwater to champagne, how was it? | heard: {Answer}. I know that vintage.
`),
  },
};
