// Reads the XMP packet of an MP4 file, as programs that look for it do.
import { boxesOf } from '../src/boxes.ts';

/** The UUID of the XMP box, as the XMP specification names it. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

export function xmpOf(file: Buffer): string | undefined {
  const found = boxesOf(file).find(
    ({ type, content }) =>
      type === 'uuid' && file.subarray(content, content + XMP.length).equals(XMP),
  );
  return found && file.toString('utf8', found.content + XMP.length, found.end);
}
