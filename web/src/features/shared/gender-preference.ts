// Girls, Anime or Boys: an address may preset it, the last choice is remembered, the first default is Girls.
import { useEffect } from 'react';
import { chooseGender, PREFERENCE } from '@velour/contract/browse.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { useSearchParams } from 'react-router';
import { memory } from '../../lib/storage.ts';
import { texts } from './texts.ts';

export const genderOptions: readonly { value: Gender; label: string }[] = [
  { value: 'female', label: texts.genders.female },
  { value: 'anime', label: texts.genders.anime },
  { value: 'male', label: texts.genders.male },
];

export const readGender = (): Gender => chooseGender(null, memory.read('gender'));

export const rememberGender = (gender: Gender): void => memory.write('gender', gender);

export function useGenderPreference(): [Gender, (gender: Gender) => void] {
  const [search, setSearch] = useSearchParams();
  const gender = chooseGender(search.get(PREFERENCE), memory.read('gender'));
  useEffect(() => rememberGender(gender), [gender]);
  const choose = (next: Gender) =>
    setSearch(
      (current) => {
        current.set(PREFERENCE, next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [gender, choose];
}
