// Texts of the safety report.
import type { SafetyFigure } from '@velour/contract/stats.ts';
import { formatUtcMonth } from '../../../lib/formats.ts';

const topics: Record<SafetyFigure['topic'], string> = {
  crisis_cards: 'Crisis cards shown, by month',
  refused_texts: 'Refused texts, by rule (all sites)',
  reports_received: 'Reports received, by reason',
  reports_decided: 'Reports decided',
  reports_in_time: 'Reports by deadline',
  removals_received: 'Removal requests received',
  removals_decided: 'Removal requests decided',
  removals_in_time: 'Removal requests by deadline',
  appeals: 'Appeals of rejected characters',
  contested_refusals: 'Contested refusals',
  decisions: 'Staff decisions, from the audit log',
};

/** `child_safety, upheld` → Child safety, upheld; `member.banned` → Member banned; `2026-11` → November 2026. */
function nameOf(code: string): string {
  if (/^\d{4}-\d{2}$/.test(code)) return formatUtcMonth(`${code}-01`);
  const words = code.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const safetyTexts = {
  title: 'Safety report',
  sentence:
    'Numbers for your transparency report and the authorities. Nothing here identifies anyone.',
  period: 'Year',
  month: 'Month',
  whole_year: 'Whole year',
  topics,
  nameOf,
  name: 'What',
  count: 'Count',
  nothing: 'Nothing counted in this period',
  nothing_sentence: 'Crisis cards, reports, appeals, and decisions will show here.',
  running: 'This period isn’t over, so these numbers can still grow.',
  download: 'Download CSV',
  loading: 'Counting',
} as const;
