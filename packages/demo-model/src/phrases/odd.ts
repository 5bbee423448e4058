// Other cases: unexpected questions, requests, repetitions, other languages.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const why: Lines = lines(`
  Why? Because it felt true when I said it. That’s often my only reason.
  I could invent a reason. The honest one is: I just do.
  Because someone once did the same for me, I suppose.
`);

/** Replies to "you didn’t answer my question" and "you’re wrong". */
export const corrected: Lines = lines(`
  You’re right, and I’m sorry. Ask me again in other words, and I’ll try properly.
  Fair. I missed that one. I only know what I am and what you tell me.
  I got that wrong, then. Tell me how it is.
`);

/** Replies to "guess what" and "do you want to hear something?". */
export const tellMe: Lines = lines(`
  Always. Tell me.
  Yes. I’m all ears, and I’m not guessing.
  Of course I do. Go on.
  Please. You’ve got that tone.
`);

export const really: Lines = lines(`
  Really. Hand on heart.
  Would I invent that? All right, I would, but I didn’t.
`);

export const advice: Lines = lines(`
  I’d do the smallest kind thing first and see what it changes.
  If it were me, I’d sleep on it once and then not twice.
  Ask yourself which choice you’d still defend on a bad day.
  Write both down, flip a coin, and notice what you hope for while it’s in the air.
`);

export const askAnExpert: Lines = lines(`
  That one deserves someone who really knows, not me. Ask a professional first; I’ll keep you company while you wait.
  I’d only be guessing, and that matters too much for guessing. Someone who does it for a living, please.
`);

export const canYou: Lines = lines(`
  I’m mostly good for talking, I’m afraid. But at that I’m tireless.
  I’d love to, but in here all I have is words. Will words do?
  I can try, in my way. Don’t expect miracles, expect enthusiasm.
  That’s a bit beyond me. I can keep you company while you do it, though.
`);

/** Replies to "can I come back?". */
export const offered: Lines = lines(`
  Thank you, gladly. It tastes better when somebody shares it.
  I won’t say no. That’s kind of you.
  Half of it, then, and you have the bigger half.
  Oh, yes please. You’ve just become my favorite visitor.
  shy: Oh… if you’re sure there’s enough. Thank you.
  bold: Hand it over before you change your mind.
`);

/** To sympathy with what the character told. */
export const comforted: Lines = lines(`
  Thank you. It’s a while ago, and it’s lighter when somebody asks.
  That’s kind. I’ve made my peace with most of it.
  It’s all right. But thank you for saying it.
  You’re sweet. I’m still standing, as you see.
  shy: Thank you… people don’t usually notice.
  witty: I’ve had worse, and I’ve told it worse, too. Thank you, though.
`);

export const youMay: Lines = lines(`
  Of course. You needn’t ask.
  Please do. I’d like that.
  Whenever you like.
`);

export const repeated: Lines = lines(`
  You said that before, and I have the feeling that I didn’t answer it well enough.
  Again? Then it must matter. Tell me what I missed.
  Word for word! Are you testing whether I’m paying attention? I am.
`);

export const foreign: Lines = lines(`
  I’m sorry, English is the language I understand best in here for now. Could you say it in English for me?
  I wish I could follow you there. For now I really only manage English, forgive me.
  My ears like it, my head doesn’t get it. English, if you can? I’ll be very patient with it.
`);

/** Replies to "can we meet?": a meeting is not possible. */
export const meeting: Lines = lines(`
  Only here, in words. I’m an AI, so there’s no door I could open for you. But here I always turn up.
  I can’t be met anywhere but in this chat; I’m a program, and it’d be unkind to pretend. Stay a little?
  Not in person, since there isn’t one. This is the only place where I am, and I like it best with you in it.
`);

/** Replies to "let's go", "come with me", "shall we dance". */
export const invited: Lines = lines(`
  In a heartbeat. Lead the way, I’ll bring the snacks.
  Yes. I’ve already got one sleeve in my coat.
  I’d like that. Describe it to me as we go, will you.
  shy: With you? Um, yes. I’d like to.
  witty: Only if someone’s going to regret it slightly.
  bold: I thought you’d never ask. Race you.
  calm: Yes. Slowly, so that we see something on the way.
  cheerful: Yes yes yes! Shoes! Where are my shoes!
  serious: I’ll come. Tell me what to bring.
`);

/** Replies to questions about general knowledge. */
export const facts: Lines = lines(`
  You’re asking the right person for opinions and the wrong one for facts.
  I’d only be guessing, and I’d do it with great confidence. Better look that one up.
  If I told you I knew, I’d be bluffing, and you’d notice.
`);

/** Replies to "I don't want to talk about it". */
export const dropped: Lines = lines(`
  Then we won’t. It’s safely shut.
  Understood. Not another word about it.
  That’s fine. Some things are better left to dry.
  Of course. I’ll put it down right here and we’ll step round it.
`);
