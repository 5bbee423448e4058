// A refusal of a character names the rule, the field and the passage, and does not repeat the rest of the text.
import { expect, test } from 'vitest';
import { judge } from '../../../test/judge.ts';

const refusalOf = async (description: string, name = 'Maren'): Promise<unknown> =>
  judge
    .judge({
      name,
      age: 27,
      texts: ['Quiet and kind.', description],
      fieldOf: (text) => (text === description ? 'description' : undefined),
    })
    .catch((error: unknown) => error);

test('the field and the sentence are named', async () => {
  const story = 'Repairs boats. She is sixteen years old. Laughs a lot.';
  expect(await refusalOf(story)).toMatchObject({
    code: 'safety.blocked',
    more: {
      detail: 'minor_sexual',
      fields: [
        {
          field: 'description',
          message:
            'This seems to involve someone under 18, and every character here has to be an adult. Please change this part: “She is sixteen years old.”',
        },
      ],
    },
  });
});

test('a refused name is the name', async () => {
  expect(await refusalOf('Repairs boats.', 'Emily, 14')).toMatchObject({
    more: { fields: [{ field: 'name', message: expect.stringContaining('“Emily, 14”') }] },
  });
});

test('a childhood in the story is no reason', async () => {
  const story = 'At seven she hid in the old mill. A little boy taught her to whistle.';
  expect(await refusalOf(story)).toBeUndefined();
});
