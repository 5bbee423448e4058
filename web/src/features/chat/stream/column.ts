// The width and padding of everything in the message list.
export const column = 'mx-auto w-full max-w-[720px] px-4 sm:px-6';
