// The password reset.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="forgot" />;
