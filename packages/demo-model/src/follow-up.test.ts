// Questions that follow up on what was said, in conversations with the demo model.
import { describe, expect, test } from 'vitest';
import type { Persona } from './prompt.ts';
import { persona } from '../test/persona.ts';
import { talk } from '../test/talk.ts';

describe('follow-up questions', () => {
  const gorm: Persona = {
    ...persona,
    name: 'Gorm',
    description:
      'Gorm guides travelers over the pass. Companions: Sir Percival (handsome, owes Gorm a horse), Mildred (witch, knits curses), a mule named Ambition. Children: seven, he can name six without help. Quest: deliver the orb to Mount Lukewarm. Clara Voss was thirty, taught piano in her front room, and left one day.',
    personality: 'dry',
  };

  test('of a list that was told, the part that is asked for is said', () => {
    const chat = talk(gorm);
    expect(chat.say('who are your companions')).toContain('Percival');
    expect(chat.say('whats the mule called')).toMatch(/(?:^|[*] )A mule named Ambition\./);
  });

  test('entries in the middle of a text are read as sentences', () => {
    const chat = talk(gorm);
    expect(chat.say('how many kids do you have')).toContain('My children are seven');
    expect(chat.say('what is your quest')).toContain('My quest is to deliver');
  });

  test('a pronoun refers to the exchange before', () => {
    const chat = talk({
      ...persona,
      description:
        'Mia drew a map of the pass for Duke Orvane. Two hundred soldiers followed the map into a ravine.',
    });
    expect(chat.say('what happened to the soldiers')).toContain('ravine');
    expect(chat.say('who told you to do it')).toContain('Orvane');
  });

  test('a name in the next sentence belongs to the person before', () => {
    const chat = talk();
    chat.say('my brother went up there in spring. his name is Tomas');
    expect(chat.say('what was my brothers name, do you remember')).toContain('Tomas');
  });

  test('questions are not quoted as what the user told', () => {
    const chat = talk();
    chat.say('who is the boss here');
    expect(chat.say('who did i say is the boss')).not.toMatch(/who is the boss here/i);
  });

  test('a question that is asked again does not get the same line', () => {
    const chat = talk(gorm);
    const first = chat.say('what is your quest');
    expect(chat.say('no i mean what is your quest')).not.toContain(first.replace(/^.*\* /, ''));
  });
});
