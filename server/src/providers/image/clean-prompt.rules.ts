// Removes picture servers' syntax from a prompt, so that no text selects a model, file, size or number of pictures.

/** stable-diffusion.cpp reads request fields from a block with this name inside the prompt. */
const EXTRA_ARGS = 'sd_cpp_extra_args';
/** The maximum depth of tags inside tags; deeper ones lose their brackets and become plain text. */
const MAX_NESTED = 8;

/**
 * The result is one line without angle or curly brackets, double underscores and `embedding:`. Cleaning twice changes
 * nothing: removed text leaves a space, so that the text around it cannot form new syntax.
 */
export function cleanPrompt(text: string): string {
  // First, because invisible characters could split syntax that servers join again.
  let clean = text.normalize('NFC').replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '');
  clean = clean.replace(/\p{Cc}/gu, ' ');
  // Servers that normalize full-width and small forms would read them as syntax.
  clean = clean.replace(/[＜＞｛｝＿：﹤﹥﹛﹜﹍﹎﹏︰﹕]/g, (form) => form.normalize('NFKC'));
  for (let depth = 0; depth < MAX_NESTED && clean.includes('<'); depth += 1) {
    clean = clean.replace(/<[^<>]*:[^<>]*>/g, ' '); // <lora:name:1>, <hypernet:name:1>
  }
  clean = withoutExtraArgs(clean.replace(/[<>]/g, ' '));
  clean = clean
    .replace(/[{}]/g, ' ') // variants of dynamic prompts, placeholders of workflows
    .replace(/__[^\s_][^\s]{0,200}?__/g, ' ') // __wildcard__ and __folder/name__
    .replace(/_{2,}/g, ' ')
    .replace(/embedding:[^\s,]*/gi, ' ');
  return clean.replace(/\s+/g, ' ').replace(/ ,/g, ',').replace(/,{2,}/g, ',').trim();
}

/** Removes the text from the first mention to the last one, or to the end if there is only one. */
function withoutExtraArgs(text: string): string {
  const lower = text.toLowerCase();
  const from = lower.indexOf(EXTRA_ARGS);
  // If lower-casing changes the length, positions do not match, and the rest of the text is dropped.
  if (from < 0) return text;
  if (lower.length !== text.length) return text.slice(0, from);
  const last = lower.lastIndexOf(EXTRA_ARGS);
  const rest = last > from ? text.slice(last + EXTRA_ARGS.length) : '';
  return `${text.slice(0, from).replace(/\/\s*$/, '')} ${rest}`;
}
