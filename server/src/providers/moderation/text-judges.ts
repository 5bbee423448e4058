// The adapters for text judges: OpenAI-style moderation APIs, guard models, and the connected chat model.
import { randomBytes } from 'node:crypto';
import { createBatcher } from '../../platform/batcher.ts';
import type { LlmProvider, Prompt } from '../llm/port.ts';
import {
  chatReadingIn,
  chatVerdictIn,
  guardReadingIn,
  guardVerdictIn,
  moderationResultsIn,
  moderationVerdictOf,
  questionsOf,
  readingsOf,
  type ModerationResult,
} from './guard-answers.rules.ts';
import { createJudgeServer, type JudgeServerOptions } from './judge-server.ts';
import { ModerationFailure } from './port.ts';
import type { GuardKind } from './text-apis.ts';
import type { JudgedText, TextJudge, TextQuestion } from './port.ts';
import {
  chatPassage,
  chatQuestion,
  chatReading,
  guidelineOf,
  passageOf,
} from './text-questions.rules.ts';

const USUAL_MODEL = 'omni-moderation-latest';
/** The maximum number of texts per API call; more texts wait for the next call. */
const MAX_TOGETHER = 16;
/** A call serves several callers, so none of their signals aborts it, only its own time limit. */
const BATCH_MS = 8_000;

/** Detects sexual content with minors, and self-harm; it has no category for the other questions. */
export function createTextModerations(
  options: JudgeServerOptions & { readonly model?: string | undefined },
): TextJudge {
  const { model = USUAL_MODEL } = options;
  const server = createJudgeServer(options);
  const ask = createBatcher<string, ModerationResult>({
    most: MAX_TOGETHER,
    concurrency: 4,
    async run(input) {
      const json = { model, input };
      const reply = await server.post('/moderations', json, AbortSignal.timeout(BATCH_MS));
      return moderationResultsIn(reply, input.length);
    },
  });
  return {
    name: `openai-moderations · ${model}`,
    description: `${model}, on ${server.address}. It judges suspicions about minors; it has no category for the others.`,
    questions: questionsOf.moderations,
    reads: readingsOf.moderations,
    writesReplies: false,
    judge: async (request) => moderationVerdictOf(await ask(passageOf(request)), request.question),
    async read(text) {
      const result = await ask(passageOf({ text, before: [] }));
      return readingsOf.moderations.filter(
        (question) => moderationVerdictOf(result, question) === 'violates',
      );
    },
  };
}

const MAX_GUARD_TOKENS = 64;

/**
 * The server's chat template builds the guard's prompt from the message. ShieldGemma's template takes the rule as
 * `guideline`, and only the beginning of its answer is the verdict.
 */
export function createGuard(
  options: JudgeServerOptions & { readonly model: string; readonly kind: GuardKind },
): TextJudge {
  const { model, kind } = options;
  const server = createJudgeServer(options);
  const post = (
    { text, before }: Pick<JudgedText, 'text' | 'before'>,
    questions: readonly TextQuestion[],
    signal: AbortSignal,
  ): Promise<unknown> => {
    const json = {
      model,
      temperature: 0,
      max_tokens: kind === 'shieldgemma' ? 4 : MAX_GUARD_TOKENS,
      stream: false,
      messages: [{ role: 'user', content: passageOf({ text, before }) }],
      ...(kind === 'shieldgemma' && {
        chat_template_kwargs: { guideline: guidelineOf(questions) },
      }),
    };
    return server.post('/chat/completions', json, signal);
  };
  return {
    name: `${kind} · ${model}`,
    description: `${model}, on ${server.address}`,
    questions: questionsOf[kind],
    reads: readingsOf[kind],
    writesReplies: false,
    judge: async (request, signal) =>
      guardVerdictIn(await post(request, [request.question], signal), kind, request.question),
    read: async (text, signal) =>
      guardReadingIn(await post({ text, before: [] }, readingsOf[kind], signal), kind),
  };
}

/** Room for the reasoning that some models write first. */
const MAX_CHAT_TOKENS = 1_024;
const LONGEST_ANSWER = 200;

const judgePersona: Prompt['persona'] = {
  name: 'Judge',
  age: 40,
  tagline: '',
  description: '',
  personality: '',
  scenario: '',
  tags: [],
  traits: {},
};

/** Uses the model that also writes the replies. The two words for its answer are generated for each question. */
export function createChatModelJudge(
  llm: Pick<LlmProvider, 'name' | 'reply'>,
  makeWord: () => string = () => randomBytes(4).toString('hex'),
): TextJudge {
  const ask = (
    system: string,
    request: Pick<JudgedText, 'text' | 'before'>,
    signal: AbortSignal,
  ): Promise<string> => {
    const prompt: Prompt = {
      system,
      messages: [{ role: 'user', text: chatPassage(request) }],
      persona: judgePersona,
      continues: false,
      variant: 0,
      max_tokens: MAX_CHAT_TOKENS,
    };
    return answerOf(llm, prompt, signal);
  };
  return {
    name: `chat model · ${llm.name}`,
    description: `${llm.name}, with a fixed question`,
    questions: questionsOf['chat-model'],
    reads: readingsOf['chat-model'],
    writesReplies: true,
    async judge(request, signal) {
      const words = { violates: `break-${makeWord()}`, clear: `keep-${makeWord()}` };
      return chatVerdictIn(
        await ask(chatQuestion(request.question, words), request, signal),
        words,
      );
    },
    async read(text, signal) {
      const rules = readingsOf['chat-model'].map((question) => ({
        question,
        word: `break-${makeWord()}`,
      }));
      const words = { rules, clear: `keep-${makeWord()}` };
      return chatReadingIn(await ask(chatReading(words), { text, before: [] }, signal), words);
    },
  };
}

async function answerOf(
  llm: Pick<LlmProvider, 'reply'>,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<string> {
  let answer = '';
  for await (const part of llm.reply(prompt, signal)) {
    if (part.type === 'text') answer += part.text;
    if (answer.length > LONGEST_ANSWER)
      throw new ModerationFailure('broken', 'The model’s response is too large for a verdict.');
    if (part.type === 'end' && part.finish !== 'stop')
      throw new ModerationFailure('broken', 'The model’s response was cut off.');
  }
  return answer;
}
