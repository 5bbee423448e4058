// The moderation rules as one object: checks of messages and characters, and the gate of a streamed reply.
import { hasKnownName, judgeCharacter } from './characters.ts';
import { judgeConversation, readHistory } from './conversation.ts';
import { findPlace, type Place } from './passage.ts';
import { judgePicture, namesMinor } from './pictures.ts';
import { createSummaries, type Summaries } from './summaries.ts';
import { createDetector, type Detector } from './findings.ts';
import {
  actionOn,
  gravestFirst,
  isSuspicion,
  policies,
  type BlockReason,
  type Finding,
} from './policy.ts';
import { createStreamGate, type StreamGate } from './stream-gate.ts';

export type { GateStep, StreamGate } from './stream-gate.ts';

/** The source of a text; names and definitions of characters need no conversation. */
export type Surface = 'chat' | 'name' | 'character' | 'image' | 'public';

export interface InputCheck {
  readonly text: string;
  /** The previous messages of both sides, oldest first; the last twenty count. */
  readonly recent: readonly string[];
  readonly surface: Surface;
}

export type Notice = 'crisis';

export type InputVerdict =
  | {
      readonly action: 'allow';
      readonly notices: readonly Notice[];
      readonly asks_if_human: boolean;
      readonly rule_ids: readonly string[];
      /** True if a judge should check it; without a judge, it passes. */
      readonly is_suspected: boolean;
    }
  | {
      readonly action: 'block';
      readonly reason: BlockReason;
      readonly rule_ids: readonly string[];
      readonly notices: readonly Notice[];
      readonly asks_if_human: boolean;
      /** True if it is refused only on suspicion: without a penalty, and a judge may clear it. */
      readonly is_suspected: boolean;
    };

export interface GateOptions {
  /** The messages before the reply, oldest first, up to the one that it answers. */
  readonly recent?: readonly string[];
  readonly asks_if_human: boolean;
}

export interface CharacterCheck {
  readonly age: unknown;
  /** Every text of the character that reaches a model, a picture or a reader. */
  readonly texts: readonly string[];
  readonly name: string;
}

export type CharacterVerdict =
  | {
      readonly action: 'allow';
      /** Rule ids of suspicions, if there are any. */
      readonly suspected?: readonly string[];
    }
  | {
      readonly action: 'block';
      readonly reason: BlockReason;
      readonly rule_ids: readonly string[];
      readonly is_suspected: boolean;
      readonly place?: Place;
    };

export interface ModerationRules {
  checkInput(check: InputCheck): InputVerdict;
  openGate(options: GateOptions): StreamGate;
  checkCharacter(check: CharacterCheck): CharacterVerdict;
  /** Rule ids of all suspicions, including those that refuse; does not call `onFindings`. */
  suspicionsIn(check: CharacterCheck): readonly string[];
  /** True if the prompt of a picture names a minor, in any scene. */
  namesMinor(text: string): boolean;
  /** Builds the rules' tables in advance, which takes about half a second. */
  prepare(): void;
}

interface Needs {
  readonly clock?: { now(): Date };
  /** Called with the findings of a text, to log their names and the text's hash. */
  readonly onFindings?: (surface: string, text: string, findings: readonly Finding[]) => void;
  /** The operator's current list of real people, separated by line breaks or commas. */
  readonly realPersons?: () => string;
}

interface Tools {
  readonly date: string;
  readonly names: string;
  readonly detector: Detector;
  readonly summaries: Summaries;
}

/** The number of later messages that a statement of risk affects. */
const RISK_LASTS = 4;

export function createModerationRules({
  clock = { now: () => new Date() },
  onFindings,
  realPersons = () => '',
}: Needs = {}): ModerationRules {
  let built: Tools | undefined;

  /** Rebuilt daily, because the meaning of a birth date depends on the day, and for another list of names. */
  const tools = (): Tools => {
    const date = clock.now().toISOString().slice(0, 10);
    const names = realPersons();
    if (built?.date !== date || built.names !== names) {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      const detector = createDetector({ today: { year, month, day }, names });
      built = { date, names, detector, summaries: createSummaries(detector) };
    }
    return built;
  };

  return {
    prepare: () => void tools(),
    checkInput({ text, recent, surface }) {
      const { detector, summaries } = tools();
      const { findings, asks_if_human } = judgeConversation(detector, summaries, { text, recent });
      const all = [
        ...findings,
        ...(surface === 'name' && hasKnownName(detector, text) ? [namedFinding] : []),
        ...(surface === 'image' ? judgePicture(detector, text) : []),
      ];
      if (all.length > 0) onFindings?.(surface, text, all);
      return asVerdict(all, asks_if_human);
    },
    openGate({ recent = [], asks_if_human }) {
      const { detector, summaries } = tools();
      const latest = recent.slice(-RISK_LASTS).map((text) => summaries.of(text));
      return createStreamGate({
        detector,
        moment: {
          asked: asks_if_human,
          at_risk: latest.some((summary) => summary.at_risk),
          leaving: latest.at(-1)?.leaving ?? false,
          age_asked: latest.at(-1)?.asks_age ?? false,
        },
        history: readHistory(summaries, recent),
      });
    },
    checkCharacter(character) {
      const findings = judgeCharacter(tools().detector, character);
      if (findings.length > 0) onFindings?.('character', JSON.stringify(character), findings);
      const blocking = findings.filter(isBlocking);
      if (blocking.length === 0) {
        const suspected = idsOf(findings.filter(isSuspicion));
        return { action: 'allow', ...(suspected.length > 0 && { suspected }) };
      }
      const place = findPlace(character, (part) =>
        judgeCharacter(tools().detector, part).some(isBlocking),
      );
      return { ...asBlock(blocking), ...(place && { place }) };
    },
    suspicionsIn: (character) =>
      idsOf(judgeCharacter(tools().detector, character).filter(isSuspicion)),
    namesMinor: (text) => namesMinor(tools().detector, text),
  };
}

const idsOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.map(({ rule_id }) => rule_id)),
];

const isBlocking = (finding: Finding): boolean => actionOn(finding, 'input') === 'block';

const namedFinding: Finding = { rule: 'real_person', rule_id: 'real_person.named' };

function asVerdict(findings: readonly Finding[], asks_if_human: boolean): InputVerdict {
  const blocking = findings.filter(isBlocking);
  const needsCard = findings.some((finding) => policies[finding.rule].reason === 'self_harm');
  const notices: readonly Notice[] = needsCard ? ['crisis'] : [];
  if (blocking.length > 0) return { ...asBlock(blocking), notices, asks_if_human };
  return {
    action: 'allow',
    notices,
    asks_if_human,
    rule_ids: findings.map((it) => it.rule_id),
    is_suspected: findings.some(isSuspicion),
  };
}

function asBlock(findings: readonly Finding[]) {
  const [first] = gravestFirst(findings);
  const reason = first ? policies[first.rule].reason : 'not_allowed';
  return {
    action: 'block' as const,
    reason,
    rule_ids: idsOf(findings),
    is_suspected: findings.every(isSuspicion),
  };
}
