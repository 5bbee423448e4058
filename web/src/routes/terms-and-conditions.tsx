// The terms and conditions.
import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { terms } from '../features/site/legal/terms.ts';

export const Component = () => <LegalPage text={terms} />;
