// Masks an email address: shows only the first letter of its local part.

/** `sam@velour.example` → `s***@velour.example`; always three stars, whatever the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const [first = ''] = email;
  return `${first}***${email.slice(at)}`;
}
