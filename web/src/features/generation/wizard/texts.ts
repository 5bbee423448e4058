// Words of the wizard.
import type { CreateStep } from '@velour/contract/screens.ts';

interface StepWords {
  /** The one question of the screen. */
  question: string;
  hint: string;
  /** How the summary calls it. */
  label: string;
}

const steps: Record<CreateStep, StepWords> = {
  choice: {
    question: 'Who would you like to meet?',
    hint: 'You can change everything later.',
    label: 'Kind',
  },
  'choose-type': {
    question: 'What is their life like?',
    hint: 'It decides where they are and what they wear.',
    label: 'Life',
  },
  'choose-ethnicity': {
    question: 'Where do they come from?',
    hint: 'It shows in the face.',
    label: 'Origin',
  },
  'choose-body': {
    question: 'How are they built?',
    hint: 'Dressed so that it shows.',
    label: 'Build',
  },
  'choose-breast': {
    question: 'What size is the breast?',
    hint: 'It shows in the clothes. You may leave it open.',
    label: 'Breast',
  },
  'choose-butt': {
    question: 'What size are the hips and butt?',
    hint: 'Seen from the side. You may leave it open.',
    label: 'Butt',
  },
  'choose-hair': {
    question: 'How do they wear their hair?',
    hint: 'Colour and cut; the colour may be left open.',
    label: 'Hair',
  },
  'choose-personalities': {
    question: 'What are they like?',
    hint: 'Up to three; the drawing shows the latest. You may leave it open.',
    label: 'Character',
  },
  'choose-fetish': {
    question: 'What do they have a weakness for?',
    hint: 'Up to three. You may leave it open.',
    label: 'Weakness',
  },
  description: {
    question: 'And who are they?',
    hint: 'A name, an age, and as much of a story as you like.',
    label: 'Who',
  },
};

export const texts = {
  title: 'Create a character',
  steps,
  leave: 'Leave for now; everything is kept',
  progress: (number: number, count: number) => `Step ${number} of ${count}`,
  surprise: 'Surprise me',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  leave_open: 'Leave it open',
  chosen_of: (count: number, most: number) => `${count} of ${most} chosen`,
  portrait: 'Drawing of whoever comes of your choices so far',
  portrait_none: 'Nobody yet',
  portrait_caption: 'Roughly so. Four portraits are painted once you create.',
  loading: 'The choices are loading',
  failed: 'The choices could not be loaded',
  failed_sentence: 'What you have chosen is kept. Please try again in a moment.',
  retry: 'Try again',
  name: 'Name',
  age: 'Age',
  younger: 'One year younger',
  older: 'One year older',
  description: 'Description',
  description_hint:
    'Where they live, what they love, how you met. It is what they know of themselves.',
  suggest_name: 'Suggest a name',
  suggest_description: 'Write one for me',
  suggest_again: 'Another one',
  suggest_undo: 'Back to what stood there',
  summary: 'This is who you create',
  open: 'left open',
  change: (label: string) => `Change: ${label}`,
  price: 'Price',
  tokens: (count: string) => `${count} tokens`,
  you_have: 'You have',
  guest: 'You sign in at the next step; everything here stays as it is.',
  promise: 'Four portraits are painted, and you choose one. If that fails, the tokens come back.',
  create: 'Create',
  blocked: {
    minor_sexual: 'Characters are adults in every word of them. Please change what is not.',
    real_person:
      'Characters cannot be real, publicly known people. Please change the name or the description.',
    other: 'This is against the rules of the site.',
  },
  not_charged: 'Nothing was charged.',
  paid_once: 'Everything here is kept, and it is paid only once, however often you press.',
  to_mine: 'To my characters',
  no_words: 'No words came this time. Please write your own, or ask again in a moment.',
  no_more_words: 'That was a lot of suggestions. Please wait a minute, or write your own.',
  no_surprise: 'The rest could not be chosen for you. What you chose is kept; please try again.',
  kept: 'What you wrote is kept.',
  broken: 'That did not work. Nothing was charged. Please try again.',
} as const;
