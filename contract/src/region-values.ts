// Region rules of a site, shared by the page and the server.

/**
 * `open`: no restriction; `verified`: only safe content without an age check; `refused`: no access.
 */
export const REGION_RULES = ['open', 'verified', 'refused'] as const;
export type RegionRule = (typeof REGION_RULES)[number];

/** A country (ISO 3166-1) or a subdivision (ISO 3166-2): `US`, `US-TX`. */
export const REGION_CODE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;
export const MAX_REGIONS = 300;
