/** Sentences about the money of a short month: what savings give, what is paid when, what is not covered. */
import { consequenceWords } from '#engine/debts/cash/consequence-words.ts'
import { lenderOf } from '#engine/debts/cash/lender-due.ts'
import type { Consequence } from '#engine/debts/cash/short-month.ts'
import { shownCents } from '#engine/money/format.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import type { Drawing } from './drawing.ts'
import type { Ask, ShortMonthMoney } from './short-month-money.ts'

/** Savings that last longer are not counted month by month. */
export const MOST_BRIDGED_MONTHS = 24

const MOST_NAMED = 6

/** The most serious of what can follow: more is read by nobody. */
const MOST_CONSEQUENCES = 2

/** The numbers in the words of a consequence, and where they are from. */
const provenBy: Partial<Record<Consequence, { label: string; value: string; source: string }>> = {
  foreclosure: {
    label: 'a housing counselor, free',
    value: '800-569-4287',
    source: 'U.S. Department of Housing and Urban Development',
  },
  penaltyRate: {
    label: 'late before a rate can go up on what is owed',
    value: '60 days',
    source: '12 CFR 1026.55',
  },
  markAfter30Days: {
    label: 'late before it can be marked on a credit report',
    value: '30 days',
    source: 'how credit reports count late payments',
  },
  markAfter90Days: {
    label: 'late before a federal loan is reported',
    value: '90 days',
    source: 'studentaid.gov',
  },
}

/** Where savings pay the whole gap, every payment can be made. */
export const isBridged = ({ six }: Drawing) => six.bridge?.missingCents === 0

/** Facts of the person's records about a debt, a category or a goal go by its id. */
const recordId = ({ id, isDebt }: Pick<Ask, 'id' | 'isDebt'>) => (isDebt ? `debt.${id}` : id)

/** A name of the person's, which may hold a number, as a fact. */
function nameOf({ records, facts }: Drawing, id: string, name: string): string {
  const fact = factsFor(records, { id, source: 'records' }).name('name', 'name you gave it', name)
  facts.push(fact)
  return fact.value
}

/** ' (due 11/24/2026)'; empty where no day is known. */
function dueWords({ records, facts }: Drawing, ask: Ask): string {
  const { name, dueOn } = ask
  if (dueOn === null) return ''
  const due = factsFor(records, { id: recordId(ask), of: name, source: 'records' }).date(
    'due',
    'payment due',
    dueOn,
  )
  facts.push(due)
  return ` (due ${due.value})`
}

/** What savings give, by the goal they are put away for, and what is left of each. Empty where nothing is put away. */
export function bridge(drawing: Drawing, { fromGoals, fromOtherCents }: ShortMonthMoney): string[] {
  const { six, leftShownCents, money, facts, make } = drawing
  if (six.bridge === null || six.bridge.fromSavingsCents === 0) return []
  const { fromSavingsCents, missingCents, fullMonths } = six.bridge
  const used = money('bridge.used', 'taken from savings for this month', fromSavingsCents)
  const shares = fromGoals.map(({ id, title, takenCents, leftCents }) => {
    const taken = money(`bridge.${id}.taken`, `${title}: taken for this month`, takenCents)
    const left = money(`bridge.${id}.left`, `${title}: left after that`, leftCents)
    return `${taken} of ${nameOf(drawing, `goal.${id}`, title)} (${left} is left there)`
  })
  const other =
    fromOtherCents > 0 && shares.length > 0
      ? [`${money('bridge.other', 'taken from savings in no goal', fromOtherCents)} of your other savings`]
      : []
  const take = shares.length > 0 ? [`Use ${listed([...shares, ...other])}.`] : []
  if (missingCents > 0) {
    const missing = money(
      'bridge.missing',
      'still missing this month',
      -leftShownCents - shownCents(fromSavingsCents),
    )
    return [`Put your ${used} of savings toward the gap. ${missing} is still missing this month.`, ...take]
  }
  const covers = `Take ${used} from savings to cover this month.`
  if (fullMonths > MOST_BRIDGED_MONTHS) return [covers, ...take]
  const lasts = make.months('bridge.months', 'months that savings can pay the gap', fullMonths)
  facts.push(lasts)
  return [`${covers} Savings can cover the gap for ${lasts.value}.`, ...take]
}

