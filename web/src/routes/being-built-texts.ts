// Words of the screens that are still being built; loaded with them.
export const texts = {
  being_built: {
    badge: 'Being built',
    action: 'Explore characters',
  },
  pages: {
    gallery: {
      title: 'Gallery',
      sentence: 'Every picture that you make or unlock will hang here, one wall per character.',
    },
    gallery_character: {
      title: 'Gallery',
      sentence: 'The pictures of this character will hang here.',
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
  },
} as const;

export type PageName = keyof typeof texts.pages;
