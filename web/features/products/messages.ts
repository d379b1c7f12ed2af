/** Every text of the products screen that is not in `content/`. */
export const productTexts = {
  upgrade: 'Upgrade to Premium Plan', // spec 2
  processing: 'Processing...',
  included: 'Your plan includes this course. All lessons are open.',
  openCourse: 'Open the course',
  lessons: 'Fifty lessons, in writing.',
  partners: 'Partner resources',
  loadFailed: 'The partner resources did not load',
  noPartners:
    'We have no partner companies yet. When there is one, it will be listed here with what it costs and what we are paid. Until then, these groups help for free or for very little. They are not partners, and they pay us nothing.',
  copyCode: 'Copy code',
  visit: 'Visit',
  worth: 'You save in the first year',
  terms: 'What you agree to',
  commission: 'What we are paid',
} as const
