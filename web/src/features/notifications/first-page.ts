// The first page of the inbox, which the bell and the list share.
export const firstPage = { query: { limit: '20' } };
