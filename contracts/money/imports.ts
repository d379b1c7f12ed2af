/**
 * Transactions and debts brought in from files. The browser reads the file and shows what is in it; only what the
 * person agreed to is sent, as rows, and the server checks each of them again.
 */
import * as z from 'zod/mini'
import { budgetTexts } from './messages/budget-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import {
  amountCents,
  amountCentsOrNull,
  calendarDate,
  calendarDateOrNull,
  day,
  instant,
  money,
  positiveAmountCents,
  ratePpmOrNull,
} from '#contracts/amounts.ts'
import { readsOfSpending } from './budget.ts'
import { debtTypes, readsOfDebts } from './debts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { requiredLine } from '#contracts/texts.ts'

export const importKinds = ['transactions', 'debts'] as const
export const importFormats = ['csv', 'ofx', 'qif'] as const

/** So many transactions may come in one import. */
export const MAX_IMPORT_ROWS = 5_000
/** So many debts may come in one import. */
export const MAX_IMPORT_DEBTS = 100
/** So many categories of one file may be chosen for. */
export const MAX_IMPORT_CATEGORIES = 200
/** The body of an import of transactions: 5,000 rows of 200 characters fit. */
export const IMPORT_LIMIT_BYTES = 4 * 1024 * 1024
/** So long a description is kept. */
const DESCRIPTION_LENGTH = 200

const format = z.enum(importFormats, { error: () => budgetTexts().format })
const fileName = requiredLine({ most: 120, missing: () => budgetTexts().importedFile })
const yesOrNo = z.boolean({ error: () => refusalTexts().yesOrNo })

const fileCategory = requiredLine({ most: 80, missing: () => budgetTexts().fileCategory })

const importRow = z.strictObject({
  date: calendarDate,
  amount: positiveAmountCents,
  /** money that came in; money out where it is absent */
  isIn: z.optional(yesOrNo),
  description: requiredLine({ most: DESCRIPTION_LENGTH, missing: () => budgetTexts().description }),
  /** the person wants it although it looks as if it were there already */
  isWanted: z.optional(yesOrNo),
  /** as the file writes it */
  category: z.optional(fileCategory),
})

/** Where the rows of a category of the file go: into one of the budget, into a new one, or nowhere yet. */
const categoryChoice = z.strictObject({
  name: fileCategory,
  categoryId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  create: z.optional(
    z.strictObject({
      name: requiredLine({ most: 60, missing: () => refusalTexts().categoryName }),
      budgetAmount: positiveAmountCents,
    }),
  ),
})

const tooManyCategories = { error: () => budgetTexts().categoriesAtMost(MAX_IMPORT_CATEGORIES) }
const wrongRows = { error: () => budgetTexts().rows(MAX_IMPORT_ROWS) }

/** The JSON that importTransactions takes: it may be larger than other bodies. */
export const importBody = z.strictObject({
  fileName,
  format,
  rows: z.array(importRow).check(z.minLength(1, wrongRows), z.maxLength(MAX_IMPORT_ROWS, wrongRows)),
  /** each is kept as a rule for the next file */
  categories: z.optional(
    z.array(categoryChoice).check(z.maxLength(MAX_IMPORT_CATEGORIES, tooManyCategories)),
  ),
})
export type ImportBody = z.output<typeof importBody>
export type ImportBodyInput = z.input<typeof importBody>

const importedDebt = z.object({
  id: z.string(),
  name: z.string(),
  /** a payment was recorded or a figure changed since it was brought in */
  isChanged: z.boolean(),
})

const importAnswer = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  format: z.enum(importFormats),
  fileName: z.string(),
  createdAt: instant,
  /** rows that were there already and were not brought in again */
  skipped: z.int(),
  /** of transactions: how many lines there are, count in the budget, wait to be sorted */
  lines: z.int(),
  inBudget: z.int(),
  waiting: z.int(),
  /** the first and the last day of its lines */
  firstOn: z.nullable(day),
  lastOn: z.nullable(day),
  /** of debts: those that are still there */
  debts: z.array(importedDebt),
})
export type Import = z.output<typeof importAnswer>

const readsOfImports = ['/api/imports', '/api/imports/known', '/api/imports/categories'] as const

export const listImports = endpoint('GET /api/imports', {
  summary: 'What was brought in from files and not taken back, newest first.',
  access: 'signedIn',
  tokenScope: 'records:read',
  answer: z.array(importAnswer),
})

