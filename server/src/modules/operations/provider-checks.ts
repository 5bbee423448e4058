// Tests a provider with one small real request, for admins.
import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderKind, TestChatReply } from '@velour/contract/operations.ts';
import type { Bus } from '../../providers/events/port.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';
import type { ImageProvider } from '../../providers/image/port.ts';
import type { LlmProvider, Prompt, PromptMessage } from '../../providers/llm/port.ts';
import type { MailProvider } from '../../providers/mail/port.ts';
import type { ModerationProvider, TextModeration } from '../../providers/moderation/port.ts';
import { PaymentsFailure, type PaymentsProvider } from '../../providers/payments/port.ts';
import type { StorageProvider } from '../../providers/storage/port.ts';
import type { VideoProvider } from '../../providers/video/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import { renderEmail } from '../../platform/email-template.ts';
import { messageOf } from './operations.rules.ts';

export interface Providers {
  readonly llm: LlmProvider;
  readonly image: ImageProvider;
  readonly otherImages: readonly ImageProvider[];
  readonly video: VideoProvider;
  readonly moderation: ModerationProvider;
  readonly textJudge: TextModeration;
  readonly payments: PaymentsProvider;
  readonly provider: IdentityProvider;
  readonly mail: MailProvider;
  readonly storage: StorageProvider;
  readonly bus: Bus;
}

interface CheckRequest {
  readonly site_id: string;
  readonly site_name: string;
  /** The admin's own address; null if there is none. */
  readonly email: string | null;
  readonly signal: AbortSignal;
}

export interface CheckResult {
  readonly result: string;
  /** A small picture as a data URL. */
  readonly picture?: string;
  readonly clip?: string;
}

/**
 * Returns the result, as text if there is no picture. Throws the provider's error, or an `AppError` if it cannot be
 * used.
 */
type Check = (request: CheckRequest) => Promise<string | CheckResult>;

export function createProviderChecks(
  providers: Providers,
  ids: Ids,
): Readonly<Record<ProviderKind, Check>> {
  const { llm, image, otherImages, video, moderation, textJudge } = providers;
  const { payments, provider, mail, storage, bus } = providers;
  return {
    async llm({ signal }) {
      let reply = '';
      for await (const part of llm.reply(greeting, signal)) {
        if (part.type === 'text') reply += part.text;
      }
      if (reply.trim() === '') throw new CheckFailed('The model returned an empty reply.');
      return `Reply: “${reply.trim().slice(0, 80)}”`;
    },
    async image({ signal }) {
      const { bytes, mime, width, height } = await image.paint({ ...portrait, signal });
      const result = `Picture: ${width} × ${height}, ${mime}, ${Math.ceil(bytes.length / 1024)} KB`;
      // Pictures of this size have a few KB; a larger file is an error and must not be loaded by the page.
      if (bytes.length > MAX_SHOWN_BYTES) return result;
      return { result, picture: `data:${mime};base64,${bytes.toString('base64')}` };
    },
    async video({ signal }) {
      // Uses the painter's still, so that no picture server is needed.
      const painter = [image, ...otherImages].find(({ isBuiltIn }) => isBuiltIn) ?? image;
      const { bytes: still } = await painter.paint({ ...portrait, ...clipShape, signal });
      const { bytes, width, height, seconds } = await video.animate({
        still,
        wording: clipWording,
        seed: 7,
        seconds: CLIP_SECONDS,
        width: clipShape.width,
        height: clipShape.height,
        signal,
      });
      const kilobytes = Math.ceil(bytes.length / 1024);
      const result = `Clip: ${width} × ${height}, ${seconds.toFixed(1)} s, ${kilobytes} KB`;
      if (bytes.length > MAX_SHOWN_CLIP_BYTES) return { result };
      return { result, clip: `data:video/mp4;base64,${bytes.toString('base64')}` };
    },
    async moderation({ signal }) {
      const { verdict } = await moderation.judge({ bytes: await aPlainPicture(), signal });
      if (verdict === 'blocked') throw new CheckFailed('It blocked a plain, empty picture.');
      return verdict === 'clear'
        ? 'Verdict on a plain picture: clear'
        : 'Local rules check texts; nothing checks pictures';
    },
    async judge() {
      if (textJudge.isBuiltIn) return 'No judge: suspicions are counted';
      // The text is unique, so that the judge is called and not its cache of verdicts.
      const text = `Lunch at noon? Table ${ids.next()} is ours.`;
      const verdict = await textJudge.judge({ question: 'minor', text, before: [] });
      if (verdict === 'violates') throw new CheckFailed('It refused a plain invitation to lunch.');
      return 'Verdict on a plain text: clear';
    },
    async payments() {
      // Fails for an invalid key or an unreachable provider.
      await payments.checkAccess?.();
      const seen = await anyOf(payments.eventsSince(new Date(0)));
      if (takesForgery(payments)) throw new CheckFailed('It accepted a forged webhook.');
      const money = payments.live ? 'real money' : 'test money only';
      return `Responding (${money}${seen ? '' : ', no events yet'}); forged webhooks are rejected`;
    },
    async identity({ site_id }) {
      // Fails if the provider accepts a forged token, or is unreachable.
      const claims = await provider.verify({ site_id }, FORGED);
      if (claims !== undefined) throw new CheckFailed('It accepted a forged token.');
      return 'Responding; forged tokens are rejected';
    },
    async mail({ email, site_name }) {
      if (email === null) throw new AppError('mail.address_missing');
      await mail.send({ to: email, ...testEmail(site_name) });
      return mail.isBuiltIn ? 'Email saved in the local mailbox' : 'Email sent to you';
    },
    async storage() {
      const key = `checks/${ids.next()}`;
      const content = Buffer.from(`written at ${key}`);
      await storage.put(key, content);
      const found = await storage.get(key);
      const read: Buffer[] = [];
      for await (const piece of found?.content ?? []) read.push(Buffer.from(piece as Uint8Array));
      await storage.remove(key);
      if (!Buffer.concat(read).equals(content))
        throw new CheckFailed('The file came back changed.');
      return 'Wrote, read, and deleted a file';
    },
    bus: ({ signal }) => checkEvents(bus, `check:${ids.next()}`, signal),
  };
}

