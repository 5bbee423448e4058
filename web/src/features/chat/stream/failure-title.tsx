// The title of a reply's failure. Loaded separately, since the list of all errors is long and few replies fail.
import { errors } from '@velour/contract/errors.ts';
import { texts } from './texts.ts';

export default function FailureTitle({ code }: { code: string | null }) {
  const catalogue: Readonly<Record<string, { title: string }>> = errors;
  return catalogue[code ?? '']?.title ?? texts.state.failed;
}
