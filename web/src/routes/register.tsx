// Opening an account, and confirming its address.
import { DoorPage } from '../features/account/auth-page.tsx';

export const Component = () => <DoorPage form="register" />;
