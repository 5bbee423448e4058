// The chats-empty screen.
export function Component() {
  return null;
}
