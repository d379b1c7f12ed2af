/** The texts of every copy button (spec 8). */
export const copyMessages = {
  copied: 'Copied!',
  failed: { title: 'Copy Failed', description: 'Please select and copy manually.' },
} as const

/** Below the title of what could not be read, and on the button that asks again. */
export const loadFailedMessages = {
  text: 'Nothing was changed. Check your connection, then try again.',
  action: 'Try again',
} as const

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

/** What changes in a picture over time: its list, and the column of its table. */
export const changesMessages = {
  title: 'What changes',
  all: (count: number) => `Show all ${count} changes`,
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
