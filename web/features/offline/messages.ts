export const offlineLineTexts = {
  label: 'Offline',
  figures: (when: string) => `These are your figures of ${when}.`,
}

export const keepTexts = {
  question: 'Keep my figures on this device?',
  means:
    'Your dashboard, debts, budget and goals then open without a connection. They lie on this device for up to 7 days, and are not encrypted. They go when you sign out.',
  warning: 'On a device that others use, say no.',
  yes: 'Yes, keep them',
  no: 'No',
  kept: { title: 'Your figures are kept on this device.' },
  notKept: { title: 'Nothing is kept on this device.' },
  title: 'Figures on this device',
  label: 'Keep my figures on this device',
}
