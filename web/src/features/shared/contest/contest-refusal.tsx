// "This is a mistake" after a refused character: the refused field’s text is what the team will see.
import { ApiError } from '../../../lib/api-error.ts';
import ContestButton from './contest-button.tsx';
import type { Contested } from './contest-dialog.tsx';

interface Props {
  error: unknown;
  /** The text of a field; the server names the refused field if it can. */
  textOf: (field: string) => string;
  /** The texts of all fields, if none is named. */
  all: () => string;
}

export function ContestRefusal({ error, textOf, all }: Props) {
  if (!(error instanceof ApiError) || error.code !== 'safety.blocked') return null;
  const about = (): Contested => ({
    rule: error.detail,
    surface: 'character',
    passage: refusedText(error, textOf) ?? all(),
    before: '',
  });
  return (
    <p className="px-2">
      <ContestButton about={about} />
    </p>
  );
}

function refusedText({ errors }: ApiError, textOf: Props['textOf']): string | undefined {
  const texts = errors.map(({ field }) => textOf(field.split('.').at(-1) ?? field).trim());
  return texts.find((text) => text !== '');
}
