// Copies a text to the clipboard and returns whether that worked.
import { toasts } from '../../../lib/toasts.ts';
import { texts } from './texts.ts';

export async function copyText(text: string, done: string = texts.action.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(done, 2_000);
  } catch {
    toasts.error(texts.action.copy_failed);
  }
}
