// Signing in, as a page of its own.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="login" />;
