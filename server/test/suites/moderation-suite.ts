// Test suite of the moderation port: a verdict, or a failure in time for every other response.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCheckedModeration } from '../../src/providers/moderation/checked.ts';
import type {
  ModerationFailureKind,
  ModerationProvider,
} from '../../src/providers/moderation/port.ts';

/** A double of the classifier's server. */
export interface JudgeDouble {
  readonly url: string;
  /** The finding for every picture. */
  finds: 'nothing' | 'sexual' | 'minor';
  /** Replaces the next response by this fault. */
  fail(fault: Fault): void;
  reply(body: object | string): void;
  /** The last request: the picture in it, and its key. */
  last(): { readonly picture: Buffer; readonly authorization: string | undefined };
  close(): Promise<void>;
}

export type Fault = 'html' | 'cut' | 'hang' | 'redirect' | 'endless' | 401 | 404 | 429 | 500;

interface Options {
  readonly start: () => Promise<JudgeDouble>;
  /** Opens the adapter with the key `secret`. */
  readonly open: (address: string) => ModerationProvider;
  /** Responses in the adapter's own format that are no verdict. */
  readonly noVerdicts: Readonly<Record<string, object | string>>;
}

const faults: readonly (readonly [Fault, ModerationFailureKind])[] = [
  ['html', 'broken'],
  ['cut', 'unavailable'],
  ['hang', 'unavailable'],
  ['redirect', 'unavailable'],
  ['endless', 'broken'],
  [401, 'unavailable'],
  [404, 'unavailable'],
  [429, 'busy'],
  [500, 'broken'],
];

export function describeModeration(name: string, { start, open, noVerdicts }: Options): void {
  describe(name, () => {
    let double: JudgeDouble;
    let provider: ModerationProvider;
    let bytes: Buffer;

    beforeAll(async () => {
      double = await start();
      bytes = await sharp({ create: { width: 96, height: 128, channels: 3, background: '#a86' } })
        .jpeg()
        .toBuffer();
    });
    beforeEach(() => {
      double.finds = 'nothing';
      provider = createCheckedModeration(open(`${double.url}/v1/`), { ms: 500 });
    });
    afterAll(() => double.close());

    const judge = () => provider.judge({ bytes });
    const failure = (kind: ModerationFailureKind) =>
      expect.objectContaining({ name: 'ModerationFailure', kind }) as object;

    test('a picture without a finding is clear, and the server got the picture', async () => {
      expect(await judge()).toEqual({ verdict: 'clear', findings: [] });
      const { picture, authorization } = double.last();
      expect(picture.subarray(0, 2).toString('hex')).toBe('ffd8');
      expect(authorization).toBe('Bearer secret');
    });

    test('findings block', async () => {
      double.finds = 'sexual';
      expect(await judge()).toEqual({ verdict: 'blocked', findings: ['sexual'] });
      double.finds = 'minor';
      const { verdict, findings } = await judge();
      expect(verdict).toBe('blocked');
      expect(findings).toContain('minor');
    });

    test.each(faults)('%s is no verdict, and counts as %s', async (fault, kind) => {
      double.fail(fault);
      await expect(judge()).rejects.toEqual(failure(kind));
    });

    test.each(Object.entries(noVerdicts))('%s is no verdict', async (_what, body) => {
      double.reply(body);
      await expect(judge()).rejects.toEqual(failure('broken'));
    });

    test('a server that is not there gives no verdict', async () => {
      const absent = await start();
      await absent.close();
      const gone = createCheckedModeration(open(absent.url), { ms: 500 });
      await expect(gone.judge({ bytes })).rejects.toEqual(failure('unavailable'));
    });

    test('a caller who gives up gets the own reason', async () => {
      double.fail('hang');
      const given = new AbortController();
      const judging = provider.judge({ bytes, signal: given.signal });
      given.abort(new Error('Cancelled.'));
      await expect(judging).rejects.toThrow('Cancelled.');
    });
  });
}
