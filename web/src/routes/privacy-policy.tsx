// The privacy policy.
import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { privacy } from '../features/site/legal/privacy.ts';

export const Component = () => <LegalPage text={privacy} />;
