// The wizard that puts a character together; each of its steps is an address of its own.
import { useLocation } from 'react-router';
import { CREATE_STEPS } from '@velour/contract/screens.ts';
import { texts } from '../features/generation/wizard/texts.ts';
import { Wizard } from '../features/generation/wizard/wizard.tsx';
import { RemovalLine } from '../features/site/removal-link.tsx';
import { PageTitle } from '../ui/page.tsx';

export function Component() {
  const named = useLocation().pathname.split('/').at(-1);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Wizard wanted={CREATE_STEPS.find((step) => step === named)} />
      <RemovalLine />
    </>
  );
}
