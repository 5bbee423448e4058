// Texts of the search in the top bar, which every page loads.
export const texts = {
  label: 'Search characters',
  clear: 'Clear search',
  hint: 'Name, mood, or tag',
  open: 'Search',
  close: 'Close search',
} as const;
