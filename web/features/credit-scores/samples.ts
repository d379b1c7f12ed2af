/** The example of the specification (spec 2): shown, tagged, only while the person has no data of their own (reading 2). */

/** The provider label belongs to the example alone (reading 17). */
export const sampleScore = {
  score: 742,
  band: 'Very Good',
  change: '+14 this month',
  provider: 'FICO Score',
  monitoring: 'Active',
}

export const sampleFactors = [
  { name: 'Payment History', score: 95 },
  { name: 'Credit Utilization', score: 78 },
  { name: 'Length of Credit History', score: 88 },
  { name: 'Credit Mix', score: 82 },
  { name: 'New Credit', score: 75 },
] as const

export const sampleRecommendations = [
  {
    title: 'Reduce Credit Card Balances',
    impact: 'High',
    text: 'Utilization is 23%. Aim under 10%.',
  },
  {
    title: 'Keep Old Accounts Open',
    impact: 'Medium',
    text: 'Older accounts make the history longer.',
  },
] as const

export const sampleHistory = [
  { when: 'Current', score: 742, change: 14 },
  { when: 'Last Month', score: 728, change: 8 },
  { when: '2 Months Ago', score: 720, change: 5 },
  { when: '3 Months Ago', score: 715, change: -3 },
] as const
