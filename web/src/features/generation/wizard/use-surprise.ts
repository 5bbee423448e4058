// Fills the open choices at random and goes to the last step, where all of them can be changed.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import { savedDraft } from './saved-draft.ts';
import { creationOptions } from './queries.ts';
import { suggestText } from './suggestions.ts';
import { texts } from './texts.ts';
import { fillOpen, firstOpen } from './steps.ts';

/** The body determines other options, so one pass may leave steps open. */
const MAX_PASSES = 3;

export function useSurprise() {
  const client = useQueryClient();
  const navigate = useNavigate();

  const fill = async () => {
    const optionsNow = () => client.fetchQuery(creationOptions(savedDraft.read()));
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const { steps } = await optionsNow();
      const isGendered = savedDraft.read().gender !== null;
      // Without a gender, only the gender is chosen first, because the other options depend on it.
      const open = isGendered ? steps : steps.slice(0, 1);
      savedDraft.change((draft) => fillOpen(draft, open, Math.random));
      if (isGendered && firstOpen(savedDraft.read(), steps) === 'description') break;
    }
    const { steps } = await optionsNow();
    await navigate(paths.create(firstOpen(savedDraft.read(), steps)));
    const { name } = savedDraft.read();
    // A missing name is not an error: it can be typed or suggested on that step.
    if (name.trim() === '') await suggestText(savedDraft.read(), 'name').catch(() => undefined);
  };

  const { pending, run } = useCall(fill, { say: () => texts.no_surprise });
  return { isPending: pending, surprise: () => void run() };
}
