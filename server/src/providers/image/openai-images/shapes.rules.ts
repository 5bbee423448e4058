// Differences between models behind OpenAI-style APIs: their sizes, and fields that some refuse.
import { workingSize } from '../wording.rules.ts';

interface Shape {
  /** `1024x1536`. */
  readonly size: string;
  /** False for models that always return the picture itself and refuse `response_format`. */
  readonly namesFormat: boolean;
  readonly takesReference: boolean;
}

const families: readonly {
  readonly models: RegExp;
  readonly sizes: readonly (readonly [number, number])[];
  readonly namesFormat: boolean;
  readonly takesReference: boolean;
}[] = [
  {
    models: /^(chatgpt|gpt)-image/,
    sizes: [
      [1024, 1024],
      [1024, 1536],
      [1536, 1024],
    ],
    namesFormat: false,
    takesReference: true,
  },
  {
    models: /^dall-e-3/,
    sizes: [
      [1024, 1024],
      [1024, 1792],
      [1792, 1024],
    ],
    namesFormat: true,
    takesReference: false,
  },
  {
    models: /^dall-e-2/,
    sizes: [[1024, 1024]],
    namesFormat: true,
    takesReference: false,
  },
];

/** For a model with fixed sizes, the size with the nearest shape. */
export function shapeFor(model: string, wanted: { width: number; height: number }): Shape {
  const family = families.find(({ models }) => models.test(model.replace(/^.*\//, '')));
  if (!family) {
    const { width, height } = workingSize(wanted);
    return { size: `${width}x${height}`, namesFormat: true, takesReference: true };
  }
  const distance = ([width, height]: readonly [number, number]) =>
    Math.abs(Math.log((width * wanted.height) / (height * wanted.width)));
  const [nearest = [1024, 1024]] = family.sizes.toSorted((a, b) => distance(a) - distance(b));
  const { namesFormat, takesReference } = family;
  return { size: nearest.join('x'), namesFormat, takesReference };
}
