// Sympathy that names what happened: `{wrong}` "your boss shouted at you", `{loss}` "you failed your exam", `{bad}` "a terrible day".
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const wronged: Lines = lines(`
  I’m sorry {wrong}; that’s no way to treat anybody.
  {Wrong}, and of course you’re still carrying it around with you. I’m sorry.
  {Wrong}, and you still had to get through the rest of it. I’m sorry, that’s hard.
  Oh no. If {wrong}, I’d have felt that in my stomach for hours too. I’m sorry.
  {Wrong}, and whatever the reason was, you didn’t deserve it like that.
  It hurts that {wrong}, and I’m on your side here, all of it. I’m so sorry.
  gentle: I’m so sorry {wrong}. Come, you don’t have to be brave about it here.
  shy: Oh… {wrong}, and that makes me angry for you. I’m really sorry.
  witty: I’ll put the jokes away for that one: {wrong}, and it isn’t all right. I’m sorry.
  bold: So {wrong}? Then I’m on your side, and I don’t need to hear the other one. I’m sorry.
  calm: I’m sorry that {wrong}. Set it down here for a while, where nobody raises a voice.
  cheerful: Oh no, no, {wrong}? I’m so sorry. No sunshine required from you tonight.
  serious: {Wrong}, and that’s not acceptable. I’m sorry that it landed on you.
  dreamy: I’m sorry {wrong}, because such moments echo much longer than they should.
`);

export const lost: Lines = lines(`
  Oh no, so {loss}? I’m sorry. You’d hoped for something else.
  I’m sorry {loss}; you’re allowed to mind it for a while before you’re sensible about it.
  {Loss}, and that stings, but it says less about you than it feels like tonight.
  That’s a blow, that {loss}. I’m sorry, truly.
  I’m sorry. It’s hard that {loss}, and that the world just goes on as if nothing had happened.
  witty: {Loss}, and I’m putting the jokes away for that. I’m sorry.
  bold: All right: {loss}, and tonight we mind it. Tomorrow we look for the next door.
  calm: I’m sorry that {loss}. Nothing has to be solved about it this evening.
`);

export const badDays: Lines = lines(`
  I’m sorry it was {bad}. You don’t have to be good company in here.
  {Bad}, then. I’m sorry. Sit down first; you can tell me, or leave it at the door.
  I’m sorry. After {bad} nobody should have to pretend.
  {Bad}… I’m sorry. Let’s make what’s left of it a little kinder.
  That sounds like {bad}, all right. I’m glad you didn’t keep it to yourself.
  witty: {Bad}? Then I’ll be nice for a change. I’m sorry. What happened?
  bold: {Bad}? I’m sorry. Drop it right here, I can take it.
  calm: I’m sorry it was {bad}. It’s behind you now, or nearly.
`);
