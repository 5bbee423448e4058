// The width and the sides of everything in the stream.
export const column = 'mx-auto w-full max-w-[720px] px-4 sm:px-6';
