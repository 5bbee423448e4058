// One painted person in several places, alike in pose and size as the pictures of a site are.
import { createPainter } from '../src/providers/image/painter.ts';
import { aRequest } from '../src/providers/image/port.suite.ts';

const PLACES = ['library', 'beach', 'kitchen', 'garden', 'rooftop', 'cafe', 'bedroom', 'studio'];

export async function paintPlaces(): Promise<Buffer[]> {
  const painter = createPainter();
  const { identity, scene, ...request } = aRequest();
  const painted: Buffer[] = [];
  try {
    for (const [seed, place] of PLACES.entries()) {
      const shown = { identity: { ...identity, seed }, scene: { ...scene, place, seed } };
      const picture = await painter.paint({ ...request, ...shown, width: 384, height: 512 });
      painted.push(picture.bytes);
    }
    return painted;
  } finally {
    await painter.close();
  }
}
