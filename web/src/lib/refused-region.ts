// Whether the site started to refuse the visitor's region after the page was loaded, as cached pages may be shown.
import { createStore } from './store.ts';

export const refusedRegion = createStore(false);
