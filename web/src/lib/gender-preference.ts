// Girls, Anime or Boys: an address may preset it, the last choice is remembered, the first default is Girls.
import { useEffect } from 'react';
import type { Gender } from '@velour/contract/scalars.ts';
import { useSearchParams } from 'react-router';
import { memory } from './storage.ts';
import { texts } from './texts.ts';

const PARAMETER = 'preference';
const DEFAULT: Gender = 'female';

export const genderOptions: readonly { value: Gender; label: string }[] = [
  { value: 'female', label: texts.genders.female },
  { value: 'anime', label: texts.genders.anime },
  { value: 'male', label: texts.genders.male },
];

const isGender = (given: string | null): given is Gender =>
  genderOptions.some(({ value }) => value === given);

/** Only the three known values are accepted, from the address as from the memory. */
export function chooseGender(asked: string | null, remembered: string | null): Gender {
  if (isGender(asked)) return asked;
  return isGender(remembered) ? remembered : DEFAULT;
}

export function useGenderPreference(): [Gender, (gender: Gender) => void] {
  const [search, setSearch] = useSearchParams();
  const gender = chooseGender(search.get(PARAMETER), memory.read('gender'));
  useEffect(() => memory.write('gender', gender), [gender]);
  const choose = (next: Gender) =>
    setSearch(
      (current) => {
        current.set(PARAMETER, next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [gender, choose];
}
