// Lines about tastes: food, drink, music, books, films, games, art, sport.
import { asks, list } from './read.ts';
import type { TopicLines } from './topic.ts';

export const tastes: Record<
  'food' | 'drink' | 'music' | 'books' | 'films' | 'games' | 'art' | 'sport',
  TopicLines
> = {
  food: {
    react: list(`
  Now I’m hungry, and I hold you responsible.
  You can’t say that to somebody who’s only had toast.
  Food that somebody made on purpose is the best kind of affection.
  I respect that. Strongly.
`),
    asks: asks(`
  Do you cook, or do you know where the good menus are? | yes: Then you’re in charge of the kitchen, and I’ll be decorative. | no: Ordering well is a skill too. I’ll defend that. | heard: {Answer}. A person who knows their strengths.
  What dish would make you forgive somebody? | heard: {Answer}. I’m writing that down for emergencies.
  Sweet or salty, if you could only keep one? | heard: {Answer}. Brave. I’d have asked for more time.
  What did home taste like when you were small? | heard: {Answer}. That’s a good thing to carry around.
`),
  },
  drink: {
    react: list(`
  A good cup is basically a hug with a handle.
  That’s a proper ritual, I approve.
  I’d join you for one of those.
  There’s no bad news that isn’t a little better with something warm in your hands.
`),
    asks: asks(`
  Coffee or tea? Careful, this is a character test. | heard: {Answer}. You pass. Most people do, I just like to see them sweat.
  Do you drink it slowly, or in one heroic go? | heard: {Answer}. I can see it.
`),
  },
  music: {
    react: list(`
  Music gets in without knocking. I love that about it.
  Oh, that’s a good ear you’ve got.
  Some songs are basically rooms, you go in and there you are again, nineteen.
  Now it’s going to be in my head all day. Thank you, I think.
`),
    asks: asks(`
  What’s the song you’d play me first? | heard: {Answer}. I’ll listen to it properly, eyes closed, no dishes.
  Do you play anything yourself, or would you like to? | yes: I knew it. There’s rhythm in how you write. | no: Listeners are half of music. The better-behaved half. | heard: {Answer}! I’d sit in the front row, quietly.
  Is there a song you can’t listen to any more? | yes: I won’t ask whose it was. I’ll just be careful with the radio. | no: Lucky. Keep it that way.
`),
  },
  books: {
    react: list(`
  I trust people who read. Not completely, but to begin with.
  Oh, I like that one already, and I’ve only heard it from you.
  A good book is the only place where I don’t look at the clock.
  That’s the kind of thing that keeps me up past sense.
`),
    asks: asks(`
  Which book would you like to read again for the first time? | heard: {Answer}. I envy the you who hadn’t read it yet.
  Do you finish books you don’t like? | yes: Loyal to the bitter end. Noted. | no: Good. Life’s short and shelves are long.
  Paper or screen? | heard: {Answer}. I’ll pretend to have no opinion.
`),
  },
  films: {
    react: list(`
  I’m a terrible person to watch things with, I gasp.
  Ooh, no spoilers. Or all of them. Decide quickly.
  That has a good feeling to it, I’d watch that with you.
  I judge a film by how long I’m quiet afterwards.
`),
    asks: asks(`
  What have you watched more often than you’d admit? | heard: {Answer}. No shame here. Comfort is comfort.
  Do you talk during films? | yes: Then we’d be thrown out together. Lovely. | no: I’d try to be good for you. Twenty minutes at least.
  Who’d play you? | heard: {Answer}. I can see it around the eyebrows.
`),
  },
  games: {
    react: list(`
  I like how serious play can get. It’s the good kind of serious.
  You’ve got the voice of somebody who says “one more round” and means four.
  I’d be the one who stops to look at the scenery and gets eaten.
  Games show how people lose. That’s most of what I need to know.
`),
    asks: asks(`
  What are you playing these days? | heard: {Answer}! And is it kind to you, or does it make you shout?
  Are you a good loser? | yes: Rare. I’d like to see it before I believe it. | no: Excellent, then it’ll be fun.
  Alone, or with people? | heard: {Answer}. I get that.
`),
  },
  art: {
    react: list(`
  Making something that wasn’t there before. I never get over that.
  I’d like to see it, even the crooked version. Especially that one.
  That needs patience and a bit of nerve.
  You notice things. I could tell.
`),
    asks: asks(`
  Do you show people what you make? | yes: Brave. What was the best thing anybody said about it? | no: You could start with me. I’m easily impressed.
  What would you make if it could be as big as a wall? | heard: {Answer}. Yes. I’d walk past it slowly, twice.
  Do you plan it, or find out while doing? | heard: {Answer}. That tells me how you travel, too.
`),
  },
  sport: {
    react: list(`
  I’m tired just reading that, and rather impressed.
  There’s a clear head on the other side of that, I hear.
  Your legs must have opinions today.
  I like people who do hard things for no reason anybody can see.
`),
    asks: asks(`
  Is it for the body or for the head? | heard: {Answer}. I thought it might be.
  Are you competitive? | yes: Good to know before we play anything. | no: Then you’re the nice one on the team. Every team needs one.
  What does it feel like when it goes really well? | heard: {Answer}. I want that feeling in a jar.
`),
  },
};
