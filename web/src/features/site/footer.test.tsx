// The footer: contact links, also without an email client.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { siteConfig } from '../../lib/site-config.ts';
import { Footer } from './footer.tsx';

afterEach(() => {
  siteConfig.support_email = '';
});

test('the support address is a link and a text that can be copied', () => {
  siteConfig.support_email = 'help@velour.example';
  render(<Footer />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Contact and support' });
  expect(link.getAttribute('href')).toBe('mailto:help@velour.example');
  screen.getByText('help@velour.example');
});
