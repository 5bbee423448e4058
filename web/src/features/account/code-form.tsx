// A form for an emailed code, with a button for another code, which clears the field.
import { useRef } from 'react';
import { Form, type FormHandle, type FormProps } from '../../ui/form/form.tsx';
import type { FormField } from '../../ui/form/form-rules.ts';
import { codeField } from './auth/fields.ts';
import { CodeAgain, type Resending } from './code-again.tsx';

type Props<F extends readonly FormField[]> = Omit<FormProps<F>, 'ref'> & {
  /** Undefined if no code is needed, or none can be sent. */
  again: Resending | undefined;
};

export function CodeForm<const F extends readonly FormField[]>({ again, ...form }: Props<F>) {
  const handle = useRef<FormHandle>(null);
  const send = async (resending: Resending) => {
    await resending.send();
    handle.current?.restart(codeField.name);
  };
  return (
    <>
      <Form ref={handle} {...form} />
      {again && <CodeAgain resendAt={again.resendAt} send={() => send(again)} />}
    </>
  );
}
