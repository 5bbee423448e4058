// Every error code with its HTTP status and its words. Literal texts of the product stand here and nowhere else.

export const errors = {
  'request.invalid': { status: 422, title: 'Some of what was sent is not valid.' },
  'request.malformed': { status: 400, title: 'The request could not be read.' },
  'request.too_large': { status: 413, title: 'That is more than this call takes.' },
  'request.unsupported_media_type': { status: 415, title: 'This call takes JSON.' },
  'request.not_found': { status: 404, title: 'There is nothing at this address.' },
  'request.method_not_allowed': { status: 405, title: 'This address does not take this method.' },
  'request.key_reused': {
    status: 409,
    title: 'This Idempotency-Key was used for a different request.',
  },
  'request.key_invalid': { status: 400, title: 'An Idempotency-Key must be a UUID.' },
  'request.rate_limited': { status: 429, title: 'Too many requests. Please wait a moment.' },
  'site.host_required': { status: 400, title: 'The host query parameter is required.' },
  'site.unknown_host': { status: 404, title: 'No site has this host code.' },
  'identity.required': { status: 401, title: 'Please sign in to do this.' },
  'identity.token_invalid': { status: 401, title: 'Your sign-in is no longer valid.' },
  'identity.forbidden': { status: 403, title: 'You may not do this.' },
  'identity.wrong_credentials': { status: 400, title: 'Incorrect email or password.' },
  'identity.user_unknown': { status: 400, title: 'User does not exist.' },
  'identity.not_confirmed': {
    status: 400,
    title: 'Your account is not verified. Please check your email for the verification code.',
  },
  'identity.email_taken': {
    status: 409,
    title: 'An account with this email already exists.',
  },
  'identity.password_refused': {
    status: 422,
    title: 'Password does not meet the requirements.',
  },
  'identity.parameters_invalid': { status: 422, title: 'Invalid registration parameters.' },
  'identity.code_wrong': { status: 400, title: 'That code is not right. Please check it.' },
  'identity.code_expired': {
    status: 400,
    title: 'That code can no longer be used. Please ask for a new one.',
  },
  'identity.already_confirmed': { status: 409, title: 'This account is confirmed already.' },
  'identity.sign_in_ended': { status: 401, title: 'Your sign-in has ended. Please sign in again.' },
  'identity.google_failed': { status: 400, title: 'Google authentication failed.' },
  'identity.link_used': {
    status: 400,
    title: 'This sign-in link was used already or is too old.',
  },
  'identity.name_withheld': {
    status: 409,
    title: 'This name was removed after a report. Please choose another.',
  },
  'identity.banned': { status: 403, title: 'This account is closed.' },
  'identity.password_needed': {
    status: 403,
    title: 'Please enter your password again to go on.',
  },
  'identity.sign_in_stale': {
    status: 403,
    title: 'Please sign in anew to do this, the way you came. It counts for half an hour.',
  },
  'identity.unavailable': {
    status: 503,
    title: 'Signing in is not possible right now. Please try again in a moment.',
  },
  'member.not_found': { status: 404, title: 'There is no such member.' },
  'member.is_self': { status: 409, title: 'Your own account cannot be closed here.' },
  'member.banned': { status: 409, title: 'This account is closed already.' },
  'member.not_banned': { status: 409, title: 'This account is open already.' },
  'device.not_found': { status: 404, title: 'This device is not signed in.' },
  'client.key_invalid': { status: 401, title: 'A valid x-api-key is required.' },
  'client.bot_secret_invalid': { status: 401, title: 'The secret of a bot is required.' },
  'safety.age_gate_required': { status: 403, title: 'Please confirm that you are 18 or older.' },
  'identity.name_changed': {
    status: 409,
    title: 'This name does not wait any more. Please look at the queue again.',
  },
  'safety.blocked': { status: 422, title: 'This cannot be sent here.' },
  'character.not_found': { status: 404, title: 'This character does not exist.' },
  'character.not_public': { status: 403, title: 'Character is not public anymore' },
  'creator.not_found': { status: 404, title: 'This creator has no public characters.' },
  'character.held': {
    status: 409,
    title: 'This character was taken down and cannot be made public. Your mail tells why.',
  },
  'character.premium_only': { status: 403, title: 'This character is for premium members.' },
  'character.changed_elsewhere': {
    status: 409,
    title: 'This character was changed in another window. Please look at it again.',
  },
  'character.too_many': {
    status: 409,
    title: 'You have as many characters as one account can hold. Delete one to add another.',
  },
  'card.unknown_format': { status: 422, title: 'This file is no character card that we know.' },
  'card.missing': { status: 422, title: 'There is no character in this file.' },
  'card.damaged': { status: 422, title: 'This file is damaged and cannot be read.' },
  'card.ambiguous': { status: 422, title: 'This file holds two different cards.' },
  'card.too_large': { status: 422, title: 'This card is larger than we can take.' },
  'card.unsafe': {
    status: 422,
    title: 'This file is built in a way that we do not open.',
  },
  'report.not_found': { status: 404, title: 'There is no report of this number.' },
  'report.subject_not_found': {
    status: 404,
    title: 'What you want to report is not there any more.',
  },
  'report.decided': {
    status: 409,
    title: 'Somebody else has decided this report. Please look at it again.',
  },
  'report.no_contact': { status: 409, title: 'There is no mail address to ask at.' },
  'report.not_asked': { status: 409, title: 'Nothing was asked about this report.' },
  'tag.changed_elsewhere': {
    status: 409,
    title: 'The order was changed in another window. Please look at it again.',
  },
  'dome.not_found': { status: 404, title: 'This shelf does not exist.' },
  'dome.changed_elsewhere': {
    status: 409,
    title: 'The shelves were changed in another window. Please look at them again.',
  },
  'dome.slug_taken': { status: 409, title: 'Another shelf has this address already.' },
  'dome.too_many': { status: 409, title: 'There is no room for another shelf.' },
  'undo.not_found': { status: 404, title: 'This can no longer be taken back.' },
  'undo.done': { status: 409, title: 'This is taken back already.' },
  'undo.changed_elsewhere': {
    status: 409,
    title: 'Somebody has changed this meanwhile. It stays as it is now.',
  },
  'picture.unavailable': {
    status: 503,
    title: 'This picture cannot be shown right now. Please try again in a moment.',
  },
  'chat.not_found': { status: 404, title: 'This chat does not exist.' },
  'chat.message_not_found': { status: 404, title: 'This message does not exist.' },
  'chat.busy': {
    status: 409,
    title: 'A reply is still being written. Stop it or wait for its end.',
  },
  'chat.nothing_to_regenerate': { status: 409, title: 'Only the last reply can be written again.' },
  'chat.nothing_to_continue': { status: 409, title: 'Only the last reply can go on.' },
  'chat.message_removed': { status: 409, title: 'This message was removed after a report.' },
  'chat.variant_not_found': { status: 404, title: 'This variant does not exist.' },
  'chat.changed_elsewhere': {
    status: 409,
    title: 'This chat has changed in another window. Please try again.',
  },
  'chat.too_fast': {
    status: 429,
    title: 'That was quick. Please wait a moment before the next message.',
  },
  'chat.no_messages_left': {
    status: 402,
    title: "You have used today's free messages. There will be new ones at midnight UTC.",
  },
  'chat.fair_use_reached': {
    status: 429,
    title: 'That is all that fair use allows in a day. It goes on at midnight UTC.',
  },
  'budget.reached': {
    status: 503,
    title: 'This site has made as much as it can in one day. It goes on at midnight UTC.',
  },
  'budget.person_reached': {
    status: 429,
    title: 'That is as much as one account can have made in a day. It goes on at midnight UTC.',
  },
  'llm.busy': { status: 503, title: 'The model is busy. Nothing was lost; please try again.' },
  'llm.refused': { status: 422, title: 'The model declined to answer this.' },
  'llm.unavailable': {
    status: 503,
    title: 'The model cannot be reached. Nothing was lost; please try again.',
  },
  'llm.broken': {
    status: 502,
    title: 'The model gave an answer that could not be read. Please try again.',
  },
  'llm.interrupted': {
    status: 503,
    title: 'The reply was interrupted. What was written is kept; please try again.',
  },
  'wallet.insufficient_tokens': { status: 402, title: 'You do not have enough tokens for this.' },
  'wallet.in_debt': {
    status: 402,
    title: 'A payment of yours went back. Please settle what was spent of it first.',
  },
  'wallet.coupon_claimed': { status: 409, title: 'You have claimed this coupon already.' },
  'store.item_not_found': { status: 404, title: 'This is not sold here.' },
  'store.already_unlocked': { status: 409, title: 'This picture is yours already.' },
  'picture.not_found': { status: 404, title: 'This picture does not exist.' },
  'wallet.coupon_over': { status: 409, title: 'This coupon is not given out any more.' },
  'wallet.coupon_had': {
    status: 409,
    title: 'A card of yours has had this coupon on another account.',
  },
  'wallet.reward_claimed': { status: 409, title: "Today's reward is yours already." },
  'wallet.member_not_found': { status: 404, title: 'This site has no such member.' },
  'prices.name_taken': { status: 409, title: 'Something on this list has that name already.' },
  'prices.offer_taken': {
    status: 409,
    title: 'Another plan carries the special offer. Take it away there first.',
  },
  'wallet.adjustment_not_found': {
    status: 404,
    title: 'This adjustment does not wait for anybody any more.',
  },
  'wallet.second_person': {
    status: 403,
    title: 'Another admin has to agree to an adjustment of this size.',
  },
  'job.not_found': { status: 404, title: 'There is no such job.' },
  'job.too_many': {
    status: 429,
    title: 'You have as many jobs waiting as one account can. Wait until one of them is done.',
  },
  'job.ended': { status: 409, title: 'This has ended already.' },
  'job.not_ended': { status: 409, title: 'This is still under way.' },
  'job.not_retryable': { status: 409, title: 'Trying this again would come to the same end.' },
  'job.cancelled': { status: 409, title: 'This was cancelled. Nothing was charged.' },
  'job.timed_out': { status: 504, title: 'This took too long. Nothing was charged.' },
  'job.crashed': { status: 503, title: 'This broke off several times. Nothing was charged.' },
  'job.failed': { status: 500, title: 'This did not work. Nothing was charged.' },
  'image.busy': { status: 503, title: 'The painter is busy. Nothing was charged.' },
  'image.refused': { status: 422, title: 'The painter declined this. Nothing was charged.' },
  'image.unavailable': {
    status: 503,
    title: 'The painter cannot be reached. Nothing was charged.',
  },
  'image.broken': {
    status: 502,
    title: 'The painter gave something that is no picture. Nothing was charged.',
  },
  'creation.option_unknown': { status: 422, title: 'This is not on offer.' },
  'mail.address_missing': {
    status: 409,
    title: 'Your account has no mail address yet.',
  },
  'payments.package_not_found': { status: 404, title: 'This package is not on sale.' },
  'payments.plan_not_found': { status: 404, title: 'This plan is not on sale.' },
  'payments.price_differs': {
    status: 409,
    title: 'The price has changed. Please look at it again.',
  },
  'payments.offer_over': { status: 409, title: 'This offer is over.' },
  'payments.already_subscribed': { status: 409, title: 'You have a plan already.' },
  'payments.same_plan': { status: 409, title: 'You have this plan already.' },
  'payments.plan_changing': {
    status: 409,
    title: 'Your plan is being changed right now. Please try again in a moment.',
  },
  'payments.bill_open': {
    status: 409,
    title: 'Your last bill is not paid yet. Please check your card first.',
  },
  'payments.nothing_bought': { status: 404, title: 'There is no plan or payment of yours yet.' },
  'payments.customer_differs': { status: 403, title: 'That is not your customer number.' },
  'payments.address_refused': { status: 422, title: 'That address is not one of this site.' },
  'payments.not_found': { status: 404, title: 'There is no such payment of yours.' },
  'payments.refused': { status: 422, title: 'The payment provider does not take this.' },
  'payments.unavailable': {
    status: 503,
    title: 'Payments are not possible right now. Nothing was charged; please try again.',
  },
  'payments.message_refused': { status: 400, title: 'This message is not from the provider.' },
  'server.overloaded': {
    status: 503,
    title: 'We are very busy right now. Please try again in a moment.',
  },
  'server.database_unavailable': {
    status: 503,
    title: 'The database cannot be reached right now. Nothing was lost.',
  },
  'server.failed': { status: 500, title: 'Something went wrong on our side. Nothing was lost.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errors;

/** RFC 9457 problem details, as every failing call answers. */
export interface Problem {
  type: string;
  code: ErrorCode;
  title: string;
  status: number;
  detail?: string;
  request_id: string;
  errors?: FieldError[];
}

export interface FieldError {
  field: string;
  message: string;
}
