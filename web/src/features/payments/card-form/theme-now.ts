// The current theme, for embedded forms, which do not follow a change.
export function themeNow(): 'dark' | 'light' {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
