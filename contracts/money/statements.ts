/** A card's statements as a person reads them off the paper. engine/debts/statements compares them and learns from them. */
import * as z from 'zod/mini'
import { debtTexts } from './messages/debt-messages.ts'
import {
  amountCents,
  amountCentsOrNull,
  calendarDate,
  day,
  instant,
  money,
  rate,
  ratePpm,
} from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { debtAnswer, readsOfDebts } from './debts.ts'

const months = z.nullable(
  z
    .int({ error: () => debtTexts().wholeMonths })
    .check(
      z.minimum(1, { error: () => debtTexts().oneMonth }),
      z.maximum(1_200, { error: () => debtTexts().wholeMonths }),
    ),
)

const statementAnswer = z.object({
  id: z.string(),
  balance: money,
  minimum: money,
  dueOn: day,
  /** the rate its box was compared with */
  interestRate: rate,
  interest: z.nullable(money),
  /** parts of the minimum */
  pastDue: money,
  overLimit: money,
  minimumOnlyMonths: z.nullable(z.int()),
  minimumOnlyTotal: z.nullable(money),
  threeYearPayment: z.nullable(money),
  threeYearTotal: z.nullable(money),
  createdAt: instant,
})
export type Statement = z.output<typeof statementAnswer>

const reads = [...readsOfDebts] as const

export const listStatements = endpoint('GET /api/debts/{id}/statements', {
  summary: "A debt's statements, the latest due day first.",
  access: 'signedIn',
  tokenScope: 'debts:read',
  answer: z.array(statementAnswer),
})

export const addStatement = endpoint('POST /api/debts/{id}/statements', {
  summary:
    'Keep a statement. The latest one is what the debt asks for until its due day. Figures that cannot be are refused.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    balance: amountCents,
    minimum: amountCents,
    dueOn: calendarDate,
    interestRate: ratePpm,
    interest: z.optional(amountCentsOrNull),
    pastDue: z.optional(amountCentsOrNull),
    overLimit: z.optional(amountCentsOrNull),
    minimumOnlyMonths: z.optional(months),
    minimumOnlyTotal: z.optional(amountCentsOrNull),
    threeYearPayment: z.optional(amountCentsOrNull),
    threeYearTotal: z.optional(amountCentsOrNull),
  }),
  answer: z.object({ statement: statementAnswer, debt: debtAnswer }),
  refreshes: reads,
  status: 201,
})

export const deleteStatement = endpoint('DELETE /api/debts/{id}/statements/{statementId}', {
  summary: 'Remove a statement. Where it was the latest, the one before it is.',
  access: 'signedIn',
  answer: z.object({ debt: debtAnswer }),
  refreshes: reads,
})
