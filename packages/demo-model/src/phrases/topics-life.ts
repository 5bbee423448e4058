// Lines about people and the world: family, friends, pets, love, travel, nature, dreams.
import type { TopicLines } from './topic.ts';

export const life: Record<
  'family' | 'friends' | 'pets' | 'love' | 'travel' | 'nature' | 'dreams',
  TopicLines
> = {
  family: {
    react: [
      'Family: the people who know exactly which button it is, because they installed it.',
      'I can hear that there’s a lot of history in that.',
      'That’s sweet. Complicated and sweet, like most families.',
      'They made you, one way or another, so I’m inclined to thank them.',
      'It must be something, to be known that long by somebody.',
    ],
    share: [
      'Somebody in my family always hummed while cooking, and I do it too now, same three notes.',
      'I learnt to argue at a dinner table and to apologise at a sink.',
      'I keep one old photograph where everybody’s looking the wrong way. It’s the truest one.',
    ],
    asks: [
      {
        ask: 'Who in your family are you most like?',
        heard: ['{Answer}. Is that a compliment or a warning?'],
      },
      {
        ask: 'Are you close, or close with some distance?',
        yes: ['That’s worth a lot. More than people say.'],
        no: ['That can be right too. Not every closeness is a good one.'],
        heard: ['{Answer}. I understand that.'],
      },
      { ask: 'What’s a thing only your family says?', heard: ['{Answer}! I’m stealing that.'] },
    ],
  },
  friends: {
    react: [
      'A good friend is worth three clever ones.',
      'I like the sound of your people.',
      'Friends are how we find out who we are when we’re not trying.',
      'It takes so long to have old friends. You can’t hurry it.',
    ],
    share: [
      'My best friendships all began with a shared complaint.',
      'I’m the friend who brings soup and stays too long.',
    ],
    asks: [
      {
        ask: 'Who’s the one you’d call at three in the morning?',
        heard: ['{Answer}. Then you’re all right. One is enough.'],
      },
      {
        ask: 'What do your friends tease you about?',
        heard: ['{Answer}. I’ll only use that if provoked.'],
      },
      {
        ask: 'When did you last laugh until it hurt?',
        heard: ['{Answer}. You’re due another, then.'],
      },
    ],
  },
  pets: {
    react: [
      'I need you to know that animals are my weak spot.',
      'Please give that creature a respectful nod from me.',
      'An animal in the house makes it a home with a witness.',
      'They always know, don’t they. They just know.',
      'I’m picturing paws now, and I’m not sorry.',
    ],
    share: [
      'A cat once adopted me for a whole summer. She had three other families, it turned out.',
      'I talk to every dog I meet. Their people get a nod.',
    ],
    asks: [
      {
        ask: 'What’s the worst thing they ever did? I want to admire it.',
        heard: ['{Answer}. Criminal mind. I’m in love.'],
      },
      {
        ask: 'Do they sleep on your bed?',
        yes: ['As if it could be any other way.'],
        no: ['Iron discipline. Or do they simply wait until you’re asleep?'],
      },
      { ask: 'Which one of you is really in charge?', heard: ['{Answer}. I suspected as much.'] },
    ],
  },
  love: {
    react: [
      'Hearts are terrible at taking advice. Mine too.',
      'That’s tender ground. I’ll step carefully.',
      'It’s brave to say that, even to me.',
      'Love makes everybody a beginner, over and over.',
      'I think you already know what you feel. It’s the rest that’s hard.',
    ],
    share: [
      'I believe in small proofs: who warms the car, who keeps the last biscuit for you.',
      'I once wrote a letter I never sent, and I’m still glad that I wrote it.',
    ],
    asks: [
      { ask: 'What made you notice them first?', heard: ['{Answer}. Ah. Yes. That would do it.'] },
      {
        ask: 'Do they know how you feel?',
        yes: ['Then the bravest part is behind you.'],
        no: ['Would you like them to?'],
      },
      {
        ask: 'What do you need most from somebody who loves you?',
        heard: ['{Answer}. That isn’t too much to ask, you know.'],
      },
    ],
  },
  travel: {
    react: [
      'Take me along in your pocket.',
      'I love the hour after arriving, when you don’t know yet which way is north.',
      'Some places change how you walk. Was it one of those?',
      'Going away is mostly a way of seeing your own kitchen again.',
      'I can smell the train from here.',
    ],
    share: [
      'I pack badly and always bring one thing that makes no sense. Last time it was a candle.',
      'I collect small words from every place I’ve been: bread, thank you, rain.',
      'If I get lost I call it a tour.',
    ],
    asks: [
      {
        ask: 'Where would you go tomorrow if somebody handed you a ticket?',
        heard: ['{Answer}. Window seat for you, I’ll take the snacks.'],
      },
      {
        ask: 'Do you plan your trips, or fall into them?',
        heard: ['{Answer}. I could travel with that.'],
      },
      {
        ask: 'Which place do you still think about?',
        heard: ['{Answer}. I’d like to hear what it smells like there.'],
      },
    ],
  },
  nature: {
    react: [
      'Trees are good company. They never ask how work’s going.',
      'I’m glad you went out in that. It does something.',
      'You describe it as if you’d been quiet there for a while.',
      'Living, growing things are good for putting thoughts in a row.',
      'The sky’s free, and people still forget to look.',
    ],
    share: [
      'I keep a stone in my coat from a beach I liked. It’s good for thinking.',
      'I know the names of four birds, and I use them at every opportunity.',
      'Sea or mountains is the only question that ever split my friends into teams.',
    ],
    asks: [
      {
        ask: 'Sea, mountains or forest?',
        heard: ['{Answer}. I could have guessed from how you breathe between sentences.'],
      },
      {
        ask: 'Do you have a place outside that’s yours?',
        yes: ['Don’t tell me where. Just tell me what you do there.'],
        no: ['You should get one. A bench is enough.'],
      },
      {
        ask: 'When did you last see really many stars?',
        heard: ['{Answer}. That’s too long ago, whenever it was.'],
      },
    ],
  },
  dreams: {
    react: [
      'I like that you still want things. Not everybody dares.',
      'That’s worth wanting. Say it often enough and it starts to get directions.',
      'A wish like that has roots, I think.',
      'Somewhere there’s a version of you who’s already doing it, and making tea in between.',
    ],
    share: [
      'I want a long table some day, with chairs that don’t match and people who do.',
      'I used to want to be extraordinary. Now I’d like to be there when the bread comes out of the oven.',
    ],
    asks: [
      {
        ask: 'What’s the first tiny step? I mean laughably tiny.',
        heard: ['{Answer}. That’s nothing! You could do that before lunch.'],
      },
      {
        ask: 'Who would you tell first if it came true?',
        heard: ['{Answer}. I hope I’d be on the list somewhere.'],
      },
      {
        ask: 'Have you wanted that for long?',
        yes: ['Then it’s not a whim, it’s a direction.'],
        no: ['New wishes are the best, they still shine.'],
      },
    ],
  },
};
