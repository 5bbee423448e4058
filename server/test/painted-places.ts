// A person painted in several places, in the same pose and size as a site's pictures.
import { createPainter } from '../src/providers/image/painter.ts';
import { aRequest } from './suites/image-suite.ts';

const PLACES = ['library', 'beach', 'kitchen', 'garden', 'rooftop', 'cafe', 'bedroom', 'studio'];

export async function paintPlaces(
  { width, height } = { width: 384, height: 512 },
  count = PLACES.length,
): Promise<Buffer[]> {
  const painter = createPainter();
  const { identity, scene, ...request } = aRequest();
  const painted: Buffer[] = [];
  try {
    for (let seed = 0; seed < count; seed += 1) {
      const place = PLACES[seed % PLACES.length] ?? '';
      const shown = { identity: { ...identity, seed }, scene: { ...scene, place, seed } };
      const picture = await painter.paint({ ...request, ...shown, width, height });
      painted.push(picture.bytes);
    }
    return painted;
  } finally {
    await painter.close();
  }
}
