// Valid addresses of the popup: those of providers and of the demo page, and no scripts.
import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

const own = 'http://rose.example';

test.each([
  'https://accounts.google.com/o/oauth2/v2/auth?client_id=1',
  '/api/auth/google/demo?request=x',
  'http://127.0.0.1:4000/authorize',
  'http://[::1]/authorize',
])('%s is a page', (url) => expect(isWebAddress(url, own)).toBe(true));

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)//https://accounts.google.com',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://rose.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'http://elsewhere.example/',
  '//elsewhere.example/',
  'http://',
])('%j is none', (url) => expect(isWebAddress(url, own)).toBe(false));
