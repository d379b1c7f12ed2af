/** Every text of the products screen that is not in `content/`. */
export const productTexts = {
  upgrade: 'Upgrade to Premium Plan', // spec 2
  processing: 'Processing...',
  included: 'Your plan includes this course. We will tell you here when the first week opens.',
  copyCode: 'Copy code',
  visit: 'Visit',
  noLink: 'A sample has no link.',
} as const
