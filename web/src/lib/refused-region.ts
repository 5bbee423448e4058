// Whether the site has refused this region since the page was loaded: a page that was stored before is still shown then.
import { createStore } from './store.ts';

export const refusedRegion = createStore(false);
