/** Every text of the products screen that is not in `content/`. */
export const productTexts = {
  upgrade: 'Upgrade to Premium Plan', // spec 2
  processing: 'Processing...',
  included: 'Your plan includes this course. All lessons are open.',
  openCourse: 'Open the course',
  lessons: 'Fifty lessons, in writing.',
  later: 'Opens later',
  copyCode: 'Copy code',
  visit: 'Visit',
  worth: 'You save in the first year',
  terms: 'What you agree to',
  commission: 'What we are paid',
  noLink: 'A sample has no link.',
} as const
