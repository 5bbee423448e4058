// Calls of operations: the providers and their tests. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const operationsCalls = {
  providers: {
    method: 'GET',
    path: '/admin/engines',
    access: 'admin',
    summary: 'List the providers, their last test, and how to connect another one',
  },
  testProvider: {
    method: 'POST',
    path: '/admin/engines/:engine/test',
    access: 'admin',
    summary: 'Test a provider with a small real request',
  },
  testChat: {
    method: 'POST',
    path: '/admin/engines/llm/chat',
    access: 'admin',
    summary:
      'Talk to the language model, and measure its first token and its speed; nothing is stored',
  },
  site: {
    method: 'GET',
    path: '/admin/site',
    access: 'admin',
    summary: 'Get the settings of the site: brand, contact, links, legal notice, and limits',
  },
  changeSite: {
    method: 'PATCH',
    path: '/admin/site',
    access: 'admin',
    summary: 'Change settings of the site; absent fields stay as they are',
  },
  features: {
    method: 'GET',
    path: '/admin/site/features',
    access: 'admin',
    summary: 'List the features that can be switched off',
  },
  switchFeature: {
    method: 'PUT',
    path: '/admin/site/features/:feature',
    access: 'admin',
    summary: 'Switch a feature of the site on or off; calls are refused within seconds',
  },
} as const satisfies Record<string, Call>;
