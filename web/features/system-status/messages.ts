/** Every text of the health screen. */
import type { ModelDay, OutsideState } from '#contracts/admin/system-health.ts'
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'

export const healthTexts = {
  pageTitle: 'System health, Jubilee',
  title: 'System health',
  lead: 'Measured when you opened this page. What was not measured is not shown.',
  allWellTitle: 'All is well',
  concernsTitle: 'Needs a look',
  measured: (instant: string) => `Measured ${instant}`,
  lookAgain: 'Measure again',
  loadFailed: 'The system could not be measured.',
  never: 'none so far',
  allWell: 'All is well.',
  measuring: 'Measuring.',
  more: 'See what was measured',
}

export const databaseTexts = {
  title: 'Database',
  answer: 'Answers in',
  milliseconds: (ms: number) => `${ms} ms`,
  version: 'PostgreSQL',
  size: 'Size',
  connections: 'Connections',
  openOf: (open: number, most: number) => `${open} open of ${most}`,
  migrations: 'Migrations',
  appliedOf: (applied: number, known: number) => `${applied} of ${known}`,
  disk: 'Disk',
  freeOf: (free: string, total: string) => `${free} free of ${total}`,
}

export const jobsTexts = {
  title: 'Jobs',
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  oldestDue: 'Oldest one due',
  noneDue: 'none is due',
  lastDone: 'Last one done',
}

export const processTexts = {
  title: 'This process',
  version: 'Version',
  versionAndMode: (version: string, mode: string) => `${version}, ${mode}`,
  node: 'Node',
  uptime: 'Up for',
  memory: 'Memory',
  anyTitle: 'By any process',
  lastPaymentEvent: 'Last payment event',
  lastBankReading: 'Last bank reading',
  lastBackup: 'Last backup',
}

const outsideNames: Record<OutsideState['name'], string> = {
  mail: 'Email',
  payments: 'Payments',
  banking: 'Bank links',
  bureau: 'Credit bureaus',
  model: 'Language model',
}

export const outsideTexts = {
  title: 'Outside services',
  lead: 'What this process has seen since it started. Only the price list is asked for when you open this page.',
  names: outsideNames,
  notAsked: 'Not asked yet',
  notSetUp: 'Not set up',
  sandbox: 'Sandbox',
  calls: (calls: number, failures: number) => `${plural(calls, 'call')}, ${failures} failed.`,
  lastAnswer: (instant: string) => `Last answer ${instant}.`,
  lastFailure: (instant: string) => `Last failure ${instant}.`,
}

const whole = (count: number) => count.toLocaleString(LOCALE)

/** A day of the model, with its amounts as they are written. */
type ModelDayFigures = Omit<ModelDay, 'day' | 'spent'> & { spent: string; limit: string }

export const modelTexts = {
  title: 'What the coach’s model did',
  lead: 'Day by day (UTC). It helps to read questions and writes nothing. A request counts at its most until it is answered.',
  day: ({ asked, used, dropped, failed, tokensIn, tokensOut, spent, limit }: ModelDayFigures) =>
    `Asked ${plural(asked, 'time')}: ${used} readings used, ${dropped} refused by our checks, ${failed} failed. ${whole(tokensIn)} tokens in, ${whole(tokensOut)} out. ${spent} of ${limit}.`,
}
