// Opening an account, and confirming its address.
import { AuthPage } from '../features/account/auth-page.tsx';

export const Component = () => <AuthPage form="register" />;
