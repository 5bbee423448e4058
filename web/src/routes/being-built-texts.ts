// Words of the screens that are still being built; loaded with them.
export const texts = {
  being_built: {
    badge: 'Not available yet',
    action: 'Explore characters',
  },
  pages: {
    gallery: {
      title: 'Gallery',
      sentence: 'Every picture you make or unlock will appear here, grouped by character.',
    },
    gallery_character: {
      title: 'Gallery',
      sentence: 'This character’s pictures will appear here.',
    },
    generate_image: {
      title: 'Char Studio',
      sentence: 'Make pictures of your characters here, in any scene you describe.',
    },
    generate_video: {
      title: 'Video studio',
      sentence: 'Turn your pictures into short clips here.',
    },
  },
} as const;

export type PageName = keyof typeof texts.pages;
