// The chats-conversation screen.
export function Component() {
  return null;
}
