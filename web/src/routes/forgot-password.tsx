// The way to a new password.
import { DoorPage } from '../features/account/door-page.tsx';

export const Component = () => <DoorPage form="forgot" />;
