// The number of moderation suspicions by day, kind of text and rule, as a small table without texts.
import { useQuery } from '@tanstack/react-query';
import type { SuspicionCount } from '@velour/contract/stats.ts';
import { polled, q } from '../../../lib/queries.ts';
import { suspicionWords } from '../../shared/admin/suspicion-words.ts';
import { cell, head, Part, Scrolled } from './outcome-part.tsx';
import type { Range } from './queries.ts';
import { texts as all } from './texts.ts';

const texts = all.suspicions;
const number = 'text-end';

export function Suspicions({ range }: { range: Range }) {
  const { data } = useQuery(polled(q.stats.suspicions({ query: { days: range } })));
  if (!data) return null;
  const { judge, counts } = data;
  return (
    <Part
      title={texts.title}
      sentence={`${texts.sentence} ${judge === null ? texts.no_judge : texts.judge(judge)}`}
    >
      {counts.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.nothing}</p>
      ) : (
        <Scrolled label={texts.title}>
          <table className="w-full min-w-2xl">
            <thead>
              <tr>
                <th className={head}>{texts.day}</th>
                <th className={head}>{texts.surface}</th>
                <th className={head}>{texts.rule}</th>
                <th className={`${head} ${number}`}>{texts.found}</th>
                <th className={`${head} ${number}`}>{texts.cleared}</th>
                <th className={`${head} ${number}`}>{texts.confirmed}</th>
              </tr>
            </thead>
            <tbody>{counts.map(rowOf)}</tbody>
          </table>
        </Scrolled>
      )}
    </Part>
  );
}

const rowOf = ({ day, surface, rule_id, found, cleared, confirmed }: SuspicionCount) => (
  <tr key={`${day} ${surface} ${rule_id}`} className="border-t border-line">
    <td className={`${cell} whitespace-nowrap`}>{day}</td>
    <td className={cell}>{texts.surfaces[surface] ?? surface}</td>
    <td className={cell}>
      {suspicionWords(rule_id)} <span className="block text-sm text-ink-faint">{rule_id}</span>
    </td>
    <td className={`${cell} ${number}`}>{found}</td>
    <td className={`${cell} ${number}`}>{cleared}</td>
    <td className={`${cell} ${number}`}>{confirmed}</td>
  </tr>
);
