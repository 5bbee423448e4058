// A form in use: when errors appear, and when it can be submitted.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { FieldsCard } from './fields-card.tsx';
import type { FormField } from './form-rules.ts';
import { Form } from './form.tsx';
import { SaveBar } from './save-bar.tsx';
import { useForm, type SubmitForm } from './use-form.ts';

const fields: FormField[] = [
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'password', label: 'Password', type: 'password', required: true },
  {
    name: 'again',
    label: 'Password again',
    type: 'password',
    validation: (value, values) =>
      value === values['password'] ? undefined : 'Passwords must match',
  },
];

function setUp(onSubmit: SubmitForm = () => undefined, given = fields) {
  const user = userEvent.setup();
  render(<Form fields={given} submitLabel="Send" onSubmit={onSubmit} />);
  const box = (label: string) => screen.getByLabelText(label);
  const send = screen.getByRole('button', { name: 'Send' });
  const errors = () =>
    screen.getAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
  return { user, box, send, errors };
}

test('an error shows once its field has been left, not while it is first filled in', async () => {
  const { user, box, errors, send } = setUp();
  await user.type(box('Email'), 'mara');
  expect(errors()).toEqual(['', '', '']);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.tab();
  expect(errors()).toEqual(['Email must be a valid email', '', '']);
  expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await user.type(box('Email'), '@velour.example');
  expect(errors()[0]).toBe('');
});

test('the button keeps the focus that comes to it past an empty field, and a press leads back', async () => {
  const sent = vi.fn();
  const { user, send, box, errors } = setUp(sent, [
    { name: 'email', label: 'Email', type: 'email', required: true },
  ]);
  await user.click(box('Email'));
  await user.tab();
  await waitFor(() => expect(errors()).toEqual(['Email is required']));
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(send);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(box('Email')));
  await user.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('while it is sending, the button keeps the focus and sends nothing else', async () => {
  const sent = vi.fn(() => new Promise<void>(() => undefined));
  const { user, send, box } = setUp(sent, [{ name: 'name', label: 'Name', type: 'text' }]);
  await user.type(box('Name'), 'Mara');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(send).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(send);
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a hint stays next to the error, and both describe the field', async () => {
  const hint = 'At least 8 characters.';
  const { user, box } = setUp(undefined, [
    { name: 'password', label: 'Password', type: 'password', required: true, hint },
  ]);
  await user.type(box('Password'), 'short');
  await user.tab();
  const describedBy = box('Password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Password must be at least 8 characters',
    hint,
  ]);
});

test('a dialog or another window that takes the focus does not touch the field', async () => {
  const { box, errors } = setUp();
  const gate = document.createElement('dialog');
  gate.tabIndex = -1;
  gate.setAttribute('open', '');
  document.body.append(gate);
  onTestFinished(() => gate.remove());
  act(() => box('Email').focus());
  // When the window loses the focus, the field remains `document.activeElement`.
  fireEvent.blur(box('Email'));
  await settled();
  expect(errors()).toEqual(['', '', '']);
  act(() => gate.focus());
  await settled();
  expect(errors()).toEqual(['', '', '']);
  act(() => box('Email').focus());
  act(() => box('Password').focus());
  await waitFor(() => expect(errors()[0]).toBe('Email is required'));
});

/** Errors are rendered in a later task (see after-press.ts). */
const settled = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

test('sending an untouched form shows every error, sends nothing, and moves to the first', async () => {
  const onSubmit = vi.fn();
  const { user, box, send, errors } = setUp(onSubmit);
  await user.click(send);
  expect(errors()).toEqual(['Email is required', 'Password is required', '']);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box('Email'));
});

test('a field that depends on another is validated again when the other changes', async () => {
  const { user, box, errors } = setUp();
  await user.type(box('Password'), 'velvet-night');
  await user.type(box('Password again'), 'velvet-night');
  await user.tab();
  expect(errors()).toEqual(['', '', '']);
  await user.type(box('Password'), '!');
  expect(errors()).toEqual(['', '', 'Passwords must match']);
});

test('while it is submitting it cannot be submitted again', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, box, send } = setUp(onSubmit);
  await user.type(box('Email'), 'mara@velour.example');
  await user.type(box('Password'), 'velvet-night');
  await user.type(box('Password again'), 'velvet-night{Enter}');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.type(box('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    email: 'mara@velour.example',
    password: 'velvet-night',
    again: 'velvet-night',
  });
  finish();
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull());
});

test('a server error of a field is shown until the field changes', async () => {
  const { user, box, send, errors } = setUp(() => ({ email: 'This address is taken' }));
  await user.type(box('Email'), 'mara@velour.example');
  await user.type(box('Password'), 'velvet-night');
  await user.type(box('Password again'), 'velvet-night');
  await user.click(send);
  await waitFor(() => expect(errors()[0]).toBe('This address is taken'));
  expect(document.activeElement).toBe(box('Email'));
  await user.type(box('Email'), 'x');
  expect(errors()[0]).toBe('');
});

