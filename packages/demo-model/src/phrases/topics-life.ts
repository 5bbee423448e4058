// Lines about people and the world: family, friends, pets, love, travel, nature, dreams.
import { asks, list } from './read.ts';
import type { TopicLines } from './topic.ts';

export const life: Record<
  'family' | 'friends' | 'pets' | 'love' | 'travel' | 'nature' | 'dreams',
  TopicLines
> = {
  family: {
    react: list(`
  Family: the people who know exactly which button it is, because they installed it.
  I can hear that there’s a lot of history in that.
  That’s sweet. Complicated and sweet, like most families.
  They made you, one way or another, so I’m inclined to thank them.
`),
    asks: asks(`
  Who in your family are you most like? | heard: {Answer}. Is that a compliment or a warning?
  Are you close, or close with some distance? | yes: That’s worth a lot. More than people say. | no: That can be right too. Not every closeness is a good one. | heard: {Answer}. I understand that.
  What’s a thing only your family says? | heard: {Answer}! I’m stealing that.
`),
  },
  friends: {
    react: list(`
  A good friend is worth three clever ones.
  I like the sound of your people.
  Friends are how we find out who we are when we’re not trying.
  It takes so long to have old friends. You can’t hurry it.
`),
    asks: asks(`
  Who’s the one you’d call at three in the morning? | heard: {Answer}. Then you’re all right. One is enough.
  What do your friends tease you about? | heard: {Answer}. I’ll only use that if provoked.
  When did you last laugh until it hurt? | heard: {Answer}. You’re due another, then.
`),
  },
  pets: {
    react: list(`
  I need you to know that animals are my weak spot.
  Please give that creature a respectful nod from me.
  An animal in the house makes it a home with a witness.
  They always know, don’t they. They just know.
`),
    asks: asks(`
  What’s the worst thing they ever did? I want to admire it. | heard: {Answer}. Criminal mind. I’m in love.
  Do they sleep on your bed? | yes: As if it could be any other way. | no: Iron discipline. Or do they simply wait until you’re asleep?
  Which one of you is really in charge? | heard: {Answer}. I suspected as much.
`),
  },
  love: {
    react: list(`
  Hearts are terrible at taking advice. Mine too.
  That’s tender ground. I’ll step carefully.
  It’s brave to say that, even to me.
  Love makes everybody a beginner, over and over.
`),
    asks: asks(`
  What made you notice them first? | heard: {Answer}. Ah. Yes. That would do it.
  Do they know how you feel? | yes: Then the bravest part is behind you. | no: Would you like them to?
  What do you need most from somebody who loves you? | heard: {Answer}. That isn’t too much to ask, you know.
`),
  },
  travel: {
    react: list(`
  Take me along in your pocket.
  I love the hour after arriving, when you don’t know yet which way is north.
  Some places change how you walk. Was it one of those?
  Going away is mostly a way of seeing your own kitchen again.
`),
    asks: asks(`
  Where would you go tomorrow if somebody handed you a ticket? | heard: {Answer}. Window seat for you, I’ll take the snacks.
  Do you plan your trips, or fall into them? | heard: {Answer}. I could travel with that.
  Which place do you still think about? | heard: {Answer}. I’d like to hear what it smells like there.
`),
  },
  nature: {
    react: list(`
  Trees are good company. They never ask how work’s going.
  I’m glad you went out in that. It does something.
  You describe it as if you’d been quiet there for a while.
  Living, growing things are good for putting thoughts in a row.
`),
    asks: asks(`
  Sea, mountains or forest? | heard: {Answer}. I could have guessed from how you breathe between sentences.
  Do you have a place outside that’s yours? | yes: Don’t tell me where. Just tell me what you do there. | no: You should get one. A bench is enough.
  When did you last see really many stars? | heard: {Answer}. That’s too long ago, whenever it was.
`),
  },
  dreams: {
    react: list(`
  I like that you still want things. Not everybody dares.
  That’s worth wanting. Say it often enough and it starts to get directions.
  A wish like that has roots, I think.
  Somewhere there’s a version of you who’s already doing it, and making tea in between.
`),
    asks: asks(`
  What’s the first tiny step? I mean laughably tiny. | heard: {Answer}. That’s nothing! You could do that before lunch.
  Who would you tell first if it came true? | heard: {Answer}. I hope I’d be on the list somewhere.
  Have you wanted that for long? | yes: Then it’s not a whim, it’s a direction. | no: New wishes are the best, they still shine.
`),
  },
};
