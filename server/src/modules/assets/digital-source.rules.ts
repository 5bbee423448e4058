// The IPTC digital source type in a picture's or clip's metadata: made by a model, an algorithm or a person.
import { BUILT_IN } from '../../providers/image/port.ts';
import type { Provenance, Recipe } from './assets.rules.ts';

export type DigitalSource =
  /** Made by a model that was trained on pictures. */
  | 'trainedAlgorithmicMedia'
  /** Drawn by a program that was not trained. */
  | 'algorithmicMedia'
  /** Of parts, at least one of which is made: for instance a clip of an upload. */
  | 'compositeSynthetic';

interface Origin {
  readonly provenance: Provenance;
  readonly recipe?: Recipe | null | undefined;
}

/** The provider that made it; null for uploads, which nothing here has made. */
export const makerOf = ({ provenance, recipe }: Origin): string | null => {
  const maker = provenance['engine'] ?? recipe?.engine;
  return typeof maker === 'string' ? maker : null;
};

/**
 * By the provider that made it, and of a clip also by the one that made its still (`still_engine`, null for an upload).
 * Undefined for uploads.
 */
export function digitalSourceOf(origin: Origin): DigitalSource | undefined {
  const maker = makerOf(origin);
  const { still_engine: still = maker } = origin.provenance;
  if (maker === null) return undefined;
  if (maker !== BUILT_IN) return 'trainedAlgorithmicMedia';
  if (still === null) return 'compositeSynthetic';
  return still === BUILT_IN ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** As XMP, for pictures and clips alike. Nothing else is in it: it travels with the file. */
export const xmpFor = (source: DigitalSource): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/></rdf:RDF></x:xmpmeta>`;
