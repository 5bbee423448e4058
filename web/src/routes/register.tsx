// The sign-up, and confirming the address.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="register" />;
