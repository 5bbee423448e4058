// Texts of the search in chats.

export const texts = {
  label: 'Search results',
  loading: 'Searching your chats',
  chats: 'Chats',
  messages: 'Messages',
  you: 'You:',
  found: (chats: number, messages: number, isMore: boolean) =>
    `Found ${chats} ${chats === 1 ? 'chat' : 'chats'} and ${messages}${isMore ? '+' : ''} ${messages === 1 ? 'message' : 'messages'}.`,
  empty: 'No chats or messages match your search.',
  hint: 'Search matches whole words in messages, in any form.',
  failed: 'We couldn’t search your chats.',
  retry: 'Try again',
  more: 'Show more messages',
};
