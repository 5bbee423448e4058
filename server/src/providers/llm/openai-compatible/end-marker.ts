// Ends a reply at a marker of the model's own template, which a server with the wrong template sends as text.

const MARKER = /<\|(?:im_end|im_start|eot_id|end_of_text|endoftext|end)\|>|<end_of_turn>/i;
/** What may be the start of a marker that continues in the next chunk. */
const STARTED = /<(?:\|[a-z_]{0,11}\|?|e[a-z_]{0,10})?$/i;

export function createEndMarker() {
  let held = '';
  let isOver = false;
  return {
    /** Text in, the text before a marker out. */
    push(text: string): string {
      if (isOver) return '';
      if (held === '' && !text.includes('<')) return text;
      const whole = held + text;
      const marker = MARKER.exec(whole);
      isOver = marker !== null;
      const end = marker?.index ?? STARTED.exec(whole)?.index ?? whole.length;
      held = isOver ? '' : whole.slice(end);
      return whole.slice(0, end);
    },
    /** Returns held text that is no marker after all. */
    end(): string {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
