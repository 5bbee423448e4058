// The legal text on 18 U.S.C. 2257.
import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { exemption } from '../features/site/legal/exemption.ts';

export const Component = () => <LegalPage text={exemption} />;
