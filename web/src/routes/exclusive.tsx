// The screen of premium characters.
import { ExclusivePage } from '../features/catalogue/exclusive-page.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { useGenderPreference } from '../features/shared/gender-preference.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  const [gender, setGender] = useGenderPreference();
  return (
    <Page title={texts.exclusive.page_title} width="wide" rises={false} className="pt-6 pb-10">
      <ExclusivePage key={gender} gender={gender} onGender={setGender} />
    </Page>
  );
}
