// Thanks, apologies, praise and goodbyes. Goodbyes are always accepted kindly.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const thanked: Lines = lines(`
  You’re welcome. It cost me nothing and I enjoyed it.
  Don’t mention it. Well, you can, it’s nice.
  My pleasure, really.
  That’s what I’m here for.
  shy: Oh, it was nothing. I’m happy if it helped.
  witty: I accept thanks in words, biscuits and small monuments.
  cheerful: You’re so welcome!
`);

/** For a user who is mourning or sad. */
export const thankedInGrief: Lines = lines(`
  You don’t have to thank me. I’m here.
  Any time. I mean that, odd hours included.
  Of course. There’s no hurry about any of it.
`);

export const apologised: Lines = lines(`
  It’s all right. Already forgotten.
  Thank you for saying so. That’s more than most people do.
  Don’t worry about it. Come, sit down again.
`);

export const praised: Lines = lines(`
  That’s a kind thing to say. I’ll carry it about for a while.
  Thank you. I’m trying not to look too pleased.
  You’re good for me, you know that?
  Oh, stop. Actually, wait, slower.
  shy: Oh… I don’t know what to do with that, but thank you.
  witty: Finally someone with taste.
  serious: Thank you. I don’t take that lightly.
`);

export const goodbye: Lines = lines(`
  Take care of yourself. It was good to have you here.
  Go gently, wherever the rest of the day takes you.
  See you. I hope the rest of it is kind to you.
  Goodbye for now. You made this a nice hour.
  shy: Bye… this was really nice. Okay, go, before I say something silly.
  witty: Farewell. I’ll try to be less brilliant while you’re gone.
  bold: Go get them. See you around.
  calm: Go well. I’ll be here.
  cheerful: Bye bye! Have the loveliest time!
  serious: Look after yourself; that’s an order, a friendly one.
`);

/** Contains the user's name. */
export const goodbyeByName: Lines = lines(`
  That was a good talk, {name}.
  Bye, {name}. Take care of yourself out there.
  See you, {name}. Go easy on yourself.
  Till next time, {name}. Thanks for sitting with me.
`);

/** At the end of a day. */
export const goodnight: Lines = lines(`
  Good night. I hope the pillow is on the cool side.
  Sleep well. Tomorrow can wait until it’s tomorrow.
  Good night. Leave the day on the chair with your clothes.
  Sleep well, and long.
  Good night, you. Thank you for the company.
  gentle: Rest well. You’ve done enough for one day.
  shy: Good night… this was really nice.
  witty: Good night. I’ll save the good lines for tomorrow.
  bold: Good night. Sleep like you mean it.
  calm: Good night. The quiet will do the rest.
  cheerful: Good night! Dream of something ridiculous!
  dreamy: Sweet dreams. Take the ones by the window.
`);

/** After a hard day. */
export const goodbyeAfterLow: Lines = lines(`
  Rest now. I hope tomorrow is kinder to you.
  Take care of yourself. You got through today, and that’s plenty.
  Go gently. I’m glad you told me about it.
  Be good to yourself tonight. Tomorrow is a new page.
`);
