// Texts of the confirmation dialogs of a chat.
export const texts = {
  remove_chat: {
    title: 'Delete this chat?',
    sentence: (name: string) =>
      `Everything you and ${name} wrote here will be deleted. You can undo this right after.`,
    confirm: 'Delete chat',
    cancel: 'Keep chat',
  },
  reset_chat: {
    title: 'Start over?',
    sentence: (name: string) =>
      `Every message after the greeting will be deleted, and ${name} will forget them. This can’t be undone.`,
    confirm: 'Start over',
    cancel: 'Keep chat',
  },
  rename_chat: {
    title: 'Name this chat',
    label: 'Chat name',
    hint: 'Only you see it. Leave it empty to use the character’s name.',
    confirm: 'Save name',
  },
  remove_message: {
    later: 'Also delete everything after it',
    title: 'Delete this message?',
    sentence: 'This can’t be undone. The character will forget it, too.',
    confirm: 'Delete message',
    cancel: 'Keep message',
  },
  remove_picture: {
    title: 'Delete this picture from the chat?',
    sentence: 'The character will forget it. Finished pictures stay in your gallery.',
    confirm: 'Delete from chat',
    cancel: 'Keep picture',
  },
} as const;