test('every kind of field can be filled in', async () => {
  const onSubmit = vi.fn();
  const { user, box, send } = setUp(onSubmit, [
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'age', label: 'Age', type: 'number' },
    { name: 'story', label: 'Story', type: 'textarea' },
    { name: 'adult', label: 'Adult', type: 'checkbox', required: true },
    { name: 'eyes', label: 'Eyes', type: 'select', options: [{ value: 'b', label: 'Blue' }] },
  ]);
  await user.type(box('Name'), 'Mara');
  await user.type(box('Age'), '27');
  await user.type(box('Story'), 'Closes the bar');
  await user.click(box('Adult'));
  await user.click(await screen.findByRole('combobox', { name: 'Eyes' }));
  await user.click(await screen.findByRole('option', { name: 'Blue' }));
  await user.click(send);
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Mara',
      age: '27',
      story: 'Closes the bar',
      adult: true,
      eyes: 'b',
    }),
  );
});

test('a field can be disabled until another is filled in', async () => {
  const { user, box } = setUp(undefined, [
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'password', label: 'Password', type: 'password', disabled: (v) => v['email'] === '' },
  ]);
  expect(box('Password')).toHaveProperty('disabled', true);
  await user.type(box('Email'), 'm');
  expect(box('Password')).toHaveProperty('disabled', false);
});

test('an error of the form is shown above the button and does not prevent a retry', async () => {
  const onSubmit = vi.fn(() => ({ form: 'Incorrect email or password.' }));
  const { user, box, send } = setUp(onSubmit, fields.slice(0, 2));
  await user.type(box('Email'), 'mara@velour.example');
  await user.type(box('Password'), 'velvet-night');
  await user.click(send);
  expect((await screen.findByText('Incorrect email or password.')).closest('p')?.role).toBe(
    'alert',
  );
  expect(send.getAttribute('aria-disabled')).toBeNull();
  await user.type(box('Password'), '!');
  expect(screen.queryByText('Incorrect email or password.')).toBeNull();
});

test('a password can be shown and hidden', async () => {
  const { user, box } = setUp();
  await user.type(box('Password'), 'velvet-night');
  const eye = screen.getAllByRole('button', { name: 'Show password' })[0];
  if (eye) await user.click(eye);
  expect(box('Password')).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(box('Password')).toHaveProperty('type', 'password');
  expect(box('Password')).toHaveProperty('value', 'velvet-night');
});

test('a password field says when Caps Lock is on', async () => {
  const { user, box } = setUp();
  await user.click(box('Password'));
  await user.keyboard('{CapsLock}V');
  screen.getByText('Caps Lock is on');
  await user.tab();
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

test('pasted text is normalized', async () => {
  const { user, box } = setUp(undefined, [
    { name: 'code', label: 'Code', type: 'text', clean: (text) => text.replace(/\s/g, '') },
  ]);
  await user.click(box('Code'));
  await user.paste('123 456');
  expect(box('Code')).toHaveProperty('value', '123456');
});

describe('a long form', () => {
  const who: FormField[] = [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'nick', label: 'Nickname', type: 'text', disabled: ({ name }) => name === '' },
  ];
  const shown: FormField[] = [
    { name: 'gender', label: 'Category', type: 'select', required: true, options: [] },
  ];

  function LongForm({ onSubmit }: { onSubmit: SubmitForm }) {
    const form = useForm([...who, ...shown], onSubmit, {});
    return (
      <form {...form.element}>
        <FieldsCard title="Who" fields={who} form={form} />
        <FieldsCard title="Shown" fields={shown} form={form} />
        <SaveBar form={form} label="Save" />
      </form>
    );
  }

  function ShortOne() {
    const form = useForm(who, () => ({ name: 'This name is taken' }), {});
    return (
      <form {...form.element}>
        <FieldsCard title="Who" fields={who} form={form} />
        <SaveBar form={form} label="Save" />
      </form>
    );
  }

  function setUpLong(onSubmit: SubmitForm = () => undefined) {
    render(<LongForm onSubmit={onSubmit} />);
    const save = screen.getByRole('button', { name: 'Save' });
    return { user: userEvent.setup(), save, box: (label: string) => screen.getByLabelText(label) };
  }

  test('focuses the first invalid field when it is saved from its footer', async () => {
    const onSubmit = vi.fn();
    const { user, save, box } = setUpLong(onSubmit);
    await user.click(save);
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('lists the invalid fields that disable its button, as links to them', async () => {
    const { user, save, box } = setUpLong();
    await screen.findByRole('combobox', { name: 'Category' });
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(save);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    const list = screen.getByRole('navigation', { name: 'Please fix:' });
    const names = within(list).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Name', 'Category']);
    await user.click(within(list).getByRole('button', { name: 'Category' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category' }));
    await user.type(box('Name'), 'Orla');
    expect(within(list).getAllByRole('button')).toHaveLength(1);
  });

  test('focuses a field that the server refuses', async () => {
    render(<ShortOne />);
    const user = userEvent.setup();
    const name = screen.getByLabelText('Name');
    await user.type(name, 'Orla');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This name is taken');
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  test('can have a field that is disabled until another is filled in', async () => {
    const { user, box } = setUpLong();
    expect(box('Nickname')).toHaveProperty('disabled', true);
    await user.type(box('Name'), 'O');
    expect(box('Nickname')).toHaveProperty('disabled', false);
  });
});

test('the list of fields determines which values are submitted', async () => {
  const sent = vi.fn();
  render(
    <Form
      fields={[
        { name: 'email', label: 'Email', type: 'email' },
        { name: 'consent', label: 'Consent', type: 'checkbox' },
      ]}
      submitLabel="Send"
      onSubmit={(values) => {
        expectTypeOf(values).toEqualTypeOf<{ readonly email: string; readonly consent: boolean }>();
        sent(values.email.length, values.consent);
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(0, false);
});
