export const adminPageTexts = {
  deskTab: 'Admin, Jubilee',
  personTab: 'A person, Jubilee',
  previewTab: 'Preview, Jubilee',
  offersPreview: 'Products',
} as const
