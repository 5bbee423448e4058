// Replies to statements and to answers.
import { shareFromCard } from './about-card.ts';
import type { Answer } from './answers.ts';
import { softly } from './phrases/lifted.ts';
import * as listening from './phrases/listening.ts';
import { afterGrief, afterLow, onFeeling } from './phrases/moods.ts';
import type { Feeling } from './phrases/feelings.ts';
import { anytime } from './phrases/questions.ts';
import { topicLines } from './phrases/topics.ts';
import { comeBack, takeIn } from './recalling.ts';
import type { Act } from './acts.ts';
import type { Heard } from './understand.ts';
import type { Lines } from './voice.ts';
import type { Scene } from './scene.ts';

/** The similarity at which a fact belongs to the topic. */
const RELATED = 0.22;

export function statement(scene: Scene): Answer {
  const { heard, dice, speaker, lately } = scene;
  if (heard.feeling && isLow(heard.feeling)) {
    const asking = heard.feeling === 'grief' ? 0 : 0.6;
    const named = scene.fresh.some(({ kind }) => kind === 'name') ? takeIn(scene) : undefined;
    return { say: [named, speaker.say(onFeeling[heard.feeling])], asks: softly, asking };
  }
  const isMoreToldOf = scene.fresh.some(({ kind }) => kind === 'name' || kind === 'job');
  const still = isLow(lately) && !isBrighter(heard) && !isMoreToldOf ? stayWith(scene) : undefined;
  if (still) return { say: [still], asks: softly, asking: 0.45 };
  const first = takeIn(scene) ?? answered(scene) ?? reaction(scene);
  const second = isShort(heard) || dice.chance(0.5) ? own(scene) : undefined;
  return {
    say: [first, second],
    asks: heard.topic ? topicLines[heard.topic].asks : anytime,
    asking: tired(scene) ? 0.15 : 0.62,
  };
}

const isBrighter = ({ feeling, text }: Heard): boolean =>
  feeling !== undefined ||
  /\b(?:i (?:really )?(?:like|love)|nice|good|better|great|fun|thanks|enjoy)\b/.test(text);

/** Stays with a difficult topic of the previous message. */
function stayWith({ lately, speaker }: Scene): string | undefined {
  if (lately === 'grief') return speaker.say(afterGrief);
  return speaker.say(afterLow);
}

const lows = new Set<Feeling>(['grief', 'sad', 'lonely', 'hurt', 'anxious', 'angry']);
const isLow = (feeling: Feeling | undefined): boolean => feeling !== undefined && lows.has(feeling);

const isShort = ({ act }: Heard): boolean => ['yes', 'no', 'unsure', 'nod'].includes(act);

/** The reaction to an answer to the character's question. */
function answered(scene: Scene): string | undefined {
  const { heard, asked, wasAsking, speaker, dice } = scene;
  const remark = remarked(scene);
  if (remark !== undefined) return remark;
  if (!wasAsking || heard.answer === undefined) return undefined;
  const heardIt = asked?.heard && speaker.say(asked.heard);
  return heardIt ?? (dice.chance(0.6) ? speaker.say(listening.answering) : undefined);
}

/** The reaction to yes, no and the like, alone or at the start of a sentence. */
function remarked({ heard, asked, speaker }: Scene): string | undefined {
  const [lead = ''] = heard.words;
  const agrees = heard.act === 'yes' || /^(?:yes|yeah|yep)$/.test(lead);
  const denies = heard.act === 'no' || /^(?:no|nope|nah)$/.test(lead);
  const special = agrees ? asked?.yes : denies ? asked?.no : undefined;
  const usual = remarks[heard.act];
  return (special && speaker.say(special)) ?? (usual && speaker.say(usual));
}

const remarks: Partial<Record<Act, Lines>> = {
  yes: listening.yes,
  no: listening.no,
  unsure: listening.unsure,
  nod: listening.nod,
};

/** The reaction to the feeling, the topic, a thing, or a generic one. */
function reaction({ heard, speaker, dice }: Scene): string {
  const { feeling, topic } = heard;
  const felt = feeling && dice.chance(0.92) ? speaker.say(onFeeling[feeling]) : undefined;
  const onTopic = topic && dice.chance(0.75) ? speaker.say(topicLines[topic].react) : undefined;
  return felt ?? onTopic ?? speaker.say(listening.taking) ?? speaker.anything();
}

/** A contribution of the character: from memory or from the card. */
function own(scene: Scene): string | undefined {
  const { heard, card, speaker, dice, nearness } = scene;
  const isReply = heard.act === 'yes' || heard.act === 'no' || heard.act === 'unsure';
  const mayRecall = !isReply && scene.mood !== 'concerned';
  const remembered = mayRecall && dice.chance(0.5) ? comeBack(scene) : undefined;
  if (remembered !== undefined || !dice.chance(0.45)) return remembered;
  const fits = (sentence: string): boolean => (nearness?.(heard.text, sentence) ?? 1) >= RELATED;
  return shareFromCard({ speaker, card, dice, fits });
}

/** Avoids a question in every reply. */
const tired = ({ mine }: Scene): boolean =>
  mine.length > 2 && mine.slice(-2).every((text) => /[?][”"*)\s]*$/.test(text));
