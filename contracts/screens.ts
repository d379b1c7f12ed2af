/**
 * What each screen reads before it can be drawn: the calls that the server makes for a document, so that the browser
 * need not. A read that is missing here is made by the browser, later; a test opens every screen and counts those.
 */
import type { screensByNeed } from '#engine/access/routes.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'
import { getUser } from './account/account.ts'
import { listApiTokens } from './account/api-tokens.ts'
import { actFilters, listAdminActs } from './admin/audit-log.ts'
import { getContent, listContent } from './admin/content.ts'
import { listJobs } from './admin/jobs.ts'
import { getPerson, listPeople } from './admin/people.ts'
import { getHealth } from './admin/system-health.ts'
import { getPrivacy } from './account/privacy.ts'
import { getTwoFactor, listSessions } from './account/security.ts'
import { getSettings } from './account/settings.ts'
import { listConversations } from './coach/coach.ts'
import { getArticle, getReadingProgress, listArticles } from './education/articles.ts'
import { getCourse, getLesson } from './education/course.ts'
import type { Endpoint, ParamsOf, QueryOf } from './endpoint.ts'
import { getFoundation } from './foundation/content.ts'
import { listDonations } from './foundation/donations.ts'
import { listApplications } from './foundation/grants.ts'
import { getGrantOnDesk, listGrantQueue } from './foundation/grants-desk.ts'
import { readDeskLedger, readLedger, readLedgerTotals } from './foundation/ledger.ts'
import { listNews } from './foundation/news.ts'
import { listBanks, listBankTransactions, listSpendingRules } from './money/banks.ts'
import { getBilling } from './money/billing.ts'
import { listBudgetCategories, listBudgetGroups, listBudgetMonths } from './money/budget.ts'
import { getCalendarFeed } from './money/calendar.ts'
import { getCashPlan } from './money/cash-plan.ts'
import { getCreditMonitoring } from './money/credit-monitoring.ts'
import { listCreditScores } from './money/credit-scores.ts'
import { getDashboard } from './money/dashboard.ts'
import { getDebtPlan } from './money/debt-plan.ts'
import { listDebts, listRecentPayments, listRemovedDebts } from './money/debts.ts'
import { listGoals } from './money/goals.ts'
import { listImports } from './money/imports.ts'
import { listCases } from './money/letters.ts'
import { getOffers, listOfferVisits } from './money/offers.ts'
import { getMode } from './sandbox.ts'

type Needs = typeof screensByNeed
export type ScreenName = { [Need in keyof Needs]: keyof Needs[Need] }[keyof Needs] & string

/** The address of a screen, and the person's day there. */
export type ScreenPlace = {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  today: IsoDate
}

export type ScreenRead = {
  call: Endpoint
  params?: unknown
  query?: unknown
  /** of a list that is read in pages, its name: this read is the first page (usePages) */
  list?: string
  /** other reads whose answers are parts of this one, by the name of the part */
  holds?: Readonly<Record<string, ScreenRead>>
}

type ReadInput<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: Partial<NonNullable<QueryOf<E>>>
  list?: string
  holds?: Readonly<Record<string, ScreenRead>>
}

const read = <E extends Endpoint>(call: E, input: ReadInput<E> = {}): ScreenRead => ({ call, ...input })

/** Of every screen behind the gate: the frame asks them. */
export const frameReads = { user: read(getUser), mode: read(getMode), settings: read(getSettings) }

const thisMonth = (today: IsoDate) => today.slice(0, 7)

function monthBefore(month: string): string {
  const { year, month: number } = monthOfIndex(monthIndex(`${month}-01`) - 1)
  return `${year}-${String(number).padStart(2, '0')}`
}

const budgetOf = (month: string) => read(listBudgetCategories, { query: { month } })

function budgetReads({ query, today }: ScreenPlace): ScreenRead[] {
  const { month = '', tab } = query
  const shown = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : thisMonth(today)
  const before = monthBefore(shown)
  return [
    read(listBanks),
    read(listBudgetGroups),
    budgetOf(shown),
    ...(before < thisMonth(today) ? [budgetOf(before)] : []),
    ...(tab === 'overview' ? [read(listBudgetMonths, { query: { month: shown } })] : []),
    ...(tab === 'transactions'
      ? [read(listBankTransactions, { query: { month: shown } }), read(listSpendingRules)]
      : []),
  ]
}

const dashboardRead = ({ today }: ScreenPlace) =>
  read(getDashboard, {
    holds: {
      debts: read(listDebts),
      plan: read(getDebtPlan),
      cashPlan: read(getCashPlan),
      goals: read(listGoals),
      creditScores: read(listCreditScores),
      budgetCategories: budgetOf(thisMonth(today)),
    },
  })

const settingsReads: Readonly<Record<string, ScreenRead[]>> = {
  security: [read(getTwoFactor), read(listSessions), read(listApiTokens)],
  connected: [read(listBanks)],
  notifications: [read(getCalendarFeed)],
  privacy: [read(getPrivacy), read(listConversations)],
}

const foundationReads = () => [read(getFoundation), read(readLedgerTotals)]

/** The first page of a list. */
const firstPage = <E extends Endpoint>(call: E, query: Partial<NonNullable<QueryOf<E>>>): ScreenRead =>
  read(call, { query, list: 'pages' } as ReadInput<E>)

