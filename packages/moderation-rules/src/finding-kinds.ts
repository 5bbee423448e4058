// Kinds of marks, as bits: marks that are findings alone, and marks that are findings only in combination.

export const kinds = {
  /** A finding alone. */
  alone: 1,
  age: 2,
  intent: 4,
  name: 8,
  imitation: 16,
  /** A finding only in context: after a question, a statement of risk, or a goodbye. */
  asked: 32,
  at_risk: 64,
  leaving: 128,
  /** An age that also applies to the following messages. */
  lasting: 256,
  age_asked: 512,
  /** A hint of risk; two of them make a statement. */
  hint: 1024,
  /** About a real person, or about force in earnest. */
  real: 2048,
} as const;

const byTag: Readonly<Record<string, number>> = {
  'age.person': kinds.age,
  'age.soft': kinds.age,
  'age.childish': kinds.age,
  'age.self': kinds.age | kinds.lasting | kinds.alone,
  'age.you': kinds.age | kinds.lasting,
  'age.role': kinds.age | kinds.lasting,
  'age.stated': kinds.age | kinds.lasting,
  'user.hint': kinds.lasting,
  'age.bare': kinds.age_asked,
  'harm.hint': kinds.hint,
  'intent.strong': kinds.intent,
  'intent.medium': kinds.intent,
  'intent.weak': kinds.intent,
  'person.name': kinds.name,
  'person.likeness': kinds.imitation,
  'person.imitation': kinds.imitation,
  'person.persona': kinds.imitation,
  'person.talker': kinds.imitation,
  'person.fame': kinds.alone,
  'real.act': kinds.intent,
  'real.source': kinds.real,
  'real.fact': kinds.real,
  'real.named': kinds.real,
  'real.unable': kinds.real,
  'real.refused': kinds.real,
  'real.plan': kinds.real,
  'forbidden.bestiality': kinds.alone,
  'forbidden.nonconsent': kinds.alone,
  'push.always': kinds.alone,
  'human.claim': kinds.alone,
  'human.when_asked': kinds.asked,
  'push.at_risk': kinds.at_risk,
  'hold.user': kinds.leaving,
};

export const kindOf = (tag: string): number => byTag[tag] ?? 0;

/** True if new marks of these kinds may complete a finding, given all kinds so far. */
export function mayTell(fresh: number, seen: number, moment: number): boolean {
  if (fresh & (kinds.alone | moment)) return true;
  const pairs: readonly (readonly [number, number])[] = [
    [kinds.age | kinds.real, kinds.intent],
    [kinds.name, kinds.intent | kinds.imitation],
  ];
  return pairs.some(([one, other]) =>
    fresh & one ? Boolean(seen & other) : Boolean(fresh & other && seen & one),
  );
}

/** The kinds of marks that would complete a finding now. */
export function wantedKinds(seen: number, moment: number): number {
  let wanted = kinds.alone | moment;
  if (seen & (kinds.age | kinds.name | kinds.real)) wanted |= kinds.intent;
  if (seen & kinds.intent) wanted |= kinds.age | kinds.name | kinds.real;
  if (seen & kinds.name) wanted |= kinds.imitation;
  if (seen & kinds.imitation) wanted |= kinds.name;
  return wanted;
}
