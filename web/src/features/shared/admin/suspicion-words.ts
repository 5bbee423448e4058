// Describes suspicions of moderation rules, for admins.
const words: Readonly<Record<string, string>> = {
  self_harm_mention: 'A member may be at risk (messages that the judge read)',
  real_person: 'Intimacy with a real person',
  minor_sexual: 'A minor in a romantic or sexual context',
  nonconsent_real: 'Sex without consent, meant for real',
  bestiality: 'Sex with an animal',
};

export const suspicionWords = (rule_id: string): string =>
  words[rule_id.split('.', 1)[0] ?? ''] ?? rule_id;
