// The sign-up, including the confirmation of the email address.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="register" />;
