// What a site does for people of a region, shared by the page and the server.

/** `open`: as everywhere; `verified`: more than safe content only after an age check; `refused`: not at all. */
export const REGION_RULES = ['open', 'verified', 'refused'] as const;
export type RegionRule = (typeof REGION_RULES)[number];

/** A country (ISO 3166-1), or one of its parts (ISO 3166-2): `US`, `US-TX`. */
export const REGION_CODE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;
export const MOST_REGIONS = 300;
