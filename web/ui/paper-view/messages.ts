/** Texts around a document that is shown. */
export const paperViewTexts = {
  frame: (name: string) => `Pages of ${name}`,
  loading: 'Opening the paper',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  zoom: (percent: number) => `${percent}%`,
  empty: 'There are no pages in this paper.',
  failed: 'This paper cannot be shown here.',
  failedHint: 'Nothing was changed. Try again, or ask for the paper in another form.',
  again: 'Try again',
} as const
