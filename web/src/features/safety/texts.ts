// Texts of the age check, the daily reminder, and the notice in a refused region.
export const texts = {
  check: {
    title: 'Verify your age',
    sentence: 'In your region, we need to verify that you’re 18 or older before you continue.',
    how: (provider: string) =>
      `A separate service (${provider}) checks your age and tells us one thing: whether you’re an adult. We don’t get your name, birth date, or documents.`,
    stored: 'We store the result, the method, and the time. It lasts about a year.',
    sign_in: 'You’ll need an account, so you only have to verify your age once.',
    sign_in_action: 'Sign in',
    start: 'Verify my age',
    again: 'Verify again',
    missing:
      'This site doesn’t offer age verification yet. Until it does, you can look around, but not chat or create.',
    close: 'Not now',
    loading: 'Loading your age check',
    failed: 'We couldn’t load your age check.',
    section: 'Age verification',
    passed: (until: string) => `Verified. Valid until ${until}.`,
    none: 'Not verified.',
    not_adult: 'You’re marked as under 18. If that’s wrong, verify your age, or write to us.',
    finishing: 'Checking the result…',
    done: 'Your age is verified',
    done_sentence: 'You won’t be asked again until it expires.',
    go_on: 'Continue',
    refused: 'We couldn’t verify your age',
    refused_sentence: 'The check didn’t confirm that you’re 18 or older, or it was canceled.',
    retry: 'Try again',
    back: 'Back to the profile',
  },
  time: {
    title: (minutes: number) =>
      minutes < 60
        ? `${minutes} minutes today`
        : `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'} today`,
    sentence:
      'Here’s the reminder you asked for. Take a break whenever you like. Your chats will be here.',
    close: 'Got it',
  },
  refused: {
    title: (site: string) => `${site} isn’t available where you are`,
    sentence:
      'We don’t offer this site in your region. Using it from somewhere else doesn’t change your account or what you’ve paid for.',
    rights: 'To cancel a plan, get a copy of your data, or delete your account, write to us.',
    contact: 'Contact us',
    removal: 'Report or remove content',
  },
} as const;
