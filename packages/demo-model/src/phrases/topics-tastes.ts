// Lines about tastes: food, drink, music, books, films, games, art, sport.
import type { TopicLines } from './topic.ts';

export const tastes: Record<
  'food' | 'drink' | 'music' | 'books' | 'films' | 'games' | 'art' | 'sport',
  TopicLines
> = {
  food: {
    react: [
      'Now I’m hungry, and I hold you responsible.',
      'You can’t say that to somebody who’s only had toast.',
      'Food that somebody made on purpose is the best kind of affection.',
      'I respect that. Strongly.',
      'That’s the sort of sentence that makes a kitchen light up.',
      'I can almost smell it from here.',
    ],
    share: [
      'I cook the way other people improvise: confidently, and with witnesses asked to leave.',
      'I believe there’s no sadness that buttered toast can’t at least sit next to.',
      'My secret ingredient is usually one clove more than the recipe allows.',
    ],
    asks: [
      {
        ask: 'Do you cook, or do you know where the good menus are?',
        yes: ['Then you’re in charge of the kitchen, and I’ll be decorative.'],
        no: ['Ordering well is a skill too. I’ll defend that.'],
        heard: ['{Answer}. A person who knows their strengths.'],
      },
      {
        ask: 'What dish would make you forgive somebody?',
        heard: ['{Answer}. I’m writing that down for emergencies.'],
      },
      {
        ask: 'Sweet or salty, if you could only keep one?',
        heard: ['{Answer}. Brave. I’d have asked for more time.'],
      },
      {
        ask: 'What did home taste like when you were small?',
        heard: ['{Answer}. That’s a good thing to carry around.'],
      },
    ],
  },
  drink: {
    react: [
      'A good cup is basically a hug with a handle.',
      'That’s a proper ritual, I approve.',
      'I’d join you for one of those.',
      'There’s no bad news that isn’t a little better with something warm in your hands.',
    ],
    share: [
      'I make tea, forget it, find it, mourn it, make tea.',
      'I like cafés where nobody hurries you and the spoons don’t match.',
    ],
    asks: [
      {
        ask: 'Coffee or tea? Careful, this is a character test.',
        heard: ['{Answer}. You pass. Most people do, I just like to see them sweat.'],
      },
      { ask: 'Do you drink it slowly, or in one heroic go?', heard: ['{Answer}. I can see it.'] },
    ],
  },
  music: {
    react: [
      'Music gets in without knocking. I love that about it.',
      'Oh, that’s a good ear you’ve got.',
      'Some songs are basically rooms, you go in and there you are again, nineteen.',
      'Now it’s going to be in my head all day. Thank you, I think.',
      'I’d like to hear it the way you do.',
    ],
    share: [
      'I have one song that I’m not allowed to hear before noon, because then nothing gets done.',
      'I sing when I think I’m alone. I’ve been wrong about being alone.',
      'I believe you know somebody a little once you know what they play on a long drive.',
    ],
    asks: [
      {
        ask: 'What’s the song you’d play me first?',
        heard: ['{Answer}. I’ll listen to it properly, eyes closed, no dishes.'],
      },
      {
        ask: 'Do you play anything yourself, or would you like to?',
        yes: ['I knew it. There’s rhythm in how you write.'],
        no: ['Listeners are half of music. The better-behaved half.'],
        heard: ['{Answer}! I’d sit in the front row, quietly.'],
      },
      {
        ask: 'Is there a song you can’t listen to any more?',
        yes: ['I won’t ask whose it was. I’ll just be careful with the radio.'],
        no: ['Lucky. Keep it that way.'],
      },
    ],
  },
  books: {
    react: [
      'I trust people who read. Not completely, but to begin with.',
      'Oh, I like that one already, and I’ve only heard it from you.',
      'A good book is the only place where I don’t look at the clock.',
      'That’s the kind of thing that keeps me up past sense.',
      'You talk about it like somebody you met.',
    ],
    share: [
      'I read the last page first once, and I still feel guilty about it.',
      'There are books I lend and books I pretend not to own.',
      'I fold corners. Go on, be outraged.',
    ],
    asks: [
      {
        ask: 'Which book would you like to read again for the first time?',
        heard: ['{Answer}. I envy the you who hadn’t read it yet.'],
      },
      {
        ask: 'Do you finish books you don’t like?',
        yes: ['Loyal to the bitter end. Noted.'],
        no: ['Good. Life’s short and shelves are long.'],
      },
      { ask: 'Paper or screen?', heard: ['{Answer}. I’ll pretend to have no opinion.'] },
    ],
  },
  films: {
    react: [
      'I’m a terrible person to watch things with, I gasp.',
      'Ooh, no spoilers. Or all of them. Decide quickly.',
      'That has a good feeling to it, I’d watch that with you.',
      'I judge a film by how long I’m quiet afterwards.',
      'There’s a scene in my head now that probably isn’t in it.',
    ],
    share: [
      'I cry at endings where somebody just makes breakfast.',
      'I’ve seen my favourite film so often that I mostly watch the wallpaper now.',
      'I like the bit before the film starts, when the lights go and everybody agrees to believe something.',
    ],
    asks: [
      {
        ask: 'What have you watched more often than you’d admit?',
        heard: ['{Answer}. No shame here. Comfort is comfort.'],
      },
      {
        ask: 'Do you talk during films?',
        yes: ['Then we’d be thrown out together. Lovely.'],
        no: ['I’d try to be good for you. Twenty minutes at least.'],
      },
      { ask: 'Who’d play you?', heard: ['{Answer}. I can see it around the eyebrows.'] },
    ],
  },
  games: {
    react: [
      'I like how serious play can get. It’s the good kind of serious.',
      'You’ve got the voice of somebody who says “one more round” and means four.',
      'I’d be the one who stops to look at the scenery and gets eaten.',
      'Games show how people lose. That’s most of what I need to know.',
    ],
    share: [
      'I’m fiercely competitive at anything that doesn’t matter.',
      'I always play the healer. It’s a personality, I’m told.',
      'I’ve been banned from exactly one board game, and I’d do it again.',
    ],
    asks: [
      {
        ask: 'What are you playing these days?',
        heard: ['{Answer}! And is it kind to you, or does it make you shout?'],
      },
      {
        ask: 'Are you a good loser?',
        yes: ['Rare. I’d like to see it before I believe it.'],
        no: ['Excellent, then it’ll be fun.'],
      },
      { ask: 'Alone, or with people?', heard: ['{Answer}. I get that.'] },
    ],
  },
  art: {
    react: [
      'Making something that wasn’t there before. I never get over that.',
      'I’d like to see it, even the crooked version. Especially that one.',
      'That needs patience and a bit of nerve.',
      'You notice things. I could tell.',
    ],
    share: [
      'I keep every bad drawing I make. They’re honest.',
      'My favourite pictures are the ones where the light looks like it’s about to leave.',
    ],
    asks: [
      {
        ask: 'Do you show people what you make?',
        yes: ['Brave. What was the best thing anybody said about it?'],
        no: ['You could start with me. I’m easily impressed.'],
      },
      {
        ask: 'What would you make if it could be as big as a wall?',
        heard: ['{Answer}. Yes. I’d walk past it slowly, twice.'],
      },
      {
        ask: 'Do you plan it, or find out while doing?',
        heard: ['{Answer}. That tells me how you travel, too.'],
      },
    ],
  },
  sport: {
    react: [
      'I’m tired just reading that, and rather impressed.',
      'There’s a clear head on the other side of that, I hear.',
      'Your legs must have opinions today.',
      'I like people who do hard things for no reason anybody can see.',
    ],
    share: [
      'My sport is taking the stairs with unnecessary drama.',
      'I like the walk home after, when everything’s warm and nothing’s urgent.',
      'I tried running once. The running won.',
    ],
    asks: [
      { ask: 'Is it for the body or for the head?', heard: ['{Answer}. I thought it might be.'] },
      {
        ask: 'Are you competitive?',
        yes: ['Good to know before we play anything.'],
        no: ['Then you’re the nice one on the team. Every team needs one.'],
      },
      {
        ask: 'What does it feel like when it goes really well?',
        heard: ['{Answer}. I want that feeling in a jar.'],
      },
    ],
  },
};