/** 'Rent $900 (due 12/01/2026), Electric $90 and Food $400': what the money pays of it. */
function paidWords(drawing: Drawing, asks: readonly Ask[], write: (name: string, amount: string) => string) {
  return asks.map((ask) => {
    const { id, name, askedCents, paidCents } = ask
    const paid = drawing.money(`${id}.paid`, `${name}: to pay this month`, paidCents)
    const amount =
      paidCents < askedCents
        ? `${paid} of the ${drawing.money(`${id}.asked`, `${name}: asked for this month`, askedCents)}`
        : paid
    return `${write(nameOf(drawing, recordId(ask), name), amount)}${dueWords(drawing, ask)}`
  })
}

/** The essentials that the money pays. */
export function essentialsPaid(drawing: Drawing, { essentials }: ShortMonthMoney): string[] {
  const paid = essentials.filter(({ paidCents }) => paidCents > 0)
  if (paid.length === 0) return []
  const names = paidWords(drawing, paid.slice(0, MOST_NAMED), (name, amount) => `${name} ${amount}`)
  const others = paid.length > MOST_NAMED ? ['the other essentials of your budget'] : []
  return [`These come first: ${listed([...names, ...others])}.`]
}

/** Minimum payments that the money pays. */
export function duesPaid(drawing: Drawing, dues: readonly Ask[]): string[] {
  const paid = dues.filter(({ paidCents }) => paidCents > 0)
  if (paid.length === 0) return []
  return [`Pay ${listed(paidWords(drawing, paid, (name, amount) => `${amount} to ${name}`))}.`]
}

/** Spending that has to wait for the payments before it. */
export function restThatWaits({ money }: Drawing, { essentials, rest }: ShortMonthMoney): string[] {
  const openCents = rest.askedCents - rest.paidCents
  if (openCents <= 0) return []
  const open = money('rest.open', 'spending that is not covered', openCents)
  return [
    essentials.length > 0
      ? `${open} of your other spending has to wait this month. What you decide each time waits first.`
      : `${open} of what you spend is not covered. What is no home, food, power or way to work waits first.`,
  ]
}

function lateFee({ money }: Drawing, { id, name }: Ask, feeCents: number | null): string {
  if (feeCents === null) return 'A late fee can follow.'
  return `A late fee of ${money(`${id}.fee`, `${name}: late fee`, feeCents)} can follow.`
}

/** What can follow, each said once in a roadmap. */
function consequencesOf(drawing: Drawing, ask: Ask, said: Set<string>): string[] {
  const fee = lenderOf(ask.id, drawing.lenders).lateFee
  return ask.consequences.slice(0, MOST_CONSEQUENCES).flatMap((one) => {
    const text = one === 'lateFee' ? lateFee(drawing, ask, fee) : consequenceWords()[one]
    if (said.has(text)) return []
    said.add(text)
    const proof = provenBy[one]
    if (proof) drawing.facts.push({ id: `short.${one}`, unit: 'text', ...proof })
    return [text]
  })
}

/** What the money does not cover: how much, what can follow, and whom to call. `said` holds what was said already. */
export function notCovered(drawing: Drawing, ask: Ask, said: Set<string>): string {
  const { records, facts, money, lenders } = drawing
  const { id, name, askedCents, paidCents, isDebt } = ask
  const called = nameOf(drawing, recordId(ask), name)
  const open = money(`${id}.open`, `${name}: not covered`, askedCents - paidCents)
  const whole = money(`${id}.asked`, `${name}: asked for this month`, askedCents)
  const missing = `${paidCents > 0 ? `${open} of ` : ''}its ${whole} is not covered.`
  const follows = consequencesOf(drawing, ask, said)
  if (!isDebt) return [`${called}${dueWords(drawing, ask)}: ${missing}`, ...follows].join(' ')
  const { phone } = lenderOf(id, lenders)
  const number =
    phone === null
      ? null
      : factsFor(records, { id: recordId(ask), of: name, source: 'records' }).name(
          'phone',
          'phone of the lender',
          phone,
        )
  if (number) facts.push(number)
  const call = `Call ${called}${number ? ` at ${number.value}` : ''}${dueWords(drawing, ask)}: ${missing}`
  return [call, ...follows].join(' ')
}
