// Our own prompts: a single question to the model, outside of any conversation. Pure.
import type { Prompt } from '../../providers/llm/port.ts';

const noPersona: Prompt['persona'] = {
  name: 'Notes',
  age: 40,
  tagline: '',
  description: '',
  personality: '',
  scenario: '',
  tags: [],
  traits: {},
};

export const questionOf = (system: string, text: string, max_tokens: number): Prompt => ({
  system,
  messages: [{ role: 'user', text }],
  persona: noPersona,
  continues: false,
  variant: 0,
  max_tokens,
});

/** The JSON array in an answer; undefined if there is none. */
export function readArray(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1));
  } catch {
    return undefined;
  }
}

/**
 * The flat JSON objects in an answer, regardless of other text around them or where it breaks off; empty for an empty
 * array, undefined without either.
 */
export function readObjects(answer: string): unknown[] | undefined {
  const objects = (answer.match(/\{[^{}]*\}/g) ?? []).flatMap((text): unknown[] => {
    try {
      // Small models end an object as they end a list.
      return [JSON.parse(text.replace(/,\s*\}$/, '}'))];
    } catch {
      return [];
    }
  });
  return objects.length > 0 || /\[\s*\]/.test(answer) ? objects : undefined;
}
