/** Pay days, the cash in the account, and a month that falls short. The engine places payments by it: engine/debts/cash. */
import * as z from 'zod/mini'
import { debtTexts } from './messages/debt-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import {
  amountCents,
  amountCentsOrNull,
  calendarDate,
  calendarDateOrNull,
  day,
  money,
} from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { requiredLine, lineOrNull } from '#contracts/texts.ts'
import { payKinds } from '#engine/debts/cash/pay-dates.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { essentialKinds } from '#engine/debts/cash/short-month.ts'

/** How many bills one short month can name. */
export const MAX_ESSENTIALS = 30
const yesOrNo = z.boolean({ error: () => refusalTexts().yesOrNo })
const dayOff = z.enum(['before', 'after'], { error: () => debtTexts().dayOff })
const payKind = z.enum(payKinds, { error: () => debtTexts().payKind })
const essentialKind = z.enum(essentialKinds, { error: () => debtTexts().essentialKind })
const id = z
  .string({ error: () => debtTexts().id })
  .check(z.regex(/^[\w-]{1,64}$/, { error: () => debtTexts().id }))

const payAnswer = z.object({
  kind: z.enum(payKinds),
  nextOn: z.nullable(day),
  secondOn: z.nullable(day),
  dayOff: z.enum(['before', 'after']),
  /** of one pay, after taxes; 0.00 where pay is irregular */
  amount: money,
  /** in the account on `cashOn` */
  cash: money,
  cashOn: day,
  /** payments of that day which had left the account when the cash was entered */
  counted: money,
  floor: money,
})

const shortAnswer = z.object({
  /** what there is until `until`, the day of the next pay */
  cash: money,
  until: day,
  /** the day on which there was that much; null where it is not known */
  cashOn: z.nullable(day),
  /** payments of that day which were made before the cash was entered */
  counted: money,
  essentials: z.array(
    z.object({ id: z.string(), kind: z.enum(essentialKinds), name: z.string(), amount: money }),
  ),
})

export const cashAnswer = z.object({
  paydays: z.nullable(payAnswer),
  /** null once its day has passed */
  shortMonth: z.nullable(shortAnswer),
  lenders: z.array(
    z.object({
      debtId: z.string(),
      phone: z.nullable(z.string()),
      isFederal: z.boolean(),
      /** null: not known */
      lateFee: z.nullable(money),
      hasPenaltyRate: z.boolean(),
    }),
  ),
})

export const getCashPlan = endpoint('GET /api/cash-plan', {
  summary: 'Pay days, the cash in the account, and the month that falls short; null where not entered.',
  access: 'signedIn',
  tokenScope: 'debts:read',
  keptOffline: true,
  answer: cashAnswer,
})

export const savePaydays = endpoint('PUT /api/cash-plan/paydays', {
  summary: 'Keep the pay days and the cash in the account, which is that of today.',
  access: 'signedIn',
  body: z.strictObject({
    kind: payKind,
    nextOn: calendarDateOrNull,
    secondOn: calendarDateOrNull,
    dayOff,
    amount: amountCents,
    cash: amountCents,
    floor: amountCents,
  }),
  answer: cashAnswer,
})

export const deletePaydays = endpoint('DELETE /api/cash-plan/paydays', {
  summary: 'Forget the pay days and the cash in the account.',
  access: 'signedIn',
  answer: cashAnswer,
})

export const saveShortMonth = endpoint('PUT /api/cash-plan/short-month', {
  summary:
    'Say what there is until the next pay, and what has to be paid of it besides debts. It ends by itself.',
  access: 'signedIn',
  body: z.strictObject({
    cash: amountCents,
    until: calendarDate,
    essentials: z
      .array(
        z.strictObject({
          id,
          kind: essentialKind,
          name: requiredLine({ most: 60, missing: () => debtTexts().billName }),
          amount: amountCents,
        }),
      )
      .check(z.maxLength(MAX_ESSENTIALS, { error: () => debtTexts().billsAtMost(MAX_ESSENTIALS) })),
    lenders: z
      .array(
        z.strictObject({
          debtId: id,
          phone: lineOrNull({ most: 40 }),
          isFederal: yesOrNo,
          lateFee: amountCentsOrNull,
          hasPenaltyRate: yesOrNo,
        }),
      )
      .check(z.maxLength(MAX_DEBTS, { error: () => refusalTexts().sendAtMost(MAX_DEBTS) })),
  }),
  refreshes: ['/api/dashboard'],
  answer: cashAnswer,
})

export const endShortMonth = endpoint('DELETE /api/cash-plan/short-month', {
  summary: 'End the short month before its day. What is known of the lenders stays.',
  access: 'signedIn',
  refreshes: ['/api/dashboard'],
  answer: cashAnswer,
})
