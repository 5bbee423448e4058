// Names of the shortcuts that a launcher shows for the installed app.
export const words = { chats: 'Chats', explore: 'Explore' } as const;
