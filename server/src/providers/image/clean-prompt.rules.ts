// Removes the syntax of picture servers from a prompt, so that a text chooses no model, file, size or number of pictures.

/** stable-diffusion.cpp reads any field of a request from a block of this name inside the prompt. */
const EXTRA_ARGS = 'sd_cpp_extra_args';
/** Tags inside tags; what is deeper loses its brackets, and is then plain text. */
const MAX_NESTED = 8;

/**
 * What remains has no angle or curly bracket, no double underscore and no `embedding:`, in one line. Cleaning
 * twice changes nothing: what is removed leaves a space, so that nothing new can form around it.
 */
export function cleanPrompt(text: string): string {
  // First, because these join what stands around them.
  let clean = text.normalize('NFC').replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '');
  clean = clean.replace(/\p{Cc}/gu, ' ');
  // Servers that fold wide and small forms would read them as syntax.
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

/** From the first mention to the last one, or to the end where there is one only. */
function withoutExtraArgs(text: string): string {
  const lower = text.toLowerCase();
  const from = lower.indexOf(EXTRA_ARGS);
  // A letter whose lower case is longer shifts the positions; such a text loses everything else as well.
  if (from < 0) return text;
  if (lower.length !== text.length) return text.slice(0, from);
  const last = lower.lastIndexOf(EXTRA_ARGS);
  const rest = last > from ? text.slice(last + EXTRA_ARGS.length) : '';
  return `${text.slice(0, from).replace(/\/\s*$/, '')} ${rest}`;
}
