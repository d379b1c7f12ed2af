/** The calls of debts and their entries, on what is kept in this browser. */
import * as z from 'zod/mini'
import * as contract from '#contracts/money/debts.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import {
  balancesWithAccruedOn,
  refusalOfAccruedOn,
  withAccruedOn,
} from '#engine/debts/balances/accrued-on.ts'
import { correctionOf } from '#engine/debts/entries/correction.ts'
import { totalsOf, withBalances } from '#engine/debts/entries/entries.ts'
import {
  refusalOfPayday,
  refusalOfPayment,
  refusalOfTakingBack,
  statementLines,
} from '#engine/debts/entries/payment.ts'
import { startOfRecentPayments } from '#engine/debts/entries/recent-payments.ts'
import { debtRefusals, MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { balanceFields, joinLines, splitLines } from './kept/kept-balances.ts'
import { changed, debtOf, newLine, presentDebt } from './kept/kept-debt.ts'
import type { KeptDebt, KeptLine } from './kept/kept.ts'
import { Refused, serve, throwIf, type Served } from './served.ts'

type Fields = Omit<KeptDebt, 'id' | 'name' | 'type' | 'lines' | 'version' | 'createdAt' | 'updatedAt'>

const noFields: Fields = {
  interestRate: null,
  minimumPayment: null,
  paymentDueDate: null,
  promotionalRate: null,
  deferredInterest: null,
  minimumRule: null,
  statement: null,
  minimumTo: null,
  creditLimit: null,
  startedOn: null,
  closedAt: null,
  writtenOff: 0,
}

type Body = BodyOf<typeof contract.updateDebt>
type Days = { today: string; latestDay: string }

/** A body with the day of each amount of deferred interest; `before` is null for a new debt. */
function withAccruedDays(body: Body, before: KeptDebt | null, { today, latestDay }: Days) {
  const kept = before && presentDebt(before)
  const startedOn = body.startedOn === undefined ? (kept?.startedOn ?? null) : body.startedOn
  throwIf(refusalOfAccruedOn(body, { startedOn, latestDay }))
  const { deferredInterest: deferral, balances } = body
  const amount = deferral && { ...deferral, accrued: deferral.accrued ?? 0 }
  return {
    ...body,
    deferredInterest: amount && withAccruedOn(amount, kept?.deferredInterest, today),
    balances: balances && balancesWithAccruedOn(balances, kept?.balances, today),
  }
}

/** The fields of a body, with what an answer has and a body may leave out. An absent field changes nothing. */
function fieldsOf(body: ReturnType<typeof withAccruedDays>): Partial<KeptDebt> {
  const { balance: _, version: __, balances: ___, minimumRule: rule, ...rest } = body
  const given = {
    ...rest,
    minimumRule: rule && {
      ...rule,
      round: rule.round ?? 'cent',
      roundBeforeInterest: rule.roundBeforeInterest ?? false,
      interestPlus: rule.interestPlus ?? null,
    },
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function correctBalance(debt: KeptDebt, balanceCents: number, today: string): void {
  const correction = correctionOf({ debt: totalsOf(debt.lines), lines: debt.lines }, { balanceCents, today })
  if ('kind' in correction) throw new Refused(correction)
  const { replaces, line } = correction
  if (replaces === null) {
    const [split] = splitLines(debt, [line], today)
    debt.lines.push(newLine(split!))
    return
  }
  debt.lines = [...debt.lines.filter(({ id }) => id !== replaces), newLine(line)]
  joinLines(debt, [], today)
}

const entriesOf = (lines: readonly KeptLine[], before = 0) =>
  withBalances(lines, before).map(({ split = null, ...line }) => ({ ...line, split }))

const debtCalls: Served[] = [
  serve(contract.listDebts, ({ kept }) => kept.debts.map(presentDebt)),

  serve(contract.createDebt, ({ kept, body, now, ...days }) => {
    const { name, type, balance } = body
    const dated = withAccruedDays(body, null, days)
    if (kept.debts.length >= MAX_DEBTS) throw new Refused(debtRefusals.tooMany())
    const debt: KeptDebt = {
      ...noFields,
      ...fieldsOf(dated),
      ...balanceFields(dated.balances, balance),
      id: crypto.randomUUID(),
      name,
      type,
      lines: [newLine({ kind: 'opening', amount: balance, occurredOn: days.today })],
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    kept.debts.push(debt)
    return presentDebt(debt)
  }),

  serve(contract.updateDebt, ({ kept, params, body, now, ...days }) => {
    const debt = debtOf(kept.debts, params.id)
    if (body.version !== undefined && body.version !== debt.version)
      throw new Refused(debtRefusals.changedSince(), presentDebt(debt))
    const { balance } = totalsOf(debt.lines)
    const dated = withAccruedDays(body, debt, days)
    const fields = { ...fieldsOf(dated), ...balanceFields(dated.balances, body.balance ?? balance) }
    const movesBalance = body.balance !== undefined && body.balance !== balance
    if (!movesBalance && Object.keys(fields).length === 0) return presentDebt(debt)
    if (movesBalance) correctBalance(debt, body.balance!, days.today)
    return presentDebt(changed(Object.assign(debt, fields), now))
  }),
]

const paymentCalls: Served[] = [
  serve(contract.listRecentPayments, ({ kept, today }) => {
    const since = startOfRecentPayments(today)
    return kept.debts
      .flatMap(({ id, lines }) => lines.map((line) => ({ ...line, debtId: id, paidOn: line.occurredOn })))
      .filter(({ kind, paidOn }) => kind === 'payment' && paidOn >= since)
      .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : Number(a.paidOn > b.paidOn)))
  }),

  serve(contract.listPayments, ({ kept, params }) => entriesOf(debtOf(kept.debts, params.id).lines)),

  serve(contract.recordPayment, ({ kept, params, body, ...moment }) => {
    const debt = debtOf(kept.debts, params.id)
    const { amount, interest, fees, charges, note = null } = body
    const paidOn = body.paidOn ?? moment.today
    const amounts = { amount, interest: interest ?? 0, fees: fees ?? 0, charges: charges ?? 0 }
    const before = totalsOf(debt.lines)
    throwIf(refusalOfPayday(paidOn, moment.latestDay) ?? refusalOfPayment(before, amounts))
    const paymentId = crypto.randomUUID()
    const lines = splitLines(debt, statementLines(amounts), paidOn).map((line) => {
      const own = line.kind === 'payment' ? { id: paymentId, note } : {}
      return newLine({ ...line, occurredOn: paidOn, paymentId, ...own })
    })
    debt.lines.push(...lines)
    return {
      paymentId,
      debt: presentDebt(changed(debt, moment.now)),
      entries: entriesOf(lines, before.balance),
    }
  }),

  serve(contract.deletePayment, ({ kept, params, now }) => {
    const debt = debtOf(kept.debts, params.id)
    const paymentId = params.paymentId.toLowerCase()
    const refusal = refusalOfTakingBack(debt.lines, paymentId)
    if (refusal) throw new Refused(refusal, z.encode(contract.debtAnswer, presentDebt(debt)))
    const taken = debt.lines.filter((line) => line.paymentId === paymentId)
    debt.lines = debt.lines.filter((line) => line.paymentId !== paymentId)
    joinLines(debt, taken, taken[0]!.occurredOn)
    return { debt: presentDebt(changed(debt, now)) }
  }),
]

export const servedDebts: Served[] = [...debtCalls, ...paymentCalls]
