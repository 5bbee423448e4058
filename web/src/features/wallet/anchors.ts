// Anchors on the tokens page that other screens link to.

export const COUPONS = 'coupons';
export const DAILY_REWARD = 'daily-reward';
