// Which picture classifier a configuration selects.
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { chooseModeration, type ModerationConfig } from './choose.ts';

const choose = (config: Partial<ModerationConfig>) =>
  chooseModeration({ config: { MODERATION_API: 'moderations', ...config }, log: quietLog });
const MODERATION_BASE_URL = 'http://127.0.0.1:9/v1';

test('without settings there is no classifier, and no picture is judged', async () => {
  const none = choose({});
  expect(none).toMatchObject({ isBuiltIn: true, judgesAge: false });
  expect(await none.judge({ bytes: Buffer.alloc(0) })).toEqual({
    verdict: 'unjudged',
    findings: [],
  });
});

test('each API has its adapter, and only the one that looks for minors allows more than suggestive', () => {
  expect(choose({ MODERATION_BASE_URL })).toMatchObject({
    name: 'openai-moderations · omni-moderation-latest',
    isBuiltIn: false,
    judgesAge: false,
  });
  const chat = {
    MODERATION_API: 'chat',
    MODERATION_BASE_URL,
    MODERATION_MODEL: 'a-guard',
  } as const;
  expect(choose(chat)).toMatchObject({ name: 'vision model · a-guard', judgesAge: true });
});

test('settings that cannot work end the start, in words', () => {
  expect(() => choose({ MODERATION_API: 'chat', MODERATION_BASE_URL })).toThrow('MODERATION_MODEL');
  expect(() => choose({ MODERATION_MODEL: 'a-guard' })).toThrow('MODERATION_BASE_URL');
  expect(() => choose({ MODERATION_API_KEY: 'secret' })).toThrow('MODERATION_BASE_URL');
});
