// Texts of the list of sealed evidence.
export const texts = {
  title: 'Quarantine',
  sentence:
    'Pictures that matched a list of known illegal imagery. No screen shows them, and we delete each one a year after it matched.',
  matched: (list: string, at: string) => `${list} · matched ${at}`,
  deleted: (at: string) => `Deleted on ${at}`,
  reported: (number: string) => `Reported as ${number}`,
  not_reported: 'Not reported yet',
  request: 'Request export',
  ask: 'Request an export of this picture?',
  ask_sentence:
    'A second owner or safety admin has to approve it within a day. Then you can export it with npm run quarantine for your report.',
  waiting: 'Requested. Another admin has to approve it.',
  alone:
    'You’re the only admin who can see this, so the command works without a second approval. The audit log records this.',
  none: 'Nothing in quarantine.',
} as const;
