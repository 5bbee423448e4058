// Form state: values, touched fields, validation errors, and submission.
import { useState, type SubmitEvent } from 'react';
import { focusField } from './focus-field.ts';
import { FORM_ERROR } from './form-error.ts';
import {
  checkForm,
  emptyValue,
  type FieldValue,
  type FormErrors,
  type FormField,
  type FormValues,
  type ValuesOf,
} from './form-rules.ts';

/** The submit handler; returns the server's errors by field, or nothing on success. */
export type SubmitForm<Values = FormValues> = (
  values: Values,
) => Promise<FormErrors | void> | FormErrors | void;

/** The form state and handlers, as its parts use them. */
export type FormControl = ReturnType<typeof useForm>;

interface FormState {
  values: FormValues;
  /** Fields whose errors are shown. */
  touched: ReadonlySet<string>;
  /** Fields that were validated once; from then on they are validated at every change. */
  checked: ReadonlySet<string>;
  /** Errors from the server, until the field changes. */
  refused: FormErrors;
  stage: 'editing' | 'submitting' | 'done';
}

const without = (refused: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(refused).filter(([key]) => key !== name && key !== FORM_ERROR));

const withoutName = (names: ReadonlySet<string>, name: string) =>
  new Set([...names].filter((known) => known !== name));

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
  /** Clears a field and its error. */
  const clear = (name: string) =>
    setState((known) => ({
      ...known,
      values: {
        ...known.values,
        ...Object.fromEntries(
          fields.filter((field) => field.name === name).map((field) => [name, emptyValue(field)]),
        ),
      },
      touched: withoutName(known.touched, name),
      checked: withoutName(known.checked, name),
      refused: without(known.refused, name),
    }));
  /**
   * Submits if all fields are valid. Returns the name of the first invalid field, whether by our
   * rules or the server's.
   */
  const submit = async (): Promise<string | undefined> => {
    if (stage === 'submitting') return undefined;
    const all = new Set(fields.map(({ name }) => name));
    const first = fields.find(({ name }) => name in found)?.name;
    const next: FormState = { values, touched: all, checked: all, refused: {}, stage: 'editing' };
    if (first !== undefined) {
      setState({ ...next, refused });
      return first;
    }
    setState({ ...next, stage: 'submitting' });
    try {
      // Each field has a value of its type from the start.
      const answer = (await onSubmit(values as ValuesOf<F>)) ?? {};
      const refusals = Object.keys(answer);
      setState({ ...next, refused: answer, stage: refusals.length ? 'editing' : 'done' });
      return refusals.find((name) => name !== FORM_ERROR);
    } catch {
      // The caller shows the error; here the form only becomes editable again.
      setState(next);
      return undefined;
    }
  };

  return {
    values: values as ValuesOf<F>,
    change,
    blur,
    clear,
    /** True for a field that was neither filled in nor submitted. */
    isPristine: (name: string): boolean => !checked.has(name),
    stage,
    /** Props of the `form` element: submits it and focuses the first invalid field. */
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
    /** Errors of touched fields. */
    shown: Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name))),
    /** All invalid fields, in order. */
    wrong: fields.filter(({ name }) => name in errors) as readonly FormField[],
    /** The server's error about the whole form. */
    formError,
    canSubmit: Object.keys(errors).length === 0 && stage !== 'submitting',
  };
}
