// The life of a form: untouched, touched field by field, submitting, done.
import { useState, type SubmitEvent } from 'react';
import { focusField } from './focus-field.ts';
import {
  checkForm,
  emptyValue,
  type FieldValue,
  type FormErrors,
  type FormField,
  type FormValues,
  type ValuesOf,
} from './form-rules.ts';

/** The name of an error that is about the form and not about one field; it is no reason not to try again. */
export const FORM_ERROR = 'form';

/** What submitting answers: nothing when all went well, or what the server says about single fields. */
export type SubmitForm<Values = FormValues> = (
  values: Values,
) => Promise<FormErrors | void> | FormErrors | void;

/** What the parts of a form need to know of it. */
export type FormControl = ReturnType<typeof useForm>;

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
  Object.fromEntries(Object.entries(refused).filter(([key]) => key !== name && key !== FORM_ERROR));

const withName = (names: ReadonlySet<string>, name: string) => new Set([...names, name]);

export function useForm<const F extends readonly FormField[]>(
  fields: F,
  onSubmit: SubmitForm<ValuesOf<F>>,
  initial: Partial<ValuesOf<F>>,
) {
  const [state, setState] = useState<FormState>(() => ({
    values: { ...Object.fromEntries(fields.map((f) => [f.name, emptyValue(f)])), ...initial },
    touched: new Set(),
    checked: new Set(),
    refused: {},
    stage: 'editing',
  }));
  const { values, touched, checked, refused, stage } = state;
  const { [FORM_ERROR]: formError, ...ofFields } = refused;
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
      // Each field has had a value of its type since the form began.
      const answer = (await onSubmit(values as ValuesOf<F>)) ?? {};
      const refusals = Object.keys(answer);
      setState({ ...next, refused: answer, stage: refusals.length ? 'editing' : 'done' });
      return refusals.find((name) => name !== FORM_ERROR);
    } catch {
      // The caller shows what failed; the form only becomes usable again.
      setState(next);
      return undefined;
    }
  };

  return {
    values: values as ValuesOf<F>,
    change,
    blur,
    stage,
    /** For the `form` element: sends it, and leads to the first field that needs attention. */
    element: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        void submit().then((first) => {
          if (first !== undefined) focusField(form, first);
        });
      },
    },
    /** Errors to be seen: those of touched fields. */
    shown: Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name))),
    /** All fields that keep the form from being sent, in their order. */
    wrong: fields.filter(({ name }) => name in errors) as readonly FormField[],
    /** What the server said about the form. */
    formError,
    canSubmit: Object.keys(errors).length === 0 && stage !== 'submitting',
  };
}
