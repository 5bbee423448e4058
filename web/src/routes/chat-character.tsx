// The chat-character screen.
export function Component() {
  return null;
}
