// Every error code with its HTTP status and text.
import { accountErrors } from './account-errors.ts';
import { jobErrors } from './job-errors.ts';

export const errors = {
  ...accountErrors,
  ...jobErrors,
  'request.invalid': { status: 422, title: 'Some values aren’t valid. Please check them.' },
  'request.malformed': { status: 400, title: 'We couldn’t read the request.' },
  'request.timed_out': { status: 408, title: 'The request took too long to arrive.' },
  'request.too_large': { status: 413, title: 'The request is too large.' },
  'request.headers_too_large': { status: 431, title: 'The request’s headers are too large.' },
  'request.unsupported_media_type': {
    status: 415,
    title: 'This call doesn’t accept this content type.',
  },
  'request.not_found': { status: 404, title: 'There’s nothing at this address.' },
  'request.method_not_allowed': { status: 405, title: 'This address doesn’t support this method.' },
  'request.key_reused': {
    status: 409,
    title: 'This Idempotency-Key was already used for a different request.',
  },
  'request.key_invalid': { status: 400, title: 'The Idempotency-Key must be a UUID.' },
  'request.rate_limited': { status: 429, title: 'Too many requests.' },
  'site.host_required': { status: 400, title: 'The host query parameter is required.' },
  'site.unknown_host': { status: 404, title: 'No site has this host code.' },
  /** `detail` names the feature. */
  'site.feature_off': { status: 403, title: 'This feature is paused right now. Try again later.' },
  'site.region_refused': {
    status: 451,
    title: 'This site isn’t available where you are.',
  },
  'client.key_invalid': { status: 401, title: 'A valid x-api-key is required.' },
  'client.bot_secret_invalid': { status: 401, title: 'A valid x-bot-secret is required.' },
  'safety.age_gate_required': { status: 403, title: 'Please confirm that you’re 18 or older.' },
  'safety.age_check_missing': { status: 409, title: 'This site doesn’t offer an age check yet.' },
  'safety.age_check_failed': {
    status: 422,
    title: 'The age check didn’t complete. Please start it again.',
  },
  'safety.age_check_unavailable': {
    status: 503,
    title: 'We can’t reach the age check right now. Please try again later.',
  },
  'safety.age_check_required': {
    status: 403,
    title: 'Please verify your age first. You can do that in your profile.',
  },
  'safety.blocked': {
    status: 422,
    title: 'This text breaks the site’s rules, so it wasn’t accepted.',
  },
  'announcement.not_found': { status: 404, title: 'This announcement doesn’t exist anymore.' },
  'announcement.over': { status: 422, title: 'The end has to be in the future.' },
  'announcement.too_many': {
    status: 409,
    title: 'You’ve reached the limit for announcements. End one first.',
  },
  'character.not_found': { status: 404, title: 'This character doesn’t exist.' },
  'character.deleted': { status: 410, title: 'This character was deleted.' },
  'character.not_public': { status: 403, title: 'Character is not public anymore' },
  'creator.not_found': { status: 404, title: 'This creator has no public characters.' },
  'character.held': {
    status: 409,
    title: 'This character was taken down and can’t be made public. We emailed you the reason.',
  },
  'character.not_appealable': {
    status: 409,
    title: 'There’s no decision to appeal here, or you already appealed it.',
  },
  'character.premium_only': { status: 403, title: 'This character is for premium members.' },
  'character.changed_elsewhere': {
    status: 409,
    title: 'This character was changed in another window. Please check it again.',
  },
  'character.too_many': {
    status: 409,
    title: 'You’ve reached the character limit for one account. Delete one to add another.',
  },
  'card.unknown_format': { status: 422, title: 'This isn’t a character card we recognize.' },
  'card.missing': { status: 422, title: 'This file doesn’t contain a character.' },
  'card.damaged': { status: 422, title: 'This file is damaged and can’t be read.' },
  'card.ambiguous': { status: 422, title: 'This file contains two cards. Import one at a time.' },
  'card.too_large': { status: 422, title: 'This card is too large to import.' },
  'card.unsafe': { status: 422, title: 'We can’t open this file safely.' },
  'report.not_found': { status: 404, title: 'There’s no report with this number.' },
  'report.subject_not_found': { status: 404, title: 'What you want to report no longer exists.' },
  'report.decided': {
    status: 409,
    title: 'Another admin has already decided this report. Please reload it.',
  },
  'report.no_contact': {
    status: 409,
    title: 'The reporter didn’t leave an email, so you can’t ask a question.',
  },
  'report.not_asked': { status: 409, title: 'We haven’t asked a question about this report.' },
  'curation.list_changed': {
    status: 409,
    title: 'The list has changed since you opened it. Please check the number again.',
  },
  'curation.too_many': {
    status: 422,
    title: 'Too many characters match. Narrow the filters to 1,000 or fewer.',
  },
  'tag.changed_elsewhere': {
    status: 409,
    title: 'The order was changed in another window. Please check it again.',
  },
  'dome.not_found': { status: 404, title: 'This dome doesn’t exist.' },
  'dome.changed_elsewhere': {
    status: 409,
    title: 'The domes were changed in another window. Please check them again.',
  },
  'dome.slug_taken': { status: 409, title: 'Another dome already uses this address.' },
  'dome.too_many': { status: 409, title: 'You’ve reached the limit for domes.' },
  'undo.not_found': { status: 404, title: 'This can no longer be undone.' },
  'undo.done': { status: 409, title: 'This was already undone.' },
  'undo.changed_elsewhere': {
    status: 409,
    title: 'This has changed since then, so we left it as it is.',
  },
  'picture.unavailable': {
    status: 503,
    title: 'This picture can’t be shown right now. Please try again in a moment.',
  },
  'chat.not_found': { status: 404, title: 'This chat doesn’t exist.' },
  'chat.message_not_found': { status: 404, title: 'This message doesn’t exist.' },
  'chat.busy': {
    status: 409,
    title: 'A reply is still being written. Stop it or wait for it to finish.',
  },
  'chat.nothing_to_regenerate': { status: 409, title: 'Only the last reply can be regenerated.' },
  'chat.nothing_to_continue': { status: 409, title: 'Only the last reply can be continued.' },
  'chat.message_removed': { status: 409, title: 'This message was removed after a report.' },
  'chat.variant_not_found': { status: 404, title: 'This version of the message doesn’t exist.' },
  'chat.variant_changed': {
    status: 409,
    title:
      'Another window switched this message to another version. Copy your text before you cancel.',
  },
  'chat.message_changed': {
    status: 409,
    title: 'Another window changed this message. Copy your text before you cancel.',
  },
  'chat.changed_elsewhere': {
    status: 409,
    title: 'This chat was changed in another window. Please try again.',
  },
  'chat.too_fast': { status: 429, title: 'You’re sending messages too fast.' },
  'chat.no_messages_left': {
    status: 402,
    title: 'You’ve used today’s free messages. You’ll get more at midnight UTC.',
  },
  'chat.fair_use_reached': {
    status: 429,
    title: 'You’ve reached the daily fair-use limit. It resets at midnight UTC.',
  },
  'budget.reached': {
    status: 503,
    title: 'This site has reached its daily limit. It resets at midnight UTC.',
  },
  'budget.person_reached': {
    status: 429,
    title: 'You’ve reached your daily limit. It resets at midnight UTC.',
  },
  'llm.busy': { status: 503, title: 'The model is busy. Nothing was lost. Please try again.' },
  'llm.refused': { status: 422, title: 'The model declined to answer this. Try other words.' },
  'llm.unavailable': {
    status: 503,
    title: 'The model can’t be reached. Nothing was lost. Please try again.',
  },
  'llm.broken': { status: 502, title: 'The model ran into an error. Please try again.' },
  'llm.empty': { status: 502, title: 'The model’s reply was empty. Please try again.' },
  'llm.interrupted': {
    status: 503,
    title: 'The reply was interrupted. What’s written so far is saved. Please try again.',
  },
  'wallet.insufficient_tokens': { status: 402, title: 'You don’t have enough tokens for this.' },
  'wallet.in_debt': {
    status: 402,
    title: 'You owe tokens from a refunded payment. Your next purchase covers these first.',
  },
  'wallet.coupon_claimed': { status: 409, title: 'You’ve already claimed this coupon.' },
  'store.item_not_found': { status: 404, title: 'This item isn’t for sale.' },
  'store.already_unlocked': { status: 409, title: 'You’ve already unlocked this picture.' },
  'store.not_locked': {
    status: 409,
    title: 'This picture isn’t locked. You haven’t been charged.',
  },
  'persona.not_found': { status: 404, title: 'This persona doesn’t exist anymore.' },
  'persona.changed_elsewhere': { status: 409, title: 'Another window changed this persona.' },
  'persona.too_many': {
    status: 409,
    title: 'You’ve reached the persona limit. Delete one to add another.',
  },
  'chat_file.unknown': {
    status: 422,
    title: 'This isn’t a chat we recognize. We can read Velour’s JSON and SillyTavern’s JSONL.',
  },
  'chat_file.damaged': { status: 422, title: 'This file can’t be read.' },
  'chat_file.too_large': { status: 422, title: 'This chat is too large to import.' },
  'chat.no_receipt': { status: 404, title: 'We don’t know what went into this message.' },
  'memory.fact_not_found': { status: 404, title: 'This memory doesn’t exist anymore.' },
  'memory.fact_changed': { status: 409, title: 'Another window changed this memory.' },
  'memory.full': {
    status: 409,
    title: 'This character’s memory is full. Delete a memory to add another.',
  },
  'notification.not_found': { status: 404, title: 'This push subscription no longer exists.' },
  'feedback.not_found': { status: 404, title: 'This feedback was already answered or closed.' },
  'feedback.no_address': {
    status: 409,
    title: 'This person didn’t leave an email, so you can’t answer.',
  },
  'picture.not_found': { status: 404, title: 'This picture doesn’t exist.' },
  'picture.too_large': { status: 422, title: 'Too many pixels. Use 3,000 × 3,000 or fewer.' },
  'wallet.coupon_over': { status: 409, title: 'This coupon is no longer available.' },
  'wallet.coupon_had': {
    status: 409,
    title: 'Your card already used this coupon on another account.',
  },
  'wallet.reward_claimed': { status: 409, title: 'You’ve already claimed today’s reward.' },
  'wallet.member_not_found': { status: 404, title: 'This member doesn’t exist on this site.' },
  'prices.name_taken': { status: 409, title: 'That name is already taken. Please choose another.' },
  'prices.offer_taken': {
    status: 409,
    title: 'Another plan already has the special offer. Remove it there first.',
  },
  'wallet.adjustment_not_found': {
    status: 404,
    title: 'This adjustment is no longer waiting for approval.',
  },
  'wallet.second_person': {
    status: 403,
    title: 'Another admin has to approve an adjustment of this size.',
  },
  'creation.option_unknown': { status: 422, title: 'One of your choices isn’t available.' },
  'mail.address_missing': { status: 409, title: 'Your account has no email yet.' },
  'payments.package_not_found': { status: 404, title: 'This package isn’t for sale.' },
  'payments.plan_not_found': { status: 404, title: 'This plan isn’t for sale.' },
  'payments.price_differs': { status: 409, title: 'The price has changed. Please check it again.' },
  'payments.offer_over': { status: 409, title: 'This offer has ended.' },
  'payments.already_subscribed': { status: 409, title: 'You already have a plan.' },
  'payments.checkout_pending': { status: 409, title: 'Your bank is still confirming payment.' },
  'payments.same_plan': { status: 409, title: 'You’re already on this plan.' },
  'payments.plan_changing': { status: 409, title: 'Your plan is changing. Please try again soon.' },
  'payments.bill_open': {
    status: 409,
    title: 'Your last payment didn’t go through. Please check your card first.',
  },
  'payments.change_unsupported': {
    status: 409,
    title:
      'Your payment provider can’t resume or switch this plan. It runs until the end of its paid period. After that, you can choose a plan again.',
  },
  'payments.nothing_bought': { status: 404, title: 'You don’t have a plan or a payment yet.' },
  'payments.customer_differs': { status: 403, title: 'That isn’t your customer ID.' },
  'payments.address_refused': { status: 422, title: 'That address doesn’t belong to this site.' },
  'payments.not_found': { status: 404, title: 'We can’t find this payment.' },
  'payments.refused': { status: 422, title: 'The payment provider declined this.' },
  'payments.unavailable': {
    status: 503,
    title: 'Payments aren’t available right now. You haven’t been charged. Please try again.',
  },
  'conversion.not_retryable': {
    status: 409,
    title: 'This report was already sent, or can’t be sent anymore.',
  },
  'payments.message_refused': {
    status: 400,
    title: 'This message isn’t from the payment provider.',
  },
  'server.overloaded': {
    status: 503,
    title: 'We’re very busy right now. Please try again in a moment.',
  },
  'server.database_unavailable': {
    status: 503,
    title: 'We can’t reach the database right now. Nothing was lost.',
  },
  'server.disk_full': {
    status: 503,
    title: 'We can’t save anything right now. Nothing was lost. Please try again in a moment.',
  },
  'server.failed': { status: 500, title: 'Something went wrong on our end. Nothing was lost.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errors;

/** RFC 9457 problem details, the body of every failed call. */
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
