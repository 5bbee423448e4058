// Recognizes context overflow errors ("the prompt is too long") in every dialect, by code if there is one.
import { countOf, textOf, type Fields } from '../../../platform/json-fields.ts';

/** The reported context size; undefined if this is another error. */
export function readOverflow(
  status: number,
  error: Fields,
): { contextTokens?: number } | undefined {
  const reported = countOf(error['n_ctx']);
  const codes = [textOf(error['code']), textOf(error['type'])];
  const isNamed = codes.some((code) => overflowCodes.has(code));
  if (isNamed || (reported !== undefined && countOf(error['n_prompt_tokens']) !== undefined)) {
    return size(reported ?? readSize(textOf(error['message'])));
  }
  if (status === 413) return {};
  // Some servers send only a message with a generic code, so the message is matched.
  const isSilent = codes.every((code) => code === '' || vague.has(code));
  const message = textOf(error['message']);
  if (!isSilent || !mayBeOverflow.includes(status)) return undefined;
  return sentences.some((sentence) => sentence.test(message)) ? size(readSize(message)) : undefined;
}

const size = (contextTokens: number | undefined): { contextTokens?: number } =>
  contextTokens === undefined ? {} : { contextTokens };

const overflowCodes = new Set([
  'exceed_context_size_error',
  'context_length_exceeded',
  'context_window_exceeded',
  'model_max_prompt_tokens_exceeded',
  'string_above_max_length',
]);

const vague = new Set([
  'invalid_request_error',
  'BadRequestError',
  'bad_request',
  'BadRequest',
  'server_error',
  'internal_error',
  'InternalServerError',
  'api_error',
  'invalid_request',
  'ValueError',
]);

const mayBeOverflow = [400, 422, 500];

const sentences = [
  /maximum context length is \d+/i,
  /context (length|window|size) of only \d+/i,
  /(exceeds?|exceeded|longer than|greater than|larger than)\b.{0,60}\b(context|max_seq_len|max_model_len)/i,
  /context (length|window|size)\b.{0,40}\b(exceeded|overflow)/i,
];

function readSize(message: string): number | undefined {
  const found =
    /maximum context length is (\d+)/i.exec(message) ??
    /context (?:length|window|size) (?:of only|of|is|\()\s*(\d+)/i.exec(message) ??
    /(?:max_seq_len|max_model_len)\D{0,8}(\d+)/i.exec(message);
  return countOf(found?.[1]);
}
