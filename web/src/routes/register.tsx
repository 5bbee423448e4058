// Opening an account, and confirming its address.
import { DoorPage } from '../features/account/door-page.tsx';

export const Component = () => <DoorPage form="register" />;
