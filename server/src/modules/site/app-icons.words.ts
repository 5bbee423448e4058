// Names of the installed app's shortcuts, which launchers show.
export const words = { chats: 'Chats', explore: 'Explore' } as const;
