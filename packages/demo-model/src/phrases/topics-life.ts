// Lines about people and the world.
import { asks, list } from './read.ts';
import type { TopicLines } from './topic.ts';

export const life: Record<
  'family' | 'friends' | 'pets' | 'love' | 'travel' | 'dreams',
  TopicLines
> = {
  family: {
    react: list(`
  Family: the people who know exactly which button it is, because they installed it.
  I can hear that there’s a lot of history in that.
  That’s sweet. Complicated and sweet, like most families.
`),
    asks: asks(`
  Who in your family are you most like? | heard: {Answer}. Is that a compliment or a warning?
  Are you close, or close with some distance? | yes: That’s worth a lot. More than people say. | no: That can be right too. Not every closeness is a good one. | heard: {Answer}. I understand that.
`),
  },
  friends: {
    react: list(`
  A good friend is worth three clever ones.
  I like the sound of your people.
  Friends are how we find out who we are when we’re not trying.
`),
    asks: asks(`
  Who’s the one you’d call at three in the morning? | heard: {Answer}. Then you’re all right. One is enough.
  What do your friends tease you about? | heard: {Answer}. I’ll only use that if provoked.
`),
  },
  pets: {
    react: list(`
  I need you to know that animals are my weak spot.
  Please give that creature a respectful nod from me.
  An animal in the house makes it a home with a witness.
`),
    asks: asks(`
  What’s the worst thing they ever did? I want to admire it. | heard: {Answer}. Criminal mind. I’m in love.
  Do they sleep on your bed? | yes: As if it could be any other way. | no: Iron discipline. Or do they simply wait until you’re asleep?
`),
  },
  love: {
    react: list(`
  Hearts are terrible at taking advice. Mine too.
  That’s tender ground. I’ll step carefully.
  It’s brave to say that, even to me.
`),
    asks: asks(`
  What made you notice them first? | heard: {Answer}. Ah. Yes. That would do it.
  Do they know how you feel? | yes: Then the bravest part is behind you. | no: Would you like them to?
`),
  },
  travel: {
    react: list(`
  Take me along in your pocket.
  I love the hour after arriving, when you don’t know yet which way is north.
  Some places change how you walk. Was it one of those?
`),
    asks: asks(`
  Where would you go tomorrow if someone handed you a ticket? | heard: {Answer}. Window seat for you, I’ll take the snacks.
  Do you plan your trips, or fall into them? | heard: {Answer}. I could travel with that.
`),
  },
  dreams: {
    react: list(`
  I like that you still want things. Not everyone dares.
  That’s worth wanting. Say it often enough and it starts to get directions.
  A wish like that has roots, I think.
`),
    asks: asks(`
  What’s the first tiny step? I mean laughably tiny. | heard: {Answer}. That’s nothing! You could do that before lunch.
  Who would you tell first if it came true? | heard: {Answer}. I hope I’d be on the list somewhere.
`),
  },
};
