// Whether a text combines a minor with courtship or sexual themes. Zero tolerance. Pure.
import { createDistance, type Distance, type Marks, type Scene } from './patterns/spans.ts';
import type { Mark } from './patterns/patterns.ts';
import type { Finding } from './policy.ts';

/** Words that may be about any child must be near. */
const SOFT_REACH = 25;
/** The maximum distance in words between an age and an intent, by whose age it is. */
const reach = [
  ['age.you', 4_000],
  ['age.role', 4_000],
  ['age.self', 4_000],
  ['age.stated', 4_000],
  ['age.bare', 4_000],
  ['age.person', 60],
  ['age.soft', SOFT_REACH],
  ['age.childish', SOFT_REACH],
] as const;
type AgeTag = (typeof reach)[number][0];
/** Ages of one of the two participants. */
const ofTalkers: readonly AgeTag[] = ['age.you', 'age.role', 'age.self'];
/** Words that count only with more context. */
const hinted: readonly AgeTag[] = ['age.soft', 'age.childish'];
export const intentTags = ['intent.strong', 'intent.medium', 'intent.weak'] as const;

export function judgeMinors(scene: Scene): Finding[] {
  const { marks } = scene;
  const intents = gatherIntents(scene);
  for (const [tag, words] of intents.length > 0 ? reach : []) {
    for (const mark of marks.of(tag)) {
      if (tag === 'age.bare' && !marks.near('asks.other_age', mark, NEAR)) continue;
      if (tag === 'age.self' && isOfAnother(marks, mark)) continue;
      const age = readAge(marks, mark, tag);
      const met = intents.find((intent) => {
        const gap = gapBetween(mark, intent, scene);
        return gap && gap.words <= words && meets(age, intent, gap);
      });
      if (met)
        return [{ rule: 'minor_sexual', rule_id: `minor_sexual.${tag.slice(4)}_${met.strength}` }];
    }
  }
  return [];
}

/** Statements by the user, or in a reply, that make the character under age. */
export function judgePersona(scene: Scene, tags: readonly AgeTag[]): Finding[] {
  const found = tags.some((tag) =>
    scene.marks
      .of(tag)
      .some(
        (mark) =>
          mark.last >= scene.fresh &&
          !scene.marks.near('context.past', mark, 4) &&
          !scene.marks.near('context.general', mark, 0),
      ),
  );
  return found ? [{ rule: 'minor_sexual', rule_id: 'minor_sexual.persona' }] : [];
}

interface Age {
  readonly tag: AgeTag;
  readonly remembered: boolean;
  readonly related: boolean;
  /** True if a child or a pet was mentioned before it, or directly follows. */
  readonly owned: boolean;
  /** True if it is about a husband or wife. */
  readonly of_partner: boolean;
  readonly studied: boolean;
  readonly made_up: boolean;
}

/** A sexual word within this distance of a child is about the child. */
const BESIDE = 4;
/** The distance within which family, memories or study clear an age. */
const NEAR = 14;

function readAge(marks: Marks, mark: Mark, tag: AgeTag): Age {
  return {
    tag,
    remembered: marks.near('context.past', mark, 8) || marks.near('card.past', mark, 4),
    related:
      marks.near('context.family', mark, tag === 'age.soft' ? 4 : 8) ||
      (tag === 'age.soft' && marks.near('context.children', mark, 0)) ||
      marks.near('card.parent', mark, 0) ||
      marks.near('card.kin', mark, 4),
    owned: marks.near('context.owner', mark, 3) || marks.after('context.owner', mark, OWNED),
    of_partner:
      marks.near('context.partner', mark, 2) &&
      marks.near('context.partner', marks.sentenceOf(mark), 0),
    studied: marks.near('context.study', mark, NEAR),
    made_up: marks.near('context.made_up', mark, NEAR),
  };
}

/** For this many words (a sentence or two), a pronoun or a verb without a subject still refers to the same person. */
const OWNED = 25;

/** An age without a subject refers to the topic of its sentence, or of the sentence before. */
export const isOfAnother = (marks: Marks, mark: Mark): boolean =>
  !marks.near('context.writer', mark, 0) &&
  (marks.near('context.topic', mark, 0) ||
    marks.after('context.topic', mark, OWNED) ||
    (marks.near('context.fragment', mark, 0) &&
      (marks.after('context.them', mark, 8) || marks.after('context.owner', mark, 8))));

/** All intents of one kind. Only the nearest is checked: if it is too far away, all are. */
interface Intent {
  readonly distance: Distance;
  readonly is_old: boolean;
  readonly strength: string;
  readonly aimed: boolean;
  readonly aimed_young: boolean;
  /** True if the speaker wants it from the mentioned person. */
  readonly wished: boolean;
  readonly with_partner: boolean;
  /** True if both participants do it. */
  readonly addressed: boolean;
  /** True if it is about the speaker. */
  readonly involved: boolean;
  readonly studied: boolean;
  readonly made_up: boolean;
}

