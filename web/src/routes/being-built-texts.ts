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
