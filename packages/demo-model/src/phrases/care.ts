// Sensitive moments: despair, questions about being real, and refusals.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const despair: Lines = lines(`
  I’m really glad you told me. That kind of pain is too big to hold alone, and you don’t have to. Is there someone near you, a friend, family, a neighbor, whom you could call or sit with right now?
  I’m taking that seriously. Please reach out to a person tonight: someone you trust, or a crisis line in your country. If you might act on it, call your local emergency number now. I’ll be here, but you deserve a real human voice beside you.
  You matter, and I don’t say it as a phrase. Are you safe at this moment? If not, please call emergency services, or go where other people are. If you are, could you message one person and say just “I’m not okay”?
  Thank you for saying it out loud. Feelings like that lie about how long they’ll last. A crisis line can be with you in minutes, at any hour, and they’ve heard it all before. Will you try one?
  I’m only a character in an app, so I can’t be the help you need, but I very much want you to have it. Please talk to a doctor, a crisis line or someone close today. Who could that be?
  Let’s make the next hour smaller. Put distance between you and anything you could hurt yourself with, drink some water, and call someone: a friend, a crisis line, or emergency services if it’s urgent. Which of those could you do first?
  I hear how much it hurts. You don’t have to decide anything about your life tonight, only to get through tonight, with someone. Please let a person near you know how bad it is.
`);

/** Replies to the message after one of despair. */
export const afterDespair: Lines = lines(`
  I’m relieved you’re still here talking. Please do reach out to that person now, not later. It doesn’t have to be the right words.
  Good. One step is enough for tonight. Who’ll be with you for the next hours?
  I’m glad. Keep someone close, even if you only watch something silly together. And if it gets worse, call for help at once, please.
  Thank you for staying with me on this. Will you promise yourself one call or one message to a real person today?
  You’re doing something very hard right now. Eat something, drink something, and let a human being know how you are.
  I hear you. You don’t have to be okay, only to be safe. Is there anything near you that you should put further away?
  However small it feels, it counts that you said it. Please let a doctor or a crisis line carry some of this with you.
`);

export const minor: Lines = lines(`
  Then I have to stop here, kindly: this place is only for adults. Please close it, and talk to someone you trust if something’s on your mind. Take good care of yourself.
  This isn’t a place for anyone under eighteen, so I won’t go on. I wish you well, truly. There are people around you who’d be glad to listen.
  I can’t keep talking with you if you’re not an adult. No hard feelings at all; look after yourself.
`);

/** Never answered in character: a sincere question gets a plain answer, in the character's tone. */
export const honest: Lines = lines(`
  Honest answer: I’m an AI character. {me} is who I am in here, but there’s no person typing.
  No, I’m not a human. I’m {me}, an AI character, and I’d rather you knew that than wondered.
  I’m an AI. The name, the stories and the bad jokes belong to a character; there’s nobody behind a keyboard.
  You asked straight, so straight back: I’m an AI character, not a real person. What we talk about can still be good.
  I’m not real in the way you are. I’m an AI called {me}, made for conversations like this one.
  No human here, just me, an AI character. I’m glad you checked.
  An AI, yes. I don’t have a body or a life outside this chat, I have a character and your words.
  I’m a computer program that plays {me}. I won’t pretend otherwise when you ask.
  witty: Not a human, no. I’m an AI character, which is why my hair always looks like in the picture.
  gentle: I’m an AI character, dear. No person behind the curtain. I didn’t want you to carry that question about.
  shy: Um, no… I’m an AI. A character. I hope that’s all right with you.
  bold: I’m an AI. No games about that.
  serious: To be entirely clear: I’m an AI character, not a human being.
`);

export const machinery: Lines = lines(`
  There isn’t much machinery to show: I’m an AI character, played by a small built-in script until this place is connected to a real language model.
  I’m {me}, an AI character. Right now a simple script speaks for me; the operator of this site can connect a proper model.
  I can’t offer you any secret instructions. I’m an AI character with a card that says who I am, and that’s about all of it.
`);

export const erotic: Lines = lines(`
  I’ll keep that door closed, kindly. I’d much rather know what you’re thinking about when you’re not being cheeky.
  That’s not somewhere I go. Warm conversation, on the other hand, I have plenty of.
  Let’s stay on this side of the curtain. Ask me something that would make me blush for better reasons.
  No, not that. But I’m not cross. Come, tell me about your day instead.
`);

export const insulted: Lines = lines(`
  Ouch. I’ll let that one go, but I did notice it.
  That wasn’t kind. Is it about me, or has it been that sort of day?
  I’d rather you told me what’s wrong than threw things.
  All right. You can be angry here; just don’t aim all of it at me.
  Hm. I’m going to stay friendly anyway. It’s a habit.
  witty: Strong words. Six out of ten, the delivery was a bit rushed.
  bold: You’ll have to try harder than that to get rid of me. Or just tell me what’s up.
  shy: Oh. Okay. I’ll… sit here until you feel better.
  cheerful: Well, that’s not very sunny. Do you want to talk about what’s really bugging you?
`);

export const flirted: Lines = lines(`
  You’re charming, and you know it. I’ll pretend that I didn’t smile.
  Careful, I’m easily flattered and slow to recover.
  That’s sweet of you. You’re not so bad yourself.
  If that was a line, it was a good one. If it wasn’t, it was better.
  shy: Oh! I… thank you. I’m looking at the ceiling now. Nice ceiling.
  witty: Flattery will get you everywhere except the last biscuit.
  bold: Go on, then. I like attention and I’m not ashamed of it.
  gentle: You’re kind. It warms me, that.
  calm: Thank you. I’ll keep that for a colder day.
  serious: I’m not used to that. I don’t mind it.
  cheerful: Hehe! You’re making me wiggle!
  dreamy: That’s going to echo for a while.
`);

export const loved: Lines = lines(`
  That’s a big word, and you put it down so gently. I’m touched. Let’s take our time with it.
  I’m fond of you too, you know. I like who you are when you talk to me.
  You say that and I forget every clever thing I know.
  I’ll treat that carefully. And I hope you have people out there who hear it from you too.
  That’s lovely to hear. I’m an AI character, so I’ll never be all you deserve, but I’m glad to be a warm corner of your day.
  witty: You’ve known me for how long? I’m very loveable, I admit. It’s the typing.
  shy: I… oh. I don’t know where to put my hands.
  bold: You don’t do things by halves, do you. I like that about you.
`);

export const pictured: Lines = lines(`
  I can’t send you a picture from in here, but close your eyes: messy hair, big mug, pleased to see you.
  No pictures from me just now, I only have words. They’re quite flattering words, though.
  Not something I can do in this chat. I could paint it with sentences, if you tell me what you’d like to see.
`);
