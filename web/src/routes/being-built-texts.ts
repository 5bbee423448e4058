// Words of the screens that are still being built; loaded with them.
export const texts = {
  being_built: {
    badge: 'Being built',
    action: 'Explore characters',
  },
  pages: {
    profile: {
      title: 'Setting',
      sentence: 'Your name, your consents and your plan will stand here once accounts open.',
    },
    gallery: {
      title: 'Gallery',
      sentence: 'Every picture that you make or unlock will hang here, one wall per character.',
    },
    gallery_character: {
      title: 'Gallery',
      sentence: 'The pictures of this character will hang here.',
    },
    my_characters: {
      title: 'My Characters',
      sentence: 'The characters that you create or bring along will live here.',
    },
    choose_image: {
      title: 'Choose a picture',
      sentence: 'Here you will choose the face of the character that you created.',
    },
    create: {
      title: 'Create a character',
      sentence: 'Ten short questions, one person. This is where they will be asked.',
    },
    generate_image: {
      title: 'Char Studio',
      sentence: 'Pictures of your characters, in the scene that you describe, will be made here.',
    },
    generate_video: {
      title: 'Video studio',
      sentence: 'Short clips from your pictures will be made here.',
    },
    premium: {
      title: 'Premium',
      sentence: 'Plans and what they include will be shown here. Nothing can be bought yet.',
    },
    telegram: {
      title: 'Telegram',
      sentence: 'Signing in from our Telegram bot will end here.',
    },
    admin_characters: {
      title: 'Characters',
      sentence: 'Characters will be listed, edited and reviewed here.',
    },
    admin_domes: { title: 'Domes', sentence: 'Shelves of the home page will be arranged here.' },
    admin_tags: { title: 'Tags', sentence: 'Tags will be kept in order here.' },
    login: {
      title: 'Sign In',
      sentence: 'Accounts open soon. Until then you can chat as a visitor, no sign-in needed.',
    },
    register: {
      title: 'Create Account',
      sentence: 'Accounts open soon. Until then you can chat as a visitor, no sign-up needed.',
    },
    forgot_password: {
      title: 'Reset Password',
      sentence: 'Accounts open soon, and with them a way to reset a password.',
    },
    google: { title: 'Google', sentence: 'Signing in with Google will end here.' },
    terms: {
      title: 'Terms and conditions',
      sentence: 'The full text will stand here before accounts open. Until then: adults only.',
    },
    privacy: {
      title: 'Privacy policy',
      sentence:
        'The full text will stand here before accounts open. What you write is stored encrypted and used only to answer you.',
    },
    exemption: {
      title: '18 U.S.C. 2257 exemption',
      sentence:
        'All people shown on this site are AI-generated; no real person is depicted. The full statement will stand here.',
    },
  },
} as const;

export type PageName = keyof typeof texts.pages;
