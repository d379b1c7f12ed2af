/** What every copy button says (spec 8). */
export const copyMessages = {
  copied: 'Copied!',
  failed: { title: 'Copy Failed', description: 'Please select and copy manually.' },
} as const
