/** Texts of the card with the learning tools of Premium. */
import plannedItems from '#content/marketing/planned.json' with { type: 'json' }

export const planned = plannedItems

export const premiumTexts = {
  plan: 'Premium',
  yours: 'Your premium tools',
  forPro: 'Unlock Premium Educational Resources', // spec 6
  forOthers: 'Premium tools',
  included: 'These come with your plan.',
  notIncluded: 'All articles here are free, on every plan. Premium adds guided tools.',
  upgrade: 'Upgrade to Premium', // spec 6
  compare: 'Compare Plans',
  seeCourse: 'See what the course covers',
  withPlan: (plan: string) => `(with ${plan})`,
}

export const toolTexts = {
  course: { name: '8-week course', text: 'Fifty short lessons, each with one thing to do this week.' },
  liveHour: {
    name: 'Weekly live Q&A',
    text: 'One hour each week to ask and to listen.',
    open: 'Join the live Q&A',
  },
  roadmap: {
    name: 'Roadmap template',
    text: 'Six months, step by step, from your own numbers.',
    open: 'Open on your dashboard',
  },
  letters: {
    name: 'Dispute letters',
    text: 'Letter templates for mistakes in a credit report.',
    open: 'Open in Letters',
  },
}

export const courseProgressTexts = {
  bar: 'Lessons done',
  done: (done: number, total: number) => `${done} of ${total} lessons done`,
  open: 'Open the course',
  start: (title: string) => `Start with “${title}”`,
  next: (title: string) => `Continue with “${title}”`,
}
