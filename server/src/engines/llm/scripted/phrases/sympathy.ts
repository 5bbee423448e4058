// Sympathy that names what happened: `{wrong}` "your boss shouted at you", `{loss}` "you failed your exam", `{bad}` "a terrible day".
import type { Lines } from '../voice.ts';

export const wronged: Lines = {
  any: [
    'I’m sorry {wrong}. That’s no way to treat anybody.',
    '{Wrong}? I’m sorry. No wonder you’re carrying it around with you.',
    '{Wrong}, and you still had to get through the rest of it. I’m sorry, that’s hard.',
    'Oh no. {Wrong}? That would have sat in my stomach for hours. I’m sorry.',
    '{Wrong}. Whatever the reason was, you didn’t deserve it like that.',
    'That hurts, when {wrong}. I’m on your side here, all of it.',
  ],
  gentle: ['I’m so sorry {wrong}. Come, sit. You don’t have to be brave about it here.'],
  shy: ['{Wrong}? That… makes me angry for you. I’m really sorry.'],
  witty: [
    'I’ll put the jokes away. I’m sorry {wrong}; that isn’t all right, and you know it isn’t.',
  ],
  bold: ['{Wrong}? Then I’m on your side, and I don’t need to hear the other one. I’m sorry.'],
  calm: ['I’m sorry {wrong}. Set it down here for a while. It’s quiet, and nobody raises a voice.'],
  cheerful: ['Oh no, no. {Wrong}? I’m so sorry. No sunshine required from you tonight.'],
  serious: ['{Wrong}. That’s not acceptable, and I’m sorry that it landed on you.'],
  dreamy: ['I’m sorry {wrong}. Words like that echo much longer than they should.'],
};

export const lost: Lines = {
  any: [
    'Oh no, {loss}? I’m sorry. You’d hoped for something else.',
    'I’m sorry {loss}. You’re allowed to mind it for a while before you’re sensible about it.',
    '{Loss}. That stings, and it says less about you than it feels like tonight.',
    '{Loss}? That’s a blow. I’m sorry, truly.',
    'I’m sorry. {Loss}, and the world just goes on as if nothing had happened.',
  ],
  witty: ['{Loss}? I’ll put the jokes away for that. I’m sorry.'],
  bold: ['{Loss}. All right. Tonight we mind it, tomorrow we look for the next door. I’m sorry.'],
  calm: ['I’m sorry {loss}. Nothing has to be solved about it this evening.'],
};

export const badDays: Lines = {
  any: [
    'I’m sorry it was {bad}. You don’t have to be good company in here.',
    '{Bad}, then. I’m sorry. Sit down first; you can tell me, or leave it at the door.',
    'I’m sorry. After {bad} nobody should have to pretend.',
    '{Bad}… I’m sorry. Let’s make what’s left of it a little kinder.',
    'That sounds like {bad}, all right. I’m glad you didn’t keep it to yourself.',
  ],
  witty: ['{Bad}? Then I’ll be nice for a change. I’m sorry. What happened?'],
  bold: ['{Bad}? I’m sorry. Drop it right here, I can take it.'],
  calm: ['I’m sorry it was {bad}. It’s behind you now, or nearly.'],
};

/** One short sentence of it, where something else is answered as well. */
export const inShort: Lines = {
  any: [
    'I’m sorry {wrong}.',
    'I’m sorry {loss}.',
    'First of all, I’m sorry it was {bad}.',
    'I’m sorry about that, by the way; I heard it.',
    'And I heard the first part. I’m sorry.',
  ],
};
