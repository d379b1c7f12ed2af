/** Every text of the products screen that is not in `content/`. */
export const productTexts = {
  upgrade: 'Upgrade to Premium Plan', // spec 2
  processing: 'Processing...',
  included: 'Your plan includes this course. All lessons are open.',
  openCourse: 'Open the course',
  premium: 'Premium',
  includes: 'What is included',
  /** the price before, as a screen reader says it */
  was: (price: string) => `<quiet>Was </quiet>${price}`,
  aMonth: 'a month',
  curriculum: '8-week curriculum',
  lessons: 'Fifty lessons, in writing.',
  week: (number: number) => `Week ${number}`,
  partners: 'Partner resources',
  loadFailed: 'The partner resources did not load',
  noPartners:
    'We have no partner companies yet. When there is one, it will be listed here with what it costs and what we are paid. Until then, these groups help for free or for very little. They are not partners, and they pay us nothing.',
  sources: 'Sources:',
  copyCode: 'Copy code',
  ofOffer: (offer: string) => `of ${offer}`,
  rating: (rating: string) => `<figure>${rating}</figure> out of 5`,
  /** the rest is for screen readers */
  visit: (offer: string) => `Visit<rest> ${offer} (opens in a new tab)</rest>`,
  worth: 'You save in the first year',
  terms: 'What you agree to',
  commission: 'What we are paid',
} as const
