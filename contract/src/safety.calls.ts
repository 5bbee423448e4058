// Calls of the age gate and the age check. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const safetyCalls = {
  confirmAge: {
    method: 'POST',
    path: '/age-gate',
    access: 'visitor',
    summary: 'Confirm that you’re 18 or older; returns a token that says so',
  },
  ageCheck: {
    method: 'GET',
    path: '/age-check',
    access: 'member',
    summary: 'Get whether you need an age check here, and how your last one ended',
  },
  startAgeCheck: {
    method: 'POST',
    path: '/auth/age-check/start',
    access: 'member',
    summary: 'Get the address of the age check; state and PKCE stay in a cookie',
  },
  finishAgeCheck: {
    method: 'POST',
    path: '/auth/age-check/finish',
    access: 'member',
    summary: 'Exchange the code that the age check returned',
  },
} as const satisfies Record<string, Call>;
