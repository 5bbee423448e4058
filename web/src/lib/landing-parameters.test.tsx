// Affiliate link parameters: only those of the site, stored once, for this tab.
import { beforeEach, expect, test } from 'vitest';
import {
  keepLandingParameters,
  parametersIn,
  takeLandingParameters,
} from './landing-parameters.ts';

beforeEach(() => window.sessionStorage.clear());

test('only named, short and non-empty parameters are read', () => {
  const search = `?click_id=x-9&email=ann%40example.com&ref=&sub_id=${'y'.repeat(201)}`;
  expect(parametersIn(search, ['click_id', 'ref', 'sub_id'])).toEqual({ click_id: 'x-9' });
  expect(parametersIn(search, [])).toEqual({});
});

test('they are taken once; a later link replaces an earlier one, and an address without any does not', () => {
  keepLandingParameters('?click_id=1', ['click_id']);
  keepLandingParameters('?click_id=2', ['click_id']);
  keepLandingParameters('?tab=new', ['click_id']);
  expect(window.localStorage.length).toBe(0);
  expect(takeLandingParameters()).toEqual({ click_id: '2' });
  expect(takeLandingParameters()).toBeUndefined();
});
