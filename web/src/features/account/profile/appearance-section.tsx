// Theme and the first tab, both stored in this browser.
import { useState } from 'react';
import type { Gender } from '@velour/contract/scalars.ts';
import { genderOptions, readGender, rememberGender } from '../../shared/gender-preference.ts';
import { dailyTime, REMINDERS } from '../../../lib/daily-time.ts';
import { setTheme, useTheme, type Theme } from '../../../lib/theme.ts';
import { Section } from '../../../ui/section.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { texts } from './texts.ts';

const words = texts.look;
const themes = (['system', 'dark', 'light'] as const).map((value) => ({
  value,
  label: words.themes[value],
}));

const reminders = REMINDERS.map((minutes) => ({
  value: String(minutes),
  label: words.reminders[minutes],
}));

export function AppearanceSection() {
  const theme = useTheme();
  const [gender, setGender] = useState(readGender);
  const [reminder, setReminder] = useState(dailyTime.readLimit);
  const remind = (next: string) => {
    const minutes = REMINDERS.find((one) => String(one) === next) ?? 0;
    dailyTime.setLimit(minutes);
    setReminder(minutes);
  };
  const choose = (next: Gender) => {
    rememberGender(next);
    setGender(next);
  };
  return (
    <Section title={words.title} sentence={words.here}>
      <SettingRow
        label={words.theme}
        action={
          <Segmented<Theme>
            label={words.theme}
            options={themes}
            value={theme}
            onChange={setTheme}
            size="sm"
          />
        }
      />
      <SettingRow
        label={words.gender}
        action={
          <Segmented
            label={words.gender}
            options={genderOptions}
            value={gender}
            onChange={choose}
            size="sm"
          />
        }
      >
        <span className="text-sm">{words.gender_sentence}</span>
      </SettingRow>
      <SettingRow
        label={words.reminder}
        action={
          <Segmented
            label={words.reminder}
            options={reminders}
            value={String(reminder)}
            onChange={remind}
            size="sm"
          />
        }
      >
        <span className="text-sm">{words.reminder_sentence}</span>
      </SettingRow>
    </Section>
  );
}
