// An example picture as a data URL, so that no server is needed: dusk over water.
const drawing = (sky: string, sun: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${sky}"/><circle cx="200" cy="210" r="46" fill="${sun}"/><path d="M0 240h300v160H0z" fill="#2a2140"/></svg>`,
  )}`;

export const portrait = drawing('#7c5a86', '#f3c98b');
export const otherPortrait = drawing('#4a3a5c', '#e88a8f');
/** An address that never returns a picture. */
export const missing = 'data:image/png;base64,none';
