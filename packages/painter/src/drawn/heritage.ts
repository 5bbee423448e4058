// Tendencies of drawn faces by region; the seed has more weight.

const PLAIN = {
  cheek: 0,
  high: 0,
  tilt: 0,
  /** Lids without a crease. */
  isMonolid: false,
  bridge: 1,
  nose: 0,
  lips: 0,
};

type Heritage = typeof PLAIN;

const HERITAGES: readonly (readonly [RegExp, Partial<Heritage>])[] = [
  [
    /southeast asian|polynesian|indigenous/,
    { cheek: 3, tilt: 1.5, bridge: 0.4, nose: 2.5, lips: 1.5 },
  ],
  [/east asian/, { cheek: 3, high: -1.5, isMonolid: true, tilt: 2, bridge: 0.3, nose: 0 }],
  [/west african|african american|black/, { cheek: 2, bridge: 0.2, nose: 5.5, lips: 4.5 }],
  [/east african/, { cheek: 3, tilt: 1, bridge: 0.6, nose: 2, lips: 2.5 }],
  [/south asian|middle eastern|persian/, { high: 1, bridge: 1.3, lips: 1, nose: 0.5 }],
  [/mediterranean|latin/, { high: 0.5, bridge: 1.1, lips: 1 }],
  [/mixed/, { cheek: 1, bridge: 0.7, nose: 1.5, lips: 2 }],
  [/nordic|slavic/, { cheek: 1.5, bridge: 0.9, nose: -0.5, lips: -0.5 }],
];

export const heritageOf = (ethnicity: string): Heritage => ({
  ...PLAIN,
  ...HERITAGES.find(([pattern]) => pattern.test(ethnicity.toLowerCase()))?.[1],
});