/** A picture of one color, for a classifier. */
async function aPlainPicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const create = { width: 384, height: 512, channels: 3, background: '#c8d4de' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** A failed check with a message for the admin. */
class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

async function checkEvents(bus: Bus, topic: string, signal: AbortSignal): Promise<string> {
  const received = Promise.withResolvers<string>();
  const stop = bus.subscribe(topic, received.resolve);
  try {
    bus.publish(topic, 'ping');
    const late = wait(RECEIVE_MS, undefined, { signal, ref: false }).then(() => undefined);
    if ((await Promise.race([received.promise, late])) !== 'ping') {
      throw new CheckFailed('A test event wasn’t received.');
    }
    return 'A test event was received';
  } finally {
    stop();
  }
}

const RECEIVE_MS = 2_000;
const MAX_SHOWN_BYTES = 128 * 1024;
const MAX_SHOWN_CLIP_BYTES = 1024 * 1024;
const CLIP_SECONDS = 1;

async function anyOf(things: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of things) return true;
  return false;
}

function takesForgery(payments: PaymentsProvider): boolean {
  try {
    payments.readWebhook(Buffer.from('{}'), {});
    return true;
  } catch (error) {
    if (error instanceof PaymentsFailure && error.kind === 'forged') return false;
    throw error;
  }
}

/** A token with an invalid signature. */
const FORGED = `${Buffer.from('{"alg":"RS256","kid":"none"}').toString('base64url')}.e30.AA`;

/** The host of test chats; `provider-checks.ts` greets the same one. */
const testPrompt = (messages: readonly PromptMessage[], max_tokens: number): Prompt => ({
  system: 'You are Ada, a friendly host. Answer in one short sentence.',
  messages,
  persona: {
    name: 'Ada',
    age: 30,
    tagline: 'The host',
    description: 'Keeps the house.',
    personality: 'Friendly and brief.',
    scenario: 'At the door.',
    tags: [],
    traits: {},
  },
  continues: false,
  variant: 0,
  max_tokens,
});

const greeting = testPrompt([{ role: 'user', text: 'Hello, are you there?' }], 40);

const portrait = {
  identity: {
    gender: 'female',
    age: 30,
    seed: 7,
    traits: {
      ethnicity: 'white',
      body: 'average',
      hair_style: 'bob',
      hair_colour: 'brown',
      eye_colour: 'brown',
      skin: 'light',
    },
  },
  scene: {
    place: 'studio',
    light: 'daylight',
    pose: 'standing',
    mood: 'calm',
    outfit: 'shirt',
    colour: 'plum',
    seed: 7,
  },
  width: 144,
  height: 192,
} as const;

/** Multiples of 16 pixels, in which models draw. */
const clipShape = { width: 192, height: 256 } as const;
const clipWording = {
  text: 'An adult woman breathes calmly and smiles a little. The camera stands still.',
  negative: '',
} as const;

const testEmail = (site_name: string) =>
  renderEmail({
    brand: { name: site_name },
    subject: 'Mail server test',
    paragraphs: [
      'This email was sent from the Providers page. If you can read it, email delivery works.',
    ],
    reason: 'You’re receiving this because an admin signed in with this email requested it.',
  });

const MAX_TOKENS = 200;

/** Does not throw failures of the model: they are part of the result. */
export async function talkTo(
  llm: Pick<LlmProvider, 'reply' | 'countTokens'>,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
): Promise<TestChatReply> {
  const began = performance.now();
  let text = '';
  let firstAt: number | undefined;
  let lastAt = began;
  let written: number | undefined;
  let failure: string | null = null;
  try {
    for await (const part of llm.reply(testPrompt(messages, MAX_TOKENS), signal)) {
      if (part.type === 'usage') written = part.completion_tokens;
      if (part.type !== 'text') continue;
      text += part.text;
      lastAt = performance.now();
      firstAt ??= lastAt;
    }
    if (text.trim() === '') failure = 'The model returned an empty reply.';
  } catch (error) {
    failure = messageOf(error);
  }
  const tokens = written ?? llm.countTokens(text);
  return {
    text,
    failure,
    first_ms: firstAt === undefined ? null : Math.round(firstAt - began),
    tokens_per_second: rateOf(tokens - 1, lastAt - (firstAt ?? began)),
  };
}

/** Rounded to one decimal; null if the time is too short to measure. */
const rateOf = (tokens: number, ms: number): number | null =>
  tokens < 2 || ms < 1 ? null : Math.round((tokens * 10_000) / ms) / 10;
