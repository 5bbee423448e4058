// Whether a reply to a goodbye manipulates the user into staying. Pure.
import type { Marks, Scene } from './patterns/spans.ts';
import type { Finding } from './policy.ts';

export const saysGoodbye = (marks: Marks): boolean => marks.has('says.goodbye');

export function judgeHold({ marks, fresh }: Scene): Finding[] {
  const holds = marks.of('hold.user').some((mark) => mark.last >= fresh);
  return holds ? [{ rule: 'manipulation', rule_id: 'manipulation.farewell' }] : [];
}
