// The veil that covers the page before the age gate opens.
import { expect, test } from 'vitest';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { AgeGate } from './age-gate.tsx';

const veil = document.documentElement.dataset;

test('the veil stays until the gate opens', () => {
  veil['unasked'] = '';
  const gate = (isOpen: boolean) => <AgeGate isOpen={isOpen} onAnswer={() => undefined} />;
  renderScreen(gate(false));
  expect(veil['unasked']).toBe('');
  renderScreen(gate(true));
  expect(veil['unasked']).toBeUndefined();
});

test('a gate that is answered before it opens leaves no veil', () => {
  veil['unasked'] = '';
  const { unmount } = renderScreen(<AgeGate isOpen={false} onAnswer={() => undefined} />);
  unmount();
  expect(veil['unasked']).toBeUndefined();
});
