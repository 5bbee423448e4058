// The life of a form: untouched, touched field by field, submitting, done.
import { useState } from 'react';
import {
  checkForm,
  emptyValue,
  type FieldValue,
  type FormErrors,
  type FormField,
  type FormValues,
} from './form-rules.ts';

/** Under this name stands what the server says about the whole; it is no reason not to try again. */
export const WHOLE = 'form';

/** What submitting answers: nothing when all went well, or what the server says about single fields. */
export type SubmitForm = (values: FormValues) => Promise<FormErrors | void> | FormErrors | void;

interface FormState {
  values: FormValues;
  /** Fields whose errors are shown. */
  touched: ReadonlySet<string>;
  /** Fields that have been validated at least once; from then on they always are. */
  checked: ReadonlySet<string>;
  /** What the server said, until the field changes. */
  refused: FormErrors;
  stage: 'editing' | 'submitting' | 'done';
}

const without = (refused: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(refused).filter(([key]) => key !== name && key !== WHOLE));

const withName = (names: ReadonlySet<string>, name: string) => new Set([...names, name]);

export function useForm(fields: readonly FormField[], onSubmit: SubmitForm, initial: FormValues) {
  const [state, setState] = useState<FormState>(() => ({
    values: { ...Object.fromEntries(fields.map((f) => [f.name, emptyValue(f)])), ...initial },
    touched: new Set(),
    checked: new Set(),
    refused: {},
    stage: 'editing',
  }));
  const { values, touched, checked, refused, stage } = state;
  const { [WHOLE]: whole, ...ofFields } = refused;
  const found = { ...checkForm(fields, values), ...ofFields };
  const errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => checked.has(name) || name in ofFields),
  );

  const change = (name: string, value: FieldValue) =>
    setState((known) => ({
      ...known,
      values: { ...known.values, [name]: value },
      checked: withName(known.checked, name),
      refused: without(known.refused, name),
      stage: 'editing',
    }));
  const blur = (name: string) =>
    setState((known) => ({
      ...known,
      touched: withName(known.touched, name),
      checked: withName(known.checked, name),
    }));
  /** Answers the first field that needs attention, if there is one. */
  const submit = async (): Promise<string | undefined> => {
    if (stage === 'submitting') return undefined;
    const all = new Set(fields.map(({ name }) => name));
    const wrong = checkForm(fields, values);
    const first = fields.find(({ name }) => name in wrong)?.name;
    const next: FormState = { values, touched: all, checked: all, refused: {}, stage: 'editing' };
    if (first !== undefined) {
      setState(next);
      return first;
    }
    setState({ ...next, stage: 'submitting' });
    try {
      const answer = (await onSubmit(values)) ?? {};
      const refusals = Object.keys(answer);
      setState({ ...next, refused: answer, stage: refusals.length ? 'editing' : 'done' });
      return refusals.find((name) => name !== WHOLE);
    } catch {
      // Whoever submits says what failed; the form only becomes usable again.
      setState(next);
      return undefined;
    }
  };

  return {
    values,
    change,
    blur,
    submit,
    stage,
    /** Errors to be seen: those of touched fields. */
    shown: Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name))),
    /** What the server said about the whole. */
    whole,
    canSubmit: Object.keys(errors).length === 0 && stage !== 'submitting',
  };
}
