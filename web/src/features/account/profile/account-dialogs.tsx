// The dialogs that change an account, in one file that is loaded when the page is idle.
import type { User } from '@velour/contract/account.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SetPassword } from './set-password.tsx';

const dialogs = {
  name: ChangeName,
  email: ChangeEmail,
  code: ConfirmEmail,
  password: ChangePassword,
  first_password: SetPassword,
  deletion: DeleteAccount,
};

export type DialogName = keyof typeof dialogs;

export interface DialogProps {
  user: User;
  onClose: () => void;
  /** Called when the code for the new address was sent. */
  onSent: () => void;
}

export function AccountDialog({ name, ...props }: DialogProps & { name: DialogName }) {
  const Dialog = dialogs[name];
  return <Dialog {...props} />;
}
