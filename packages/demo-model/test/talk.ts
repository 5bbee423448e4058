// A conversation with the demo model, for tests.
import { composeReply } from '../src/compose.ts';
import type { Persona, PromptMessage } from '../src/prompt.ts';
import { persona } from './persona.ts';

interface Talk {
  say(text: string): string;
  readonly replies: readonly string[];
}

export function talk(who: Persona = persona): Talk {
  const messages: PromptMessage[] = [
    { role: 'assistant', text: 'Come in, the oven is still warm.' },
  ];
  const replies: string[] = [];
  return {
    say(text) {
      messages.push({ role: 'user', text });
      const reply = composeReply({
        messages,
        persona: who,
        variant: 0,
      });
      messages.push({ role: 'assistant', text: reply });
      replies.push(reply);
      return reply;
    },
    replies,
  };
}
