// The lead-in of a reply: reactions to greetings and news beside the main point.
import * as leads from './phrases/leads.ts';
import { inShort } from './phrases/sympathy.ts';
import { takeIn } from './recalling.ts';
import type { Scene } from './scene.ts';
import { findTrouble } from './sympathy.ts';

/** At most two short sentences; none for messages with a single point. */
export function leadIn(scene: Scene): (string | undefined)[] {
  const polite = toCourtesies(scene);
  return [polite, toAside(scene, polite !== undefined)];
}

function toCourtesies({ courtesies, fresh, speaker }: Scene): string | undefined {
  const isNamed = fresh.some(({ kind }) => kind === 'name');
  if (courtesies.includes('greeting')) {
    return (
      (isNamed ? speaker.say(leads.greetByName) : undefined) ?? speaker.say(leads.greetShortly)
    );
  }
  if (courtesies.includes('thanks')) return speaker.say(leads.welcome);
  if (courtesies.includes('sorry')) return speaker.say(leads.forgiven);
  return undefined;
}

function toAside(scene: Scene, isGreeted: boolean): string | undefined {
  const { aside, fresh, speaker } = scene;
  if (!aside) return undefined;
  const trouble = findTrouble(aside.raw);
  if (trouble) return speaker.say(inShort, { ...trouble });
  if (!isGreeted && fresh.some(({ kind }) => kind === 'name')) return speaker.say(leads.nameTaken);
  const told = fresh.some(({ kind }) =>
    /^(?:pet|pet_name|person|job|place|plan|study)$/.test(kind),
  );
  const learned = told ? takeIn(scene) : undefined;
  if (learned !== undefined) return learned;
  const liked = fresh.filter(({ kind }) => kind === 'like').map(({ value }) => value);
  if (liked.length > 0) return speaker.say(leads.likesHeard, { likes: liked.join(' and ') });
  if (aside.feeling) return aboutFeeling(aside.feeling, speaker);
  const isNews = fresh.length > 0 || aside.words.length > 5;
  if (aside.act !== 'statement' || !isNews || isGreeted) return undefined;
  const about = aside.focus && speaker.say(leads.focusHeard, { focus: aside.focus });
  return about ?? speaker.say(leads.newsHeard);
}

function aboutFeeling(
  feeling: NonNullable<Scene['heard']['feeling']>,
  speaker: Scene['speaker'],
): string | undefined {
  if (/^(?:happy|excited|proud)$/.test(feeling)) return speaker.say(leads.gladHeard);
  return /^(?:playful|bored|tired)$/.test(feeling) ? undefined : speaker.say(inShort);
}
