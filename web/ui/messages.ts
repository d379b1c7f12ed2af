/** The texts of every copy button (spec 8). */
export const copyMessages = {
  copied: 'Copied!',
  failed: { title: 'Copy Failed', description: 'Please select and copy manually.' },
} as const

/** What the browser's tab is called after what is read in it. */
export const tabTitle = (name: string) => `${name}, Jubilee`

export const actionTexts = {
  close: 'Close',
  cancel: 'Cancel',
  keep: 'Keep it',
} as const

/** Said where something loads that has no words of its own. */
export const loadingLabel = 'Loading'

/** Below the title of what could not be read, and on the button that asks again. */
export const loadFailedMessages = {
  text: 'Nothing was changed. Check your connection, then try again.',
  action: 'Try again',
} as const

/** A list that is read in parts. */
export const listTexts = {
  loading: (what: string) => `Loading the ${what}`,
  failed: (what: string) => `The ${what} could not be loaded. Nothing was lost.`,
  moreFailed: 'These did not load. Please try again.',
  previous: 'Previous',
  next: 'Next',
  shown: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
}

/** A card or a screen that could not be drawn, while the rest of the app goes on. */
export const notShownMessages = {
  card: {
    title: 'This part could not be shown.',
    text: 'Something went wrong on our side. Nothing of yours was changed.',
  },
  screen: {
    title: 'This screen did not open.',
    text: 'Something went wrong on our side. What you had saved is still there. Try again, or open another screen.',
  },
} as const

/** A dialog whose code is still on its way, or did not come. */
export const lateDialogMessages = {
  waiting: 'One moment',
  opening: 'Opening',
  failed: 'This did not open',
} as const

/** Where there is no line: on every screen, at each button that sends something, and from a write that was sent all the same. */
export const offlineMessages = {
  title: 'You are offline.',
  needsLine: 'This needs a connection. Nothing was sent. Try again when you are back online.',
} as const

/** After the words of a link, for screen readers. */
export const opensInNewTab = '(opens in a new tab)'

/** Marks a figure that is not the person's own. */
export const sampleLabel = 'Sample'

/** The topics of articles (spec 3). */
export const topicNames: Readonly<Record<string, string>> = {
  credit: 'Credit',
  debt: 'Debt',
  savings: 'Savings',
  budgeting: 'Budgeting',
  investing: 'Investing',
  negotiation: 'Negotiation',
  consolidation: 'Consolidation',
  income: 'Income',
  motivation: 'Motivation',
}
