// Letting people to characters: who it is, whom they ask for, and whether a plan is needed for that and there.
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { CharactersService, ForChat } from '../characters/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { demandMayOpen, demandMayTalk } from './policy.ts';

export interface AdmissionNeeds {
  readonly characters: Pick<CharactersService, 'forChat'>;
  readonly payments: Pick<PaymentsService, 'hasPlan'>;
}

export type Admission = ReturnType<typeof createAdmission>;

export function createAdmission({ characters, payments }: AdmissionNeeds) {
  /** Asked only where it matters, since every message comes by here. */
  const isPremium = (scope: Scope, actor: Actor, character: ForChat | undefined) =>
    character?.row.is_exclusive === true && actor.kind === 'member'
      ? payments.hasPlan(scope, actor.id)
      : Promise.resolve(false);

  const meet = async (scope: Scope, actor: Actor, characterId: string) => {
    const character = await characters.forChat(scope, actor, characterId);
    return { character, is_premium: await isPremium(scope, actor, character) };
  };

  return {
    /** Throws unless this person may open a chat with this character. */
    async toOpen(scope: Scope, actor: Actor, characterId: string): Promise<ForChat> {
      const { character, is_premium } = await meet(scope, actor, characterId);
      demandMayOpen(actor, character, is_premium);
      return character;
    },

    /** Throws unless this person may have this character's words now. */
    async toTalk(scope: Scope, actor: Actor, characterId: string): Promise<ForChat> {
      const { character, is_premium } = await meet(scope, actor, characterId);
      demandMayTalk(actor, character, is_premium);
      return character;
    },
  };
}