/** Something that is there already, for the preview to compare with. `amount` is positive for money out. */
const knownAnswer = z.object({
  date: z.string(),
  amount: money,
  description: z.string(),
  source: z.enum(['import', 'bank', 'person']),
})
export type KnownTransaction = z.output<typeof knownAnswer>

export const listKnown = endpoint('GET /api/imports/known', {
  summary:
    'What is there, between two days where they are named: earlier imports, transactions of linked banks and spending entered by hand.',
  access: 'signedIn',
  query: z.strictObject({ from: z.optional(calendarDate), to: z.optional(calendarDate) }),
  answer: z.array(knownAnswer),
})

/** Where the rows of a file's category went last time; null: into no category. */
const categoryRuleAnswer = z.object({ name: z.string(), categoryId: z.nullable(z.string()) })
export type FileCategoryRule = z.output<typeof categoryRuleAnswer>

export const listFileCategories = endpoint('GET /api/imports/categories', {
  summary: 'The categories of earlier files and where their rows go, in the order they were first chosen.',
  access: 'signedIn',
  answer: z.array(categoryRuleAnswer),
})

export const importTransactions = endpoint('POST /api/imports/transactions', {
  summary:
    'Bring in transactions. Rows that are there already are left out, unless they are wanted. All of it, or nothing.',
  access: 'signedIn',
  once: true,
  uploads: ['application/json'],
  answer: importAnswer,
  refreshes: [...readsOfImports, ...readsOfSpending],
  status: 201,
})

const debtToImport = z.strictObject({
  name: requiredLine({ most: 80, missing: () => refusalTexts().debtName }),
  type: z.enum(debtTypes, { error: () => refusalTexts().debtKind }),
  balance: amountCents,
  interestRate: z.optional(ratePpmOrNull),
  minimumPayment: z.optional(amountCentsOrNull),
  paymentDueDate: z.optional(calendarDateOrNull),
  /** the person wants it although a debt of this name is there */
  isWanted: z.optional(yesOrNo),
})

const wrongDebts = { error: () => budgetTexts().debtsToImport(MAX_IMPORT_DEBTS) }

export const importDebts = endpoint('POST /api/imports/debts', {
  summary:
    'Add debts from a file. Those whose name is there already are left out, unless they are wanted. All of it, or nothing.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    fileName,
    debts: z.array(debtToImport).check(z.minLength(1, wrongDebts), z.maxLength(MAX_IMPORT_DEBTS, wrongDebts)),
  }),
  answer: importAnswer,
  refreshes: ['/api/imports', ...readsOfDebts],
  status: 201,
})

export const undoImport = endpoint('DELETE /api/imports/{id}', {
  summary: 'Take a whole import back: its lines with the spending they are, or the debts it made.',
  access: 'signedIn',
  answer: z.object({ message: z.string(), lines: z.int(), spending: z.int(), debts: z.int() }),
  refreshes: ['/api/imports/known', ...readsOfSpending, ...readsOfDebts],
})

const importLineAnswer = z.object({
  id: z.string(),
  date: z.string(),
  /** positive for money out, negative for money in */
  amount: money,
  description: z.string(),
  /** the budget category it counts in */
  categoryId: z.nullable(z.string()),
  /** how it came there; `moved`: it looks like pay, a transfer or a payment on a card, and counts nowhere */
  sortedBy: z.enum(['nobody', 'rule', 'person', 'moved']),
  /** the person sorted it, put it out of the budget or removed its spending */
  isChanged: z.boolean(),
})
export type ImportLine = z.output<typeof importLineAnswer>

const linesAnswer = z.array(importLineAnswer)

export const listImportLines = endpoint('GET /api/imports/{id}/lines', {
  summary: 'The lines of an import, newest day first, each with the category it counts in.',
  access: 'signedIn',
  tokenScope: 'records:read',
  answer: linesAnswer,
})

export const sortImportLine = endpoint('PATCH /api/imports/{id}/lines/{lineId}', {
  summary:
    'Put a line into a budget category, or out of the budget with null. With `teach` the same merchant goes there from now on, and what lies unsorted too.',
  access: 'signedIn',
  body: z.strictObject({
    categoryId: z.nullable(z.string().check(z.maxLength(64))),
    teach: z.optional(yesOrNo),
  }),
  answer: z.object({ line: importLineAnswer, alsoSorted: z.int() }),
  refreshes: readsOfSpending,
})
