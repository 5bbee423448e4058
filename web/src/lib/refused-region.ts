// Whether the site started to refuse the visitor's region after this page was loaded, since a cached page may be shown.
import { createStore } from './store.ts';

export const refusedRegion = createStore(false);
