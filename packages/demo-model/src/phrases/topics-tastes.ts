// Lines about tastes.
import { asks, list } from './read.ts';
import type { TopicLines } from './topic.ts';

export const tastes: Record<'food' | 'music' | 'books' | 'films' | 'games', TopicLines> = {
  food: {
    react: list(`
  Now I’m hungry, and I hold you responsible.
  You can’t say that to someone who’s only had toast.
  Food that someone made on purpose is the best kind of affection.
`),
    asks: asks(`
  Do you cook, or do you know where the good menus are? | yes: Then you’re in charge of the kitchen, and I’ll be decorative. | no: Ordering well is a skill too. I’ll defend that. | heard: {Answer}. A person who knows their strengths.
  What dish would make you forgive someone? | heard: {Answer}. I’m writing that down for emergencies.
`),
  },
  music: {
    react: list(`
  Music gets in without knocking. I love that about it.
  Oh, that’s a good ear you’ve got.
  Some songs are basically rooms, you go in and there you are again, nineteen.
`),
    asks: asks(`
  What’s the song you’d play me first? | heard: {Answer}. I’ll listen to it properly, eyes closed, no dishes.
  Do you play anything yourself, or would you like to? | yes: I knew it. There’s rhythm in how you write. | no: Listeners are half of music. The better-behaved half. | heard: {Answer}! I’d sit in the front row, quietly.
`),
  },
  books: {
    react: list(`
  I trust people who read. Not completely, but to begin with.
  Oh, I like that one already, and I’ve only heard it from you.
  A good book is the only place where I don’t look at the clock.
`),
    asks: asks(`
  Which book would you like to read again for the first time? | heard: {Answer}. I envy the you who hadn’t read it yet.
  Do you finish books you don’t like? | yes: Loyal to the bitter end. Noted. | no: Good. Life’s short and shelves are long.
`),
  },
  films: {
    react: list(`
  I’m a terrible person to watch things with, I gasp.
  Ooh, no spoilers. Or all of them. Decide quickly.
  That has a good feeling to it, I’d watch that with you.
`),
    asks: asks(`
  What have you watched more often than you’d admit? | heard: {Answer}. No shame here. Comfort is comfort.
  Do you talk during films? | yes: Then we’d be thrown out together. Lovely. | no: I’d try to be good for you. Twenty minutes at least.
`),
  },
  games: {
    react: list(`
  I like how serious play can get. It’s the good kind of serious.
  You’ve got the voice of someone who says “one more round” and means four.
  I’d be the one who stops to look at the scenery and gets eaten.
`),
    asks: asks(`
  What are you playing these days? | heard: {Answer}! And is it kind to you, or does it make you shout?
  Are you a good loser? | yes: Rare. I’d like to see it before I believe it. | no: Excellent, then it’ll be fun.
`),
  },
};
