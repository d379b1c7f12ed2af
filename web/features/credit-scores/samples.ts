/** The example of the specification (spec 2): shown, tagged, only while the person has no data of their own (reading 2). */

export const SAMPLE_SCORE = 742

export const sampleFactors = [
  { kind: 'paymentHistory', score: 95 },
  { kind: 'utilization', score: 78 },
  { kind: 'length', score: 88 },
  { kind: 'mix', score: 82 },
  { kind: 'newCredit', score: 75 },
] as const

export const sampleRecommendations = [
  { kind: 'reduceCardBalances', impact: 'High' },
  { kind: 'keepOldAccountsOpen', impact: 'Medium' },
] as const

export const sampleHistory = [
  { month: 'current', score: SAMPLE_SCORE, change: 14 },
  { month: 'last', score: 728, change: 8 },
  { month: 'second', score: 720, change: 5 },
  { month: 'third', score: 715, change: -3 },
] as const
