// Pictures as messages: what is stored of one, and the line in which a model reads what became of it. Pure.
import { z } from 'zod';
import type { ChatPictures } from './pictures.ts';

/** Stored in the place of the text. */
const Ordered = z.object({ job_id: z.uuid() });

export const writePicture = (job_id: string): string => JSON.stringify({ job_id });

export const readPicture = (text: string): string => Ordered.parse(JSON.parse(text)).job_id;

type Outcome =
  Awaited<ReturnType<ChatPictures['outcomesOf']>> extends ReadonlyMap<string, infer One>
    ? One
    : never;

const MOST_WORDS = 200;

/** Within the brackets of a line of its own, so its words may not end it. */
const inside = (text: string): string =>
  text
    .replaceAll(/[()[\]{}<>*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_WORDS);

const MAKING =
  '(A picture of you is being made for them. It is not there yet, so do not speak of it as sent.)';
const FAILED = '(The picture that they wanted could not be made. They have none.)';
const MADE = '(You sent them a picture of yourself; they can see it. It shows: ';
const MISSING: readonly string[] = [MAKING, FAILED];

/** What a model may say of it is what really happened. */
export function pictureLine(outcome: Outcome | undefined): string {
  switch (outcome?.state) {
    case 'made':
      return `${MADE}${inside(outcome.prompt)})`;
    case 'making':
      return MAKING;
    case 'failed':
      return FAILED;
    default:
      return '(A picture was here. It was deleted.)';
  }
}

/** Whether it is the line of a picture that is not there. */
export const isMissing = (text: string): boolean => MISSING.includes(text);

/** The messages after the latest picture that is there. */
export const sincePicture = <Message extends { readonly text: string }>(
  messages: readonly Message[],
): readonly Message[] =>
  messages.slice(messages.findLastIndex(({ text }) => text.startsWith(MADE)) + 1);
