// The reminder of daily time that a person asked for: it says how long, and lets them go or stay.
import { useEffect } from 'react';
import { dailyTime, followDailyTime } from '../../lib/daily-time.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';

const words = texts.time;

export default function TimeReminder() {
  const minutes = useStore(dailyTime.due);
  useEffect(followDailyTime, []);
  if (minutes === undefined) return null;
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
