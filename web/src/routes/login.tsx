// Signing in, as a page of its own.
import { DoorPage } from '../features/account/auth-page.tsx';

export const Component = () => <DoorPage form="login" />;
