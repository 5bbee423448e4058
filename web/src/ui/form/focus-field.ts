// Focuses a form field and scrolls it to the middle of the window, where no bar covers it.
export function focusField(form: HTMLFormElement | null, name: string): void {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const field = [...fields].find(({ dataset }) => dataset['field'] === name);
  const control = field?.querySelector<HTMLElement>('input, textarea, button');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
