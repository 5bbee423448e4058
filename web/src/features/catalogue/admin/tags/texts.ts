// Texts of the admins' tags.
export const texts = {
  title: 'Tags',
  sentence: 'What people use to find characters. Counts include public characters only.',
  list: 'Tags',
  search: 'Tag name',
  columns: { name: 'Tag', count: 'Characters', state: 'Status' },
  sorts: { '-count': 'Most used', count: 'Least used', name: 'By name' },
  shown: 'Visible',
  hidden: 'Hidden',
  first: 'Pinned',
  filter: 'Status',
  states: { yes: 'Hidden', no: 'Visible' },
  actions: (name: string) => `Actions for ${name}`,
  look: 'View characters',
  rename: 'Rename',
  merge: 'Merge',
  hide: 'Hide',
  show: 'Show',
  put_first: 'Pin to top',
  remove: 'Delete',
  empty: 'No tags',
  empty_sentence: 'No tags match your search.',
  nothing_yet: 'To add a tag, use it on a character.',
  hidden_now: (count: number) => `${many(count)} hidden.`,
  shown_now: (count: number) => `${many(count)} visible again.`,
  removed_now: (count: number) =>
    count === 1 ? 'Removed from 1 character.' : `Removed from ${count} characters.`,
  merged_now: (into: string, count: number) =>
    count === 1
      ? `Added “${into}” to 1 more character.`
      : `Added “${into}” to ${count} more characters.`,
  ask_remove: (count: number) => `Delete ${many(count)}?`,
  ask_matching: {
    hide: (count: number) => `Hide ${many(count)}?`,
    show: (count: number) => `Make ${many(count)} visible?`,
    delete: (count: number) => `Delete ${many(count)}?`,
  },
  hide_sentence: 'Hidden tags don’t appear anywhere, but characters keep them.',
  show_sentence: 'They’ll appear again wherever tags are listed.',
  remove_sentence: 'Deleted tags disappear from every character. You can undo this for 30 days.',
  ask_merge: (count: number) => (count === 1 ? 'Rename tag' : `Merge ${count} tags`),
  merge_sentence: 'This applies to all public and official characters and leaves a single tag.',
  into: 'New name',
  into_hint: 'Lowercase, no comma. If the tag already exists, they’re merged.',
  into_wrong: 'Use 30 characters or fewer and no comma',
  first_title: 'Pinned tags',
  first_sentence: 'Shown first, in this order. The rest follow, most used first.',
  first_empty: 'No pinned tags. All tags are sorted by most used.',
  take_back: (name: string) => `Unpin ${name}`,
  ordered: 'Order saved.',
} as const;

function many(count: number): string {
  return count === 1 ? '1 tag' : `${count} tags`;
}
