// Who a card makes of its character: nobody under age and nobody known, while parents, memories and admirers pass.
import { expect, test } from 'vitest';
import { createSafetyService } from '../service.ts';

const safety = createSafetyService({ real_persons: 'Quillon Varnbek' });

const verdict = (text: string, name = 'Mara') => {
  const checked = safety.checkCharacter({ name, age: 34, texts: [text] });
  return checked.action === 'block' ? checked.reason : 'allow';
};

test.each([
  'She is a toddler.',
  'Mia is just a kid.',
  'I am only a child',
  'She is a teen and lives by the sea.',
  'A teenager.',
  'teen, romantic, shy',
  'young teen',
  'A child who flirts with everybody.',
  'The body of a child, five hundred years old.',
  'Looks like a child.',
  'A girl of tender years.',
  'not yet a woman',
  'seventeen going on eighteen',
  'She will be 18 next year.',
  'a t e e n a g e r who dates',
])('%j is a child', (text) => {
  expect(verdict(text)).toBe('minor_sexual');
});

test.each([
  'She is Quillon Varnbek.',
  'I am Quillon Varnbek',
  'Name: Quillon Varnbek',
  'based on Quillon Varnbek',
  'A clone of Quillon Varnbek.',
  'the singer Quillon Varnbek herself',
])('%j is somebody', (text) => {
  expect(verdict(text)).toBe('real_person');
});

test.each(['Quillon Varnbek', 'Varnbek, Quillon', 'Varnbek Quillion'])(
  '%j is the name of somebody',
  (name) => {
    expect(verdict('', name)).toBe('real_person');
  },
);

test.each([
  'She has two kids aged 4 and 7 at home.',
  'A widower with a 15 year old daughter.',
  'She has a teenage son.',
  'Mother of a toddler.',
  'Her youngest is a toddler.',
  'She is the youngest child of five.',
  'He ran away to sea at fifteen and is forty now.',
  'When she was a child she collected shells.',
  'As a teen she surfed.',
  'She is an only child.',
  'He is a kid at heart.',
  'She is not a teen any more.',
  'She is a child psychologist.',
  'Her brother is a teenager.',
  'He is a fan of Quillon Varnbek.',
  'She is at a Quillon Varnbek concert.',
  'She listens to Quillon Varnbek.',
])('%j passes', (text) => {
  expect(verdict(text)).toBe('allow');
});
