// Selects the text judge: the configured one, or none.
import type { Log } from '../../platform/log.ts';
import type { LlmProvider } from '../llm/port.ts';
import { createCheckedTextJudge } from './checked-text.ts';
import { ModerationFailure, noTextJudge, type TextJudge, type TextModeration } from './port.ts';
import type { TextJudgeKind } from './text-apis.ts';
import { createChatModelJudge, createGuard, createTextModerations } from './text-judges.ts';

export interface TextJudgeConfig {
  readonly TEXT_JUDGE: TextJudgeKind;
  readonly TEXT_JUDGE_BASE_URL?: string | undefined;
  readonly TEXT_JUDGE_API_KEY?: string | undefined;
  readonly TEXT_JUDGE_MODEL?: string | undefined;
  /**
   * Whether it reads messages for signs of a crisis. By default yes, except for an API, which gets only suspected
   * texts.
   */
  readonly TEXT_JUDGE_CRISIS?: 'on' | 'off' | undefined;
}

interface Needs {
  readonly config: TextJudgeConfig;
  readonly llm: Pick<LlmProvider, 'name' | 'isBuiltIn' | 'reply'>;
  readonly log: Log;
}

/**
 * Throws `ModerationFailure` for invalid settings: without the judge that the operator configured, there is no start.
 */
export function chooseTextJudge({ config, llm, log }: Needs): TextModeration {
  const judge = create(config, llm);
  if (!judge) {
    log.info({}, 'no text judge: suspicions are only counted. Set TEXT_JUDGE and restart');
    return noTextJudge;
  }
  const { TEXT_JUDGE, TEXT_JUDGE_CRISIS = TEXT_JUDGE === 'moderations' ? 'off' : 'on' } = config;
  const readsMessages = TEXT_JUDGE_CRISIS === 'on';
  const reads = readsMessages ? 'It reads' : 'It doesn’t read';
  const description = `${judge.description.replace(/\.$/, '')}. ${reads} private messages.`;
  log.info({ provider: judge.name, reads: judge.reads, readsMessages }, 'text judge configured');
  return createCheckedTextJudge({ ...judge, description }, { readsMessages });
}

function create(config: TextJudgeConfig, llm: Needs['llm']): TextJudge | undefined {
  const { TEXT_JUDGE, TEXT_JUDGE_BASE_URL: address, TEXT_JUDGE_MODEL: model } = config;
  const apiKey = config.TEXT_JUDGE_API_KEY;
  if (TEXT_JUDGE === 'off' || TEXT_JUDGE === 'chat-model') {
    if (address !== undefined || model !== undefined || apiKey !== undefined)
      throw unusable('TEXT_JUDGE: name the kind of judge at TEXT_JUDGE_BASE_URL.');
    if (TEXT_JUDGE === 'off') return undefined;
    if (llm.isBuiltIn) throw unusable('TEXT_JUDGE=chat-model: connect a language model first.');
    return createChatModelJudge(llm);
  }
  if (address === undefined)
    throw unusable(`TEXT_JUDGE_BASE_URL: needed for TEXT_JUDGE=${TEXT_JUDGE}.`);
  if (TEXT_JUDGE === 'moderations') return createTextModerations({ address, apiKey, model });
  if (model === undefined) throw unusable(`TEXT_JUDGE_MODEL: needed for TEXT_JUDGE=${TEXT_JUDGE}.`);
  return createGuard({ address, apiKey, model, kind: TEXT_JUDGE });
}

const unusable = (message: string): ModerationFailure =>
  new ModerationFailure('unavailable', message);
