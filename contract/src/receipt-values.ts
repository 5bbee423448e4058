// Values of receipts that the page imports, too.

/** The parts of a reply's prompt. */
export const RECEIPT_PARTS = [
  'character',
  'persona',
  'lore',
  'memory',
  'rules',
  'messages',
] as const;
export type ReceiptPart = (typeof RECEIPT_PARTS)[number];

/** The sections of a character's card and of the user that may be cut or left out of a prompt. */
export const CARD_SECTIONS = [
  'persona',
  'description',
  'personality',
  'scenario',
  'system_notes',
  'closing_notes',
  'example_dialogue',
] as const;
export type CardSection = (typeof CARD_SECTIONS)[number];
