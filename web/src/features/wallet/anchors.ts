// Places on the page of tokens that other parts of it lead to.

export const COUPONS = 'coupons';
export const DAILY_REWARD = 'daily-reward';
