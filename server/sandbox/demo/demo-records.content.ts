/** What the demo people have recorded beside their debts: scores, what they read, what they chose. Days count back from the day of seeding. */
import type { ScoreFields } from '#server/features/credit-scores/credit-scores.queries.ts'
import type { SettingsChange } from '#server/features/account/settings/settings.queries.ts'

type DemoScore = { daysAgo: number } & Pick<ScoreFields, 'score' | 'bureau' | 'model'>

export type DemoReading = {
  articleId: string
  /** of each visit, the last one first; on the last one it was read to the end unless `isOpen` */
  daysAgo: number[]
  seconds: number
  isOpen?: boolean
}

export type DemoRecords = { scores: DemoScore[]; readings: DemoReading[]; settings: SettingsChange }

type Source = Pick<DemoScore, 'bureau' | 'model'>
const experian: Source = { bureau: 'experian', model: 'fico_8' }
const transunion: Source = { bureau: 'transunion', model: 'vantagescore_3' }
const equifax: Source = { bureau: 'equifax', model: 'vantagescore_3' }
const bank: Source = { bureau: 'transunion', model: 'fico_9' }
const unnamed: Source = { bureau: 'unknown', model: 'unknown' }

const on = (daysAgo: number, score: number, source: Source): DemoScore => ({ daysAgo, score, ...source })

const rosa: DemoRecords = {
  scores: [
    on(351, 588, transunion),
    on(282, 593, transunion),
    on(205, 604, unnamed),
    on(140, 601, equifax),
    on(77, 617, transunion),
    on(11, 631, equifax),
  ],
  readings: [
    { articleId: '1', daysAgo: [1, 4], seconds: 412 },
    { articleId: '3', daysAgo: [0], seconds: 188, isOpen: true },
  ],
  settings: {},
}

const marcus: DemoRecords = {
  scores: [
    on(358, 655, experian),
    on(327, 649, equifax),
    on(301, 658, transunion),
    on(266, 662, experian),
    on(240, 660, transunion),
    on(211, 667, experian),
    on(186, 671, equifax),
    on(150, 664, transunion),
    on(119, 676, experian),
    on(94, 681, transunion),
    on(66, 679, equifax),
    on(41, 688, experian),
    on(20, 694, transunion),
    on(4, 702, experian),
  ],
  readings: [
    { articleId: '1', daysAgo: [38, 39], seconds: 655 },
    { articleId: '2', daysAgo: [2], seconds: 430 },
    { articleId: '4', daysAgo: [1], seconds: 517 },
    { articleId: '6', daysAgo: [0], seconds: 366 },
  ],
  settings: {},
}

const grace: DemoRecords = {
  scores: [
    on(344, 728, bank),
    on(310, 731, experian),
    on(279, 726, bank),
    on(248, 735, experian),
    on(217, 739, bank),
    on(187, 741, equifax),
    on(155, 738, bank),
    on(126, 746, experian),
    on(95, 750, bank),
    on(64, 749, equifax),
    on(33, 757, experian),
    on(2, 761, bank),
  ],
  readings: [
    { articleId: '1', daysAgo: [64], seconds: 389 },
    { articleId: '2', daysAgo: [63], seconds: 402 },
    { articleId: '3', daysAgo: [40], seconds: 371 },
    { articleId: '4', daysAgo: [12, 13], seconds: 744 },
    { articleId: '5', daysAgo: [1, 2], seconds: 610 },
  ],
  settings: { weeklyReports: true },
}

const samuel: DemoRecords = {
  scores: [
    on(330, 742, unnamed),
    on(263, 738, experian),
    on(198, 747, experian),
    on(133, 751, transunion),
    on(71, 745, experian),
    on(9, 753, experian),
  ],
  readings: [{ articleId: '6', daysAgo: [7], seconds: 240 }],
  settings: {},
}

/** By the label of the demo person. */
export const demoRecords: Record<string, DemoRecords> = {
  Free: rosa,
  Pro: marcus,
  Premium: grace,
  Admin: samuel,
}
