// The creation wizard; each of its steps has an address.
import { useLocation } from 'react-router';
import { CREATE_STEPS } from '@velour/contract/screens.ts';
import { texts } from '../features/generation/wizard/texts.ts';
import { Wizard } from '../features/generation/wizard/wizard.tsx';
import { RemovalLink } from '../features/site/removal-link.tsx';
import { FEATURE_OFF } from '@velour/contract/features.ts';
import { texts as shared } from '../features/shared/texts.ts';
import { useIsOff } from '../lib/site-status.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page.tsx';

export function Component() {
  const isOff = useIsOff('characters');
  const named = useLocation().pathname.split('/').at(-1);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {isOff ? <Paused /> : <Wizard wanted={CREATE_STEPS.find((step) => step === named)} />}
      <RemovalLink />
    </>
  );
}

function Paused() {
  return (
    <EmptyState
      scene="curtain"
      level="h1"
      title={shared.paused_title}
      action={<ButtonLink to={paths.home()}>{shared.to_catalogue}</ButtonLink>}
    >
      {FEATURE_OFF.characters}
    </EmptyState>
  );
}
