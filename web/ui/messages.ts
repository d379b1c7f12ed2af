/** What every copy button says (spec 8). */
export const copyMessages = {
  copied: 'Copied!',
  failed: { title: 'Copy Failed', description: 'Please select and copy manually.' },
} as const

/** Below the title of what could not be read, and on the button that asks again. */
export const loadFailedMessages = {
  text: 'Nothing was changed. Check your connection, then try again.',
  action: 'Try again',
} as const
