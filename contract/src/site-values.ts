// Values of a site's record, shared by the page and the server.

export const CONTENT_RATINGS = ['sfw', 'suggestive', 'explicit'] as const;

/** The origin of a page that may call the site's API, as browsers send it: `https://app.example.com`. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
export const MAX_ORIGINS = 20;

/** Real people who may not be characters, in addition to the built-in list. */
export const MAX_REAL_PERSONS = 500;
export const LONGEST_NAME = 80;

/** The name of a query parameter in an affiliate's link: `click_id`. */
export const AFFILIATE_PARAMETER = /^[\w.-]{1,40}$/;
export const MAX_AFFILIATE_PARAMETERS = 12;
