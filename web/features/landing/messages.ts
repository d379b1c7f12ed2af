/** The landing page's texts. Most are content, which is published with the program. */
import content from '#content/marketing/landing.json' with { type: 'json' }

export const landing = content

export const landingTexts = {
  mission: 'Our mission',
  /** follows the words of the link: 'Learn More about the Jubilee Foundation' */
  aboutFoundation: 'about the Jubilee Foundation',
  quoted: (text: string) => `“${text}”`,
  stars: (rating: number) => `${rating} out of 5 stars`,
}

export const sampleDebtNames = {
  'store-card': 'Store card',
  visa: 'Visa',
  car: 'Car loan',
  student: 'Student loan',
}

/** The picture of a plan for the sample debts. */
export const sampleTexts = {
  about: (debts: number, extra: string) => `${debts} debts, ${extra} extra a month, highest rate first`,
  free: (months: number) => `Debt-free in ${months} months`,
  sooner: (months: number, saved: string) =>
    `${months} months sooner than paying only minimums, with ${saved} less interest.`,
  summary: (months: number, minimumsMonths: number) =>
    `Sample: four debts paid highest rate first reach zero in ${months} months. Paying only minimums takes ${minimumsMonths} months.`,
  minimums: 'Minimums only',
  minimumsTake: (months: number) => `Minimums only would take ${months} months`,
  inMonths: (months: number) => `In ${months} months`,
  month: (month: number) => `Month ${month}`,
}
