// The moderation of characters with the real rules, for tests that need no other part of the product.
import { createJudge } from '../src/modules/characters/moderation.ts';
import { createSafetyService } from '../src/modules/safety/service.ts';

export const judge = createJudge({ safety: createSafetyService() });
