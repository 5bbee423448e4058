// Earlier paths of calls, and paths that only look like them.
import { expect, test } from 'vitest';
import { currentUrl } from './moved-paths.ts';

const id = '01a2053e-d614-7058-aabb-1d3fd2129016';

test.each([
  [`/characters/${id}/appeal?host=pd`, `/characters/private-access/${id}/appeal?host=pd`],
  [`/characters/${id}/card?host=pd`, `/characters/private-access/${id}/card?host=pd`],
  [`/characters/${id}/versions`, `/characters/private-access/${id}/versions`],
  [`/characters/${id}/versions/2/restore`, `/characters/private-access/${id}/versions/2/restore`],
  [`/characters/${id}/portrait/`, `/characters/private-access/${id}/portrait/`],
  [`/characters/${id}/like?host=pd`, `/likes/${id}?host=pd`],
  [`/characters/drafts/${id}?host=pd`, `/character-drafts/${id}?host=pd`],
])('%s is %s', (before, after) => {
  expect(currentUrl(`/api${before}`)).toBe(`/api${after}`);
});

test.each([
  `/api/characters/${id}?host=pd`,
  `/api/characters/${id}/likes`,
  `/api/characters/status/${id}`,
  `/api/characters/private-access/${id}/versions`,
  `/else/characters/${id}/like`,
])('%s stays', (url) => {
  expect(currentUrl(url)).toBe(url);
});
