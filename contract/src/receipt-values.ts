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
