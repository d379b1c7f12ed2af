export const offlineLineTexts = {
  label: 'Offline',
  figures: (when: string) => `These are your figures as of ${when}.`,
}

export const keepTexts = {
  question: 'Keep my figures on this device?',
  means:
    'Your dashboard, debts, budget and goals then open without a connection. They stay on this device for up to 7 days and are not encrypted. They are removed when you sign out.',
  warning: 'If others use this device, say no.',
  yes: 'Yes, keep them',
  no: 'No',
  kept: { title: 'Your figures are kept on this device.' },
  notKept: { title: 'Nothing is kept on this device.' },
  title: 'Figures on this device',
  label: 'Keep my figures on this device',
}