const filled = (query: ScreenPlace['query'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => names.includes(name) && value !== ''))

/** The admin's desk. A filter that is not one of the call's is refused, and left to the screen. */
const deskReads = {
  admin: () => [read(listJobs), read(listGrantQueue), read(getHealth)],
  adminContent: () => [read(listContent)],
  adminContentPiece: ({ params: { kind = '', id = '', language = '' } }: ScreenPlace) => [
    read(getContent, { params: { kind, id, language } }),
    ...(kind === 'offers' ? [read(listOfferVisits)] : []),
  ],
  adminContentPreview: ({ params: { kind = '', id = '', language = '' } }: ScreenPlace) => [
    read(getContent, { params: { kind, id, language } }),
    ...(kind === 'foundation' ? [read(readLedgerTotals)] : []),
  ],
  adminPeople: () => [firstPage(listPeople, { search: '' })],
  adminPerson: ({ params: { id = '' } }: ScreenPlace) => [read(getPerson, { params: { id } })],
  adminJobs: () => [read(listJobs)],
  adminHealth: () => [read(getHealth)],
  adminAudit: ({ query }: ScreenPlace) => [firstPage(listAdminActs, filled(query, actFilters))],
  adminNews: () => [read(listNews)],
  adminGrants: ({ query }: ScreenPlace) => [
    firstPage(listGrantQueue, { status: 'waiting', ...filled(query, ['status', 'program']) }),
  ],
  adminGrant: ({ params: { id = '' } }: ScreenPlace) => [read(getGrantOnDesk, { params: { id } })],
  adminLedger: () => [firstPage(readDeskLedger, {})],
} satisfies Readonly<Record<keyof Needs['admin'], (place: ScreenPlace) => ScreenRead[]>>

/** By the screen's name; one that reads nothing of its own is not here. */
export const screenReads: Readonly<Partial<Record<ScreenName, (place: ScreenPlace) => ScreenRead[]>>> = {
  dashboard: (place) => [dashboardRead(place)],
  creditMonitor: () => [
    read(listCreditScores),
    read(listDebts),
    read(listRecentPayments),
    read(getCreditMonitoring),
  ],
  start: () => [read(listDebts), read(listRecentPayments), read(getDebtPlan), read(getCashPlan)],
  debtTracker: ({ query, today }) => [
    read(listDebts),
    read(listRecentPayments),
    read(getDebtPlan),
    read(getCashPlan),
    // What is open below this month's payments counts the bills of the budget.
    ...(query['cash'] ? [budgetOf(thisMonth(today))] : []),
    read(listBanks),
    read(listRemovedDebts),
  ],
  debtsImport: () => [read(listDebts), read(listImports)],
  bankReturn: () => [read(listDebts)],
  waysOut: () => [read(listDebts), read(listRecentPayments), read(getDebtPlan)],
  budgeting: budgetReads,
  budgetImport: () => [read(listImports)],
  goals: () => [read(listGoals)],
  education: () => [read(listArticles), read(getReadingProgress), read(getCourse)],
  article: ({ params: { id = '' } }) => [read(getArticle, { params: { id } }), read(getReadingProgress)],
  course: () => [read(getCourse)],
  lesson: ({ params: { lesson = '' } }) => [read(getLesson, { params: { id: lesson } })],
  extraIncome: () => [read(listDebts), read(listRecentPayments), read(getDebtPlan)],
  billing: () => [read(getBilling)],
  settings: ({ query: { tab = '' } }) => settingsReads[tab] ?? [],
  products: () => [read(getOffers)],
  partners: () => [read(getOffers)],
  letters: () => [read(listCases)],
  foundation: foundationReads,
  foundationDonate: foundationReads,
  foundationLedger: ({ query: { view } }) =>
    (view === 'entries' ? ['gifts', 'entries'] : ['gifts']).map((list) =>
      read(readLedger, { query: {}, list }),
    ),
  foundationApply: () => [read(listApplications)],
  foundationApplication: () => [read(listApplications)],
  foundationGifts: () => [read(listDonations)],
  ...deskReads,
}

/** An answer as both sides hold it, and the read that it answers. */
export type ScreenAnswer = Pick<ScreenRead, 'params' | 'query' | 'list'> & { path: string; answer: unknown }

export type Theme = 'light' | 'dark'

/** What stands before the addresses of the screens: those under /es are Spanish for everybody, to be found and shared. */
export type ScreenBase = '/' | '/es'

/** What a screen is drawn with. */
export type ScreenGiven = {
  /** with the base and the query */
  url: string
  base: ScreenBase
  nonce: string
  /** where people open the app; null where the operator has not said */
  origin: string | null
  /** null: the system's */
  theme: Theme | null
  answers: readonly ScreenAnswer[]
  formats: { currency: string; dateFormat: string; timezone: string }
  /** how far the sandbox's clock is ahead, in milliseconds */
  movedByMs: number
  /** the moment drawn for, in milliseconds */
  atMs: number
}

/** The document of a screen. Throws what was thrown while it was drawn. */
export type DrawScreen = (given: ScreenGiven) => Promise<{ html: string; status: number }>

/** Holds a value for all that a function starts: an AsyncLocalStorage, which only a server has. */
export type Held<Value> = {
  run: <Result>(value: Value, start: () => Result) => Result
  getStore: () => Value | undefined
}
