// Signing in, as a page of its own.
import { DoorPage } from '../features/account/door-page.tsx';

export const Component = () => <DoorPage form="login" />;
