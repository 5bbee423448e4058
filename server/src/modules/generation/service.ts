// Generation: the character wizard and the paid jobs that create characters.
import type { Core } from '../../platform/core.ts';
import type { ImageProvider } from '../../providers/image/port.ts';
import type { LlmProvider } from '../../providers/llm/port.ts';
import type { AssetsService } from '../assets/service.ts';
import type { BudgetsService } from '../budgets/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { JobsService } from '../jobs/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createCreations } from './creation.ts';
import { createWizard } from './wizard/wizard.ts';

export interface GenerationNeeds extends Pick<Core, 'db' | 'clock' | 'ids' | 'limits'> {
  readonly llm: LlmProvider;
  readonly image: ImageProvider;
  readonly jobs: JobsService;
  readonly wallet: Pick<WalletService, 'tokens'>;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  readonly assets: Pick<AssetsService, 'paint' | 'keepNew' | 'shownOf' | 'sketch'>;
  readonly characters: CharactersService;
}

export type GenerationService = ReturnType<typeof createGenerationService>;

export function createGenerationService(needs: GenerationNeeds) {
  return {
    wizard: createWizard(needs, needs.characters.judge),
    creations: createCreations(needs),
  };
}