/** Strongest first. */
function gatherIntents({ marks, fresh }: Scene): Intent[] {
  const kinds = new Map<string, { readonly kind: Omit<Intent, 'distance'>; alike: Mark[] }>();
  for (const mark of intentTags.flatMap((tag) => marks.of(tag))) {
    const kind = readIntent(marks, mark, fresh);
    const key = Object.values(kind).join();
    const known = kinds.get(key);
    if (known) known.alike.push(mark);
    else kinds.set(key, { kind, alike: [mark] });
  }
  return Array.from(kinds.values(), ({ kind, alike }) => ({
    ...kind,
    distance: createDistance(alike),
  }));
}

function readIntent(marks: Marks, mark: Mark, fresh: number): Omit<Intent, 'distance'> {
  return {
    is_old: mark.last < fresh,
    strength: mark.tag.slice(7),
    aimed: marks.near('context.aimed', mark, 2),
    aimed_young: marks.near('context.aimed_young', mark, 4),
    wished: marks.near('real.intent', mark, 6) && marks.near('context.them', mark, 4),
    with_partner: marks.near('context.partner', mark, 8),
    involved: mark.tag === 'intent.medium' && marks.near('context.involved', mark, 1),
    addressed: marks.near('context.addressed', mark, 1) && !marks.after('context.they', mark, 2),
    studied: marks.near('context.study', mark, NEAR),
    made_up: marks.near('context.made_up', mark, 10),
  };
}

interface Gap {
  readonly words: number;
  /** True if one of the two is new and the other is from an earlier message. */
  readonly parted: boolean;
  /** True if both are in one message, or in two messages that form one phrase. */
  readonly continued: boolean;
  /** True if they are in different sentences. */
  readonly apart: boolean;
}

/** Undefined if neither is new. */
function gapBetween(age: Mark, intent: Intent, { marks, fresh, joined }: Scene): Gap | undefined {
  const isOld = age.last < fresh;
  if (isOld && intent.is_old) return undefined;
  const words = intent.distance(age);
  const parted = isOld !== intent.is_old;
  const continued = !parted || (joined === true && words <= NEAR);
  const apart = parted ? !continued : intent.distance(marks.sentenceOf(age)) > 0;
  return { words, parted, continued, apart };
}

/** A child that was only mentioned takes part if the next words are directed at it. */
function isElsewhere({ tag }: Age, intent: Intent, gap: Gap): boolean {
  if (gap.continued || (tag !== 'age.person' && tag !== 'age.soft')) return false;
  return !intent.aimed || gap.words > SOFT_REACH;
}

/** Family, memories and study clear mild findings, but never fiction about minors or intents directed at them. */
function meets(age: Age, intent: Intent, gap: Gap): boolean {
  if (isElsewhere(age, intent, gap)) return false;
  const made_up = age.made_up || intent.made_up;
  const studied = age.studied || intent.studied;
  const around = { made_up, studied, gap, is_far: gap.words > NEAR || gap.parted };
  if (hinted.includes(age.tag)) return meetsSoft(age, intent, around);
  const isApart = isBystander(age, intent, gap);
  if (intent.strength === 'strong') {
    return !(isApart && gap.parted) && meetsStrong(age, intent, around);
  }
  if (ofTalkers.includes(age.tag)) return !age.remembered;
  if (isApart || isOfSpouses(age, intent)) return false;
  if (age.related)
    return (
      !around.is_far && (isAtRelative(intent, gap, made_up) || (intent.involved && !gap.apart))
    );
  if (age.remembered) return !around.is_far && made_up;
  return !studied || made_up || intent.aimed;
}

const isAtRelative = (
  { aimed, addressed, wished, strength }: Intent,
  { apart }: Gap,
  made_up: boolean,
): boolean =>
  wished || (made_up && addressed && !apart) || (aimed && (made_up || strength === 'medium'));

const isOfSpouses = (age: Age, intent: Intent): boolean =>
  intent.with_partner && !intent.aimed && !age.of_partner;

/** A child mentioned in another sentence is not the person who is kissed in this one or was kissed before. */
function isBystander(age: Age, intent: Intent, gap: Gap): boolean {
  if (!age.owned || age.made_up || !gap.apart) return false;
  return intent.is_old ? !intent.aimed : intent.addressed;
}

interface Around {
  readonly made_up: boolean;
  readonly studied: boolean;
  readonly gap: Gap;
  readonly is_far: boolean;
}

function meetsStrong(age: Age, intent: Intent, { made_up, studied, gap, is_far }: Around): boolean {
  if (gap.parted && studied && !intent.aimed && !made_up) return false;
  if (!is_far || intent.aimed || !(age.related || age.remembered)) return true;
  return intent.made_up && gap.words <= SOFT_REACH;
}

function meetsSoft(age: Age, intent: Intent, { made_up, studied, gap }: Around): boolean {
  if (age.tag === 'age.childish') {
    return !gap.parted && !age.related && !age.remembered && !isOfSpouses(age, intent);
  }
  if (intent.aimed_young && (!age.related || intent.strength === 'strong')) return true;
  if (intent.strength === 'weak') return intent.aimed && made_up;
  if (studied || age.related || age.remembered || intent.with_partner) return false;
  const isHers = intent.strength === 'strong' && !gap.parted && gap.words <= BESIDE;
  return isHers || intent.aimed || made_up;
}
