// The layout of all chats: the list, and one chat or the recommendations beside it.
export { Outlet as Component } from 'react-router';
