// Members of the demo world and the public characters that they made. They cannot sign in.
import type { SeedCharacter } from './characters.ts';
import { chie } from './characters/members/chie.ts';
import { dario } from './characters/members/dario.ts';
import { dunya } from './characters/members/dunya.ts';
import { efua } from './characters/members/efua.ts';
import { keoni } from './characters/members/keoni.ts';
import { kohaku } from './characters/members/kohaku.ts';
import { marisol } from './characters/members/marisol.ts';
import { mircea } from './characters/members/mircea.ts';
import { odile } from './characters/members/odile.ts';
import { philippa } from './characters/members/philippa.ts';
import { reina } from './characters/members/reina.ts';
import { silas } from './characters/members/silas.ts';

export interface SeedMember {
  /** Fixed, so that another seeding finds the same person. */
  readonly id: string;
  /** What others call this member. */
  readonly name: string;
  readonly made: readonly SeedCharacter[];
}

export const members: readonly SeedMember[] = [
  { id: '019b7600-0301-7fbc-9ef9-89588e156917', name: 'Nightferry', made: [odile, keoni] },
  { id: '019b7600-0302-7bef-997e-1bdb4b6cc88a', name: 'tuesdayish', made: [dunya, dario] },
  { id: '019b7600-0303-76c2-9b93-3cf368bb54bc', name: 'paper_moth', made: [mircea, efua, kohaku] },
  { id: '019b7600-0304-728a-9f81-a9d2cb8a6f79', name: 'southpaw', made: [reina, marisol] },
  { id: '019b7600-0305-7138-93da-656e371dc4fe', name: 'mrs_pepper', made: [silas, chie, philippa] },
];
