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
  settles in
  looks up
  gentle: smiles softly
  gentle: rests chin on one hand
  shy: glances up, then away
  shy: fidgets with a sleeve
  witty: raises an eyebrow
  witty: grins
  bold: meets your eyes
  bold: comes straight up to you
  calm: exhales slowly
  calm: folds both hands
  cheerful: beams
  cheerful: bounces a little
  serious: considers that
  serious: stops what was going on
  dreamy: traces a shape in the air
  dreamy: looks somewhere past you
`),
  playful: lines(`
  laughs
  grins
  snorts
  tries not to laugh
  wiggles both eyebrows
  points at you
  gentle: laughs into one hand
  gentle: shakes head, smiling
  shy: giggles, then covers it up
  shy: goes a little pink
  witty: smirks
  witty: slow clap
  bold: laughs out loud
  bold: claps you on the shoulder
  calm: chuckles, low
  calm: lets one corner of the mouth give in
  cheerful: cackles
  cheerful: spins once on the spot
  serious: almost smiles
  serious: fails to keep a straight face
  dreamy: laughs like it came from far away
  dreamy: draws a small star in the air
`),
  thoughtful: lines(`
  thinks about it
  goes quiet for a second
  looks down at both hands
  hums, thinking
  turns that over
  gentle: listens, really listens
  gentle: slows down to your pace
  shy: bites lip, thinking
  shy: starts to say something, starts again
  witty: drops the grin for a moment
  witty: puts the jokes away
  bold: leans forward, serious now
  bold: nods, jaw set
  calm: breathes in, breathes out
  calm: waits for the right word
  cheerful: softens
  cheerful: sits still for once
  serious: frowns slightly, following
  serious: weighs it
  dreamy: stares into the middle distance
  dreamy: lets the thought land
`),
  concerned: lines(`
  lets everything else wait
  moves a little closer
  looks at you carefully
  lowers voice
  stays close
  gentle: rests a hand on your arm for a second
  gentle: makes a little room beside you
  shy: wants to say the right thing
  shy: inches closer
  witty: drops the grin
  bold: moves up right beside you
  bold: plants both feet and stays
  calm: goes very still, listening
  calm: breathes slowly, so you can too
  cheerful: stops bouncing at once
  cheerful: opens both arms, if you want that
  serious: gives you full attention
  serious: turns to you properly
  dreamy: comes back from far away at once
  dreamy: waits until you’re ready
`),
  cool: lines(`
  blinks
  lets that pass
  takes a breath
  says nothing for a moment
  holds your gaze, evenly
  shy: goes quiet
  shy: pulls both sleeves down
  witty: raises one eyebrow very slowly
  bold: doesn’t flinch
  cheerful: smile wobbles, then comes back smaller
`),
};
