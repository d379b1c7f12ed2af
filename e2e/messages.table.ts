/**
 * The error catalogue and the success messages (spec 8), typed from the specification and from nowhere else. A unit
 * test (scripts/messages.test.ts) holds every messages.ts against it; messages.e2e.ts brings each one about.
 */

export type MessageRow = {
  /** the row's first column */
  situation: string
  /** a toast's title, where the text is its description */
  title?: string
  /** the sentence, to the letter */
  text: string
}

const catalogue: readonly MessageRow[] = [
  { situation: 'Login failure', title: 'Login Failed', text: 'Invalid email or password' },
  {
    situation: 'Login network or parse failure',
    title: 'Error',
    text: 'An error occurred. Please try again.',
  },
  { situation: 'Login success', title: 'Success', text: 'Logged in successfully' },
  {
    situation: 'Chat failure (dashboard)',
    title: 'Error',
    text: 'Failed to get response. Please try again.',
  },
  {
    situation: 'Chat failure (floating widget)',
    title: 'Connection Error',
    text: 'Unable to reach assistant. Please try again.',
  },
  {
    situation: 'Roadmap failure',
    title: 'Error',
    text: 'Failed to generate roadmap. Please try again.',
  },
  {
    situation: 'Roadmap success',
    title: 'Success!',
    text: 'Your educational roadmap template has been generated.',
  },
  {
    situation: 'Roadmap missing income or expenses',
    title: 'Missing Information',
    text: 'Please fill in your monthly income and expenses.', // spec 5
  },
  {
    situation: 'Dispute form missing fields',
    title: 'Missing Information',
    text: 'Please fill in all required fields.',
  },
  {
    situation: 'Credit sync failure',
    title: 'Sync Failed',
    text: 'Failed to sync credit scores. Please try again.',
  },
  {
    situation: 'Sync with no success',
    title: 'Sync Complete',
    text: 'No new credit scores available at this time.',
  },
  { situation: 'Sync success', text: 'Credit Score Updated!' },
  {
    situation: 'Monitoring, no provider',
    title: 'Select Providers',
    text: 'Please select at least one credit monitoring provider.',
  },
  {
    situation: 'Monitoring failure',
    title: 'Setup Failed',
    text: 'Failed to setup credit monitoring. Please try again.',
  },
  {
    situation: 'Link token failure',
    title: 'Error',
    text: 'Failed to initialize account linking. Please try again.',
  },
  {
    situation: 'Exchange failure',
    text: 'Failed to link accounts. Please try again.',
  },
  {
    situation: 'Bank widget error other than USER_CANCELLED',
    title: 'Connection Error',
    text: 'Failed to connect to your bank. Please try again.',
  },
  { situation: 'Add debt failure', text: 'Failed to add debt. Please try again.' },
  {
    situation: 'Script copy failure',
    title: 'Copy Failed',
    text: 'Please select and copy manually.',
  },
  {
    situation: 'Income matcher missing fields',
    title: 'Missing information',
    text: 'Please fill in your skills, availability, and location.',
  },
  {
    situation: 'Gig generation without skills',
    title: 'Skills required',
    text: 'Please enter your skills first to generate Fiverr gig ideas.',
  },
  {
    situation: 'Income generation failure',
    title: 'Error generating income ideas',
    text: 'Please try again or check your internet connection.',
  },
  { situation: 'Debt selected but not found', text: 'Debt not found' },
  {
    situation: 'Checkout, no url returned',
    title: 'Error',
    text: 'Failed to create checkout session. Please try again.',
  },
  {
    situation: 'Checkout network failure',
    title: 'Error',
    text: 'Failed to start checkout. Please try again.',
  },
  {
    situation: 'Portal failure',
    title: 'Error',
    text: 'Failed to open billing portal',
  },
  { situation: 'Verify, no session', text: 'No subscription session found' },
  { situation: 'Verify, server message or network failure', text: 'Failed to verify subscription' },
  { situation: 'Password mismatch', text: 'New passwords do not match' },
  { situation: 'Unknown route', text: '404 Page Not Found' },
]

const successes: readonly MessageRow[] = [
  { situation: 'A letter is made', text: 'Letter Generated!' },
  { situation: 'Something is copied', text: 'Copied!' },
  { situation: 'A letter is downloaded', text: 'Downloaded!' },
  { situation: 'A script is copied', text: 'Script Copied!' },
  { situation: 'A budget is changed', text: 'Budget updated!' },
  { situation: 'A budget category is made', text: 'Budget category created!' },
  { situation: 'A debt is removed', text: 'Debt removed!' },
]

/** Rows of the catalogue that show nothing, and what happens in their place. */
export const silent: readonly { situation: string; instead: string }[] = [
  { situation: 'Dashboard load error', instead: 'defaults are used' },
  { situation: 'Predictions and income optimisation failure', instead: 'nothing is shown' },
  { situation: 'Article image failure', instead: 'a default image' },
]

export const allRows: readonly MessageRow[] = [...catalogue, ...successes]
