// React context of the render time, so that server-rendered times match at hydration, whatever the browser's clock says.
import { createContext } from 'react';

/** Epoch milliseconds. */
export const DrawnAt = createContext(Date.now());
