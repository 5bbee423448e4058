// Texts of the shared form rules.
export const texts = {
  required: (label: string) => `${label} is required`,
  email: (label: string) => `${label} must be a valid email`,
  password: (label: string) => `${label} must be at least 8 characters`,
  to_correct: 'Please fix:',
  show: 'Show password',
  hide: 'Hide password',
  caps: 'Caps Lock is on',
  number: (label: string) => `${label} must be a number`,
} as const;
