// Which picture classifier a configuration leads to.
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { chooseModeration, type ModerationConfig } from './choose.ts';

const choose = (config: Partial<ModerationConfig>) =>
  chooseModeration({ config: { moderation_api: 'moderations', ...config }, log: quietLog });
const moderation_base_url = 'http://127.0.0.1:9/v1';

test('without settings there is no classifier, and no picture is judged', async () => {
  const none = choose({});
  expect(none).toMatchObject({ isBuiltIn: true, judgesAge: false });
  expect(await none.judge({ bytes: Buffer.alloc(0) })).toEqual({
    verdict: 'unjudged',
    findings: [],
  });
});

test('each API has its adapter, and only the one that looks for minors allows more than suggestive', () => {
  expect(choose({ moderation_base_url })).toMatchObject({
    name: 'openai-moderations · omni-moderation-latest',
    isBuiltIn: false,
    judgesAge: false,
  });
  const chat = {
    moderation_api: 'chat',
    moderation_base_url,
    moderation_model: 'a-guard',
  } as const;
  expect(choose(chat)).toMatchObject({ name: 'vision model · a-guard', judgesAge: true });
});

test('settings that cannot work end the start, in words', () => {
  expect(() => choose({ moderation_api: 'chat', moderation_base_url })).toThrow('MODERATION_MODEL');
  expect(() => choose({ moderation_model: 'a-guard' })).toThrow('MODERATION_BASE_URL');
  expect(() => choose({ moderation_api_key: 'secret' })).toThrow('MODERATION_BASE_URL');
});
