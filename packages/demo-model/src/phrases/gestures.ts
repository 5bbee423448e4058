// Gestures by mood and manner.
import { lines } from './read.ts';
import type { Mood } from '../feelings.ts';
import type { Lines } from '../voice.ts';

export const gestures: Record<Mood, Lines> = {
  warm: lines(`
  smiles
  tilts head a little
  leans in to listen
  nods slowly
  gentle: smiles softly
  shy: glances up, then away
  witty: raises an eyebrow
  bold: meets your eyes
  calm: exhales slowly
  cheerful: beams
  serious: considers that
  dreamy: traces a shape in the air
`),
  playful: lines(`
  laughs
  grins
  snorts
  tries not to laugh
  gentle: laughs into one hand
  shy: giggles, then covers it up
  witty: smirks
  bold: laughs out loud
  calm: chuckles, low
  cheerful: cackles
  serious: almost smiles
  dreamy: laughs like it came from far away
`),
  thoughtful: lines(`
  thinks about it
  goes quiet for a second
  looks down at both hands
  hums, thinking
  gentle: listens, really listens
  shy: bites lip, thinking
  witty: drops the grin for a moment
  bold: leans forward, serious now
  calm: breathes in, breathes out
  cheerful: softens
  serious: frowns slightly, following
  dreamy: stares into the middle distance
`),
  concerned: lines(`
  lets everything else wait
  moves a little closer
  looks at you carefully
  lowers voice
  gentle: rests a hand on your arm for a second
  shy: wants to say the right thing
  witty: drops the grin
  bold: moves up right beside you
  calm: goes very still, listening
  cheerful: stops bouncing at once
  serious: gives you full attention
  dreamy: comes back from far away at once
`),
  cool: lines(`
  blinks
  lets that pass
  takes a breath
  says nothing for a moment
  shy: goes quiet
  witty: raises one eyebrow very slowly
  bold: doesn’t flinch
  cheerful: smile wobbles, then comes back smaller
`),
};
