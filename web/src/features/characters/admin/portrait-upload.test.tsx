// Uploading the portrait of an official character.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuse } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { PortraitUpload } from './portrait-upload.tsx';

test('a file that is no picture is refused in words', async () => {
  openScreen(<PortraitUpload id="ada" />, '/admin/characters', {
    'curation.setPortrait': () => refuse('request.invalid'),
  });
  const input = await screen.findByLabelText('Upload portrait', { selector: 'input' });
  await userEvent.upload(input, new File(['bytes'], 'notes.png', { type: 'image/png' }));
  const sentence = 'We can’t read this picture. Use a JPEG, PNG, or WebP file.';
  await waitFor(() => expect(toasts.read().map(({ message }) => message)).toEqual([sentence]));
});
