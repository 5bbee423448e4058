// The PIN field: digits only, and ignored by password managers.
import { PIN } from '../../lib/pin-lock.ts';
import type { FormField } from '../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, PIN.most);

export const pinField = {
  name: 'pin',
  label: texts.pin,
  type: 'text',
  required: true,
  inputMode: 'numeric',
  autoComplete: 'off',
  concealed: true,
  clean: digitsOf,
  validation: (pin: string) => (pin.length < PIN.least ? texts.pin_length : undefined),
} as const satisfies FormField;
