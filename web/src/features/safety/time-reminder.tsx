// The optional daily time reminder: shows the time spent, and offers a break.
import { dailyTime } from '../../lib/daily-time.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';

const words = texts.time;

export default function TimeReminder({ minutes }: { minutes: number }) {
  return (
    <Modal
      title={words.title(minutes)}
      description={words.sentence}
      size="sm"
      onClose={dailyTime.dismiss}
      footer={<Button onClick={dailyTime.dismiss}>{words.close}</Button>}
    />
  );
}
