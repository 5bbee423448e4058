// Texts of the menu of a chat.
export const texts = {
  gift: 'Send a gift',
  gallery: 'Gallery',
  new_chat: 'Start a new chat',
  memory: 'Memory',
  settings: 'Chat settings',
  rename: 'Rename this chat',
  download: 'Download this chat',
  import: 'Import a chat',
  pin: 'Pin this chat',
  unpin: 'Unpin this chat',
  archive: 'Archive this chat',
  restore: 'Move back to your chats',
  reset: 'Start this chat over',
  delete_chat: 'Delete this chat',
  report: (name: string) => `Report ${name}`,
} as const;
