// The built-in age check: self-declaration at the age gate. It checks nothing.
import { AgeFailure, type AgeAssurance } from './port.ts';

const nothing = (): Promise<never> =>
  Promise.reject(new AgeFailure('unavailable', 'No age check is configured.'));

export const createSelfDeclaration = (): AgeAssurance => ({
  name: 'self-declaration',
  method: 'self_declared',
  isBuiltIn: true,
  valid_days: 0,
  address: nothing,
  outcome: nothing,
});
