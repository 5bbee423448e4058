// The way to a new password.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="forgot" />;
