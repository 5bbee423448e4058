// The sign-in, as a page.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="login" />;
