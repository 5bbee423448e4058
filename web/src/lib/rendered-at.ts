// The moment that the page speaks of, so that what the server drew says the same where the browser's clock differs.
import { createContext } from 'react';

/** In milliseconds. */
export const DrawnAt = createContext(Date.now());
