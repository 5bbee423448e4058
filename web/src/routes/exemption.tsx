// Exemption: the legal text of this name.
import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { exemption } from '../features/site/legal/exemption.ts';

export const Component = () => <LegalPage text={exemption} />;
