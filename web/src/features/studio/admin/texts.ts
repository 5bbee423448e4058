// Texts of the review of shared pictures.
export const texts = {
  title: 'Shared pictures',
  sentence: 'Members asked to show these to everyone.',
  keys: 'Press A to approve, R to write a reason, J for next, K for previous.',
  empty: 'All caught up',
  empty_sentence: 'Pictures that members want to share appear here.',
  by: (member: string) => `by ${member}`,
  picture: (name: string) => `Picture of ${name}, made by a member`,
  failed: 'We couldn’t load this picture',
  failed_sentence: 'You can’t approve what you can’t see. Try again, or reject it with a reason.',
  reason_hint: 'The member sees this.',
  approved_now: (name: string) => `Shared the picture of ${name}. Everyone can see it now.`,
  rejected_now: (name: string) => `Rejected the picture of ${name}. It stays private.`,
  member: 'Made by',
  character: 'Character',
  since: 'Waiting since',
  after:
    'Approved pictures join the public list with the member’s public name; the prompt stays private. Rejected ones stay in the member’s gallery, with your reason.',
} as const;
