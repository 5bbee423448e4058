// The way to a new password.
import { DoorPage } from '../features/account/auth-page.tsx';

export const Component = () => <DoorPage form="forgot" />;
