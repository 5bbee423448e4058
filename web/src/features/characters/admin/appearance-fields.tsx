// The appearance of a character, as sent to the image provider: one choice per step of the wizard, with a preview.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Traits } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { q } from '../../../lib/queries.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Choice } from '../../../ui/table/choice.tsx';
import { texts } from './texts.ts';

interface Props {
  gender: Gender;
  age: string;
  appearance: Partial<Traits>;
  onChange: (appearance: Partial<Traits>) => void;
}

const many = ['personalities', 'fetishes'];

export function AppearanceFields({ gender, age, appearance, onChange }: Props) {
  const query = { gender, traits: asQuery(appearance), ...ageOf(age) };
  const { data } = useQuery({
    ...q.characters.creationOptions({ query }),
    placeholderData: keepPreviousData,
  });
  const choose = (field: string, value: string) =>
    onChange({ ...appearance, [field]: many.includes(field) ? [value].filter(Boolean) : value });
  const chosen = (field: string): string => {
    const value = appearance[field as keyof Traits];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  if (!data) return <Skeleton className="h-40" />;
  const fields = data.steps.flatMap(({ field, name, options, beside }) => [
    ...(field && field !== 'gender' ? [{ field, label: name, options }] : []),
    ...(beside ? [beside] : []),
  ]);
  return (
    <div className="flex flex-col gap-4 sm:flex-row">
      <span className="w-40 shrink-0 overflow-hidden rounded-control">
        <Picture src={data.portrait_url} alt={texts.form.preview} />
      </span>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{texts.form.look_hint}</p>
        <div className="flex flex-wrap gap-2">
          {fields.map(({ field, label, options }) => (
            <Choice
              key={field}
              label={label}
              options={options}
              value={chosen(field)}
              onChange={(value) => choose(field, value)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const asQuery = (appearance: Partial<Traits>): string =>
  Object.entries(appearance)
    .flatMap(([field, value]) => [value].flat().map((one) => [field, one]))
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join(':'))
    .join(',');

const ageOf = (age: string) => (/^\d{2,5}$/.test(age) && Number(age) >= 18 ? { age } : {});
