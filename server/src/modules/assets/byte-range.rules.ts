// The byte range that a request asks for.

export interface ByteRange {
  /** The first and the last byte. */
  readonly from: number;
  readonly to: number;
}

/** `whole`: all of it, also where several ranges are asked for, which no player does; `outside`: none that there is. */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const from = Math.max(0, bytes - Number(last));
    return from < bytes ? { from, to: bytes - 1 } : 'outside';
  }
  const [from, to] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  // A range that ends before it begins is no range at all.
  if (last !== '' && Number(last) < from) return 'whole';
  return from < bytes ? { from, to } : 'outside';
}
