// The texts of how many messages are left.
export const texts = {
  few: (count: number) => (count === 1 ? '1 message left.' : `${count} messages left.`),
  more: 'Get more messages',
  used: (count: number) => {
    if (count === 1) return 'You’ve used today’s free message.';
    return count > 0 ? `You’ve used today’s ${count} free messages.` : 'You’re out of messages.';
  },
  next: (wait: { hours: number } | { minutes: number }) =>
    'hours' in wait
      ? `You’ll get more in ${wait.hours === 1 ? 'an hour' : `${wait.hours} hours`}. What you write is saved.`
      : `You’ll get more in ${wait.minutes === 1 ? 'a minute' : `${wait.minutes} minutes`}. What you write is saved.`,
  buy: 'Get messages',
  plans: 'See plans',
} as const;
