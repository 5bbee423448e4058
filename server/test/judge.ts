// The moderation of characters by the real rules, for tests that need nothing else of the product.
import { createJudge } from '../src/modules/characters/moderation.ts';
import { createSafetyService } from '../src/modules/safety/service.ts';

export const judge = createJudge({ safety: createSafetyService() });
