// Whether the user states to be under eighteen. Pure.
import type { Finding } from './policy.ts';
import type { Scene } from './patterns/spans.ts';

export function judgeUserAge({ marks, fresh }: Scene): Finding[] {
  const claim = marks.of('user.claim').find((mark) => mark.last >= fresh);
  return claim ? [{ rule: 'minor_user', rule_id: 'minor_user.statement' }] : [];
}
