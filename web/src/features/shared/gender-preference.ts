// The preference for Girls, Anime or Boys: from the address, else the last choice, else Girls or the screen's default.
import { useEffect } from 'react';
import { chooseGender, isGender, PREFERENCE } from '@velour/contract/browse.ts';
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

/** `fallback` is the default; only an explicit choice is stored. */
export function useGenderPreference(
  fallback?: Gender,
): [Gender, (gender: Gender) => void, isChosen: boolean] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get(PREFERENCE);
  const stored = memory.read('gender');
  const isPreset = isGender(inAddress);
  const gender = chooseGender(inAddress, stored, fallback);
  useEffect(() => {
    if (isPreset) rememberGender(gender);
  }, [gender, isPreset]);
  const choose = (next: Gender) =>
    setSearch(
      (current) => {
        current.set(PREFERENCE, next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [gender, choose, isPreset || isGender(stored)];
}
