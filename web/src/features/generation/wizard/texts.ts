// Texts of the wizard.
import type { CreateStep } from '@velour/contract/screens.ts';

interface StepWords {
  /** The question of the screen. */
  question: string;
  hint: string;
  /** The label in the summary. */
  label: string;
}

const steps: Record<CreateStep, StepWords> = {
  choice: {
    question: 'Who would you like to meet?',
    hint: 'You can change everything later.',
    label: 'Category',
  },
  'choose-type': {
    question: 'What is their life like?',
    hint: 'This sets where they are and what they wear.',
    label: 'Lifestyle',
  },
  'choose-ethnicity': {
    question: 'Where do they come from?',
    hint: 'This shapes their face.',
    label: 'Origin',
  },
  'choose-body': {
    question: 'How are they built?',
    hint: 'Shown by the cut of their clothes.',
    label: 'Build',
  },
  'choose-breast': {
    question: 'What size are their breasts?',
    hint: 'The clothes show it. Optional.',
    label: 'Breasts',
  },
  'choose-butt': {
    question: 'What size are the hips and butt?',
    hint: 'Seen from the side. Optional.',
    label: 'Butt',
  },
  'choose-hair': {
    question: 'How do they wear their hair?',
    hint: 'Color and cut. The color is optional.',
    label: 'Hair',
  },
  'choose-personalities': {
    question: 'What are they like?',
    hint: 'Choose up to three. The preview shows the latest one. Optional.',
    label: 'Personality',
  },
  'choose-fetish': {
    question: 'What do they have a weakness for?',
    hint: 'Choose up to three. Optional.',
    label: 'Weakness',
  },
  description: {
    question: 'And who are they?',
    hint: 'A name, an age, and as much backstory as you like.',
    label: 'Details',
  },
};

export const texts = {
  title: 'Create a character',
  to_create: (name: string) => `to create ${name}`,
  steps,
  leave: 'Save and exit',
  progress: (number: number, count: number) => `Step ${number} of ${count}`,
  surprise: 'Surprise me',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  leave_open: 'No preference',
  chosen_of: (count: number, most: number) => `${count} of ${most} selected`,
  portrait: 'Preview of your character so far',
  portrait_none: 'No preview yet',
  portrait_caption: 'A rough preview. You’ll get four portraits to choose from.',
  loading: 'Loading the choices',
  failed: 'We couldn’t load the choices',
  failed_sentence: 'Your choices so far are saved. Please try again in a moment.',
  name: 'Name',
  age: 'Age',
  younger: 'One year younger',
  older: 'One year older',
  description: 'Description',
  description_hint:
    'Where they live, what they love, how you met. They’ll know this about themselves.',
  suggest_name: 'Suggest a name',
  suggest_description: 'Write one for me',
  suggest_again: 'Suggest another',
  suggest_undo: 'Undo suggestion',
  summary: 'Your character',
  open: 'No preference',
  not_offered: 'Not available with your other choices',
  change: (label: string) => `Change ${label.toLowerCase()}`,
  tokens: (count: string) => `${count} tokens`,
  you_have: 'Your balance',
  guest: 'You’ll sign in at the next step. Everything here is saved.',
  free: (count: string) => `New accounts get ${count} free tokens.`,
  promise: 'You’ll get four portraits and choose one. If that fails, you’ll get your tokens back.',
  create: 'Create',
  price_of: (name: string) => (name === '' ? 'Price' : `To create ${name}`),
  blocked: {
    minor_sexual:
      'Characters must be adults in every detail. Please change anything that suggests otherwise.',
    real_person:
      'Characters can’t be real, well-known people. Please change the name or the description.',
    other: 'The name or the description breaks the site’s rules. Please reword it.',
  },
  not_charged: 'You haven’t been charged.',
  paid_once: 'Nothing is lost, and you’ll only be charged once.',
  to_mine: 'Go to My Characters',
  no_words: 'We couldn’t come up with a suggestion. Write your own, or try again in a moment.',
  no_more_words: 'That’s all the suggestions for now. Wait a minute, or write your own.',
  no_surprise: 'We couldn’t pick the rest for you. Your choices are saved. Please try again.',
  kept: 'Your text is saved.',
  broken: 'That didn’t work. Nothing is lost, and you’ll only be charged once. Please try again.',
} as const;
