// Suggested replies by the kind of the character's last message; each line has three different ones.

export const suggestionLines = {
  offer: [
    [
      'I’d like that.',
      'Maybe later. What else do you have in mind?',
      'Tell me more about it first.',
    ],
    ['Yes, let’s.', 'Not tonight, but thank you.', 'Only if you choose the details.'],
  ],
  feeling: [
    ['Better, now that we’re talking.', 'It was a long day, honestly.', 'Fine. And you?'],
    ['Good, thank you for asking.', 'A little tired.', 'I’m not sure yet. How are you?'],
  ],
  yes_or_no: [
    ['Yes, very much.', 'Not really. What about you?', 'Sometimes. Why do you ask?'],
    ['I do, more than I admit.', 'No, never.', 'It depends. Do you?'],
  ],
  why: [
    ['I’ve asked myself the same thing.', 'Because it matters to me.', 'What do you think?'],
    ['It’s a long story.', 'No particular reason.', 'Guess.'],
  ],
  place: [
    ['Somewhere quiet, near water.', 'Not far from here.', 'Where would you go?'],
    ['Home, mostly.', 'Anywhere new.', 'I’d rather hear where you would.'],
  ],
  choice: [
    ['Let me think. What would you pick?', 'Something simple.', 'The one nobody expects.'],
    ['That’s a hard one.', 'Surprise me.', 'Tell me yours first.'],
  ],
  open: [
    ['Let me think about that.', 'I’d rather hear your answer first.', 'That’s a good question.'],
    ['Honestly? I don’t know yet.', 'I’ll tell you if you tell me.', 'Ask me again later.'],
  ],
  story: [
    ['Tell me more about that.', 'And then what happened?', 'How did that feel?'],
    ['I didn’t expect that.', 'What did you do next?', 'I know that feeling.'],
    ['Go on, I’m listening.', 'Why did that stay with you?', 'Let’s talk about something lighter.'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string, string])[]>;
