/** Sentences about the money of a short month: what savings give, what is paid when, what is not covered. */
import { consequenceWords } from '#engine/debts/cash/consequence-words.ts'
import { lenderOf } from '#engine/debts/cash/lender-due.ts'
import type { Consequence } from '#engine/debts/cash/short-month.ts'
import { shownCents } from '#engine/money/format.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import type { Drawing } from './drawing.ts'
import { shortTexts } from './short-month-messages.ts'
import type { Ask, ShortMonthMoney } from './short-month-money.ts'

/** Savings that last longer are not counted month by month. */
export const MOST_BRIDGED_MONTHS = 24

const MOST_NAMED = 6

/** The most serious of what can follow: more is read by nobody. */
const MOST_CONSEQUENCES = 2

/** Where savings pay the whole gap, every payment can be made. */
export const isBridged = ({ six }: Drawing) => six.bridge?.missingCents === 0

/** Facts of the person's records about a debt, a category or a goal go by its id. */
const recordId = ({ id, isDebt }: Pick<Ask, 'id' | 'isDebt'>) => (isDebt ? `debt.${id}` : id)

/** A name of the person's, which may hold a number, as a fact. */
function nameOf({ records, facts }: Drawing, id: string, name: string): string {
  const fact = factsFor(records, { id, source: 'records', isWorded: true }).name(
    'name',
    shortTexts().labels.name,
    name,
  )
  facts.push(fact)
  return fact.value
}

/** ' (due 11/24/2026)'; empty where no day is known. */
function dueWords({ records, facts }: Drawing, ask: Ask): string {
  const { name, dueOn } = ask
  if (dueOn === null) return ''
  const due = factsFor(records, { id: recordId(ask), of: name, source: 'records', isWorded: true }).date(
    'due',
    shortTexts().labels.due,
    dueOn,
  )
  facts.push(due)
  return shortTexts().due(due.value)
}

/** What savings give, by the goal they are put away for, and what is left of each. Empty where nothing is put away. */
export function bridge(drawing: Drawing, { fromGoals, fromOtherCents }: ShortMonthMoney): string[] {
  const { six, leftShownCents, money, facts, make } = drawing
  if (six.bridge === null || six.bridge.fromSavingsCents === 0) return []
  const { fromSavingsCents, missingCents, fullMonths } = six.bridge
  const { labels, ...texts } = shortTexts()
  const used = money('bridge.used', labels.used, fromSavingsCents)
  const shares = fromGoals.map(({ id, title, takenCents, leftCents }) => {
    const taken = money(`bridge.${id}.taken`, labels.taken(title), takenCents)
    const left = money(`bridge.${id}.left`, labels.leftAfter(title), leftCents)
    return texts.share(taken, nameOf(drawing, `goal.${id}`, title), left)
  })
  const other =
    fromOtherCents > 0 && shares.length > 0
      ? [texts.otherSavings(money('bridge.other', labels.other, fromOtherCents))]
      : []
  const take = shares.length > 0 ? [texts.use(listed([...shares, ...other], drawing.records.language))] : []
  if (missingCents > 0) {
    const missing = money('bridge.missing', labels.missing, -leftShownCents - shownCents(fromSavingsCents))
    return [texts.towardGap(used, missing), ...take]
  }
  const covers = texts.covers(used)
  if (fullMonths > MOST_BRIDGED_MONTHS) return [covers, ...take]
  const lasts = make.months('bridge.months', labels.months, fullMonths)
  facts.push(lasts)
  return [texts.lasts(covers, lasts.value), ...take]
}

/** 'Rent $900 (due 12/01/2026), Electric $90 and Food $400': what the money pays of it. */
function paidWords(drawing: Drawing, asks: readonly Ask[], write: (name: string, amount: string) => string) {
  const { labels, ofWhole } = shortTexts()
  return asks.map((ask) => {
    const { id, name, askedCents, paidCents } = ask
    const paid = drawing.money(`${id}.paid`, labels.paid(name), paidCents)
    const amount =
      paidCents < askedCents
        ? ofWhole(paid, drawing.money(`${id}.asked`, labels.asked(name), askedCents))
        : paid
    return `${write(nameOf(drawing, recordId(ask), name), amount)}${dueWords(drawing, ask)}`
  })
}

/** The essentials that the money pays. */
export function essentialsPaid(drawing: Drawing, { essentials }: ShortMonthMoney): string[] {
  const paid = essentials.filter(({ paidCents }) => paidCents > 0)
  if (paid.length === 0) return []
  const { nameAndAmount, otherEssentials, comeFirst } = shortTexts()
  const names = paidWords(drawing, paid.slice(0, MOST_NAMED), nameAndAmount)
  const others = paid.length > MOST_NAMED ? [otherEssentials] : []
  return [comeFirst(listed([...names, ...others], drawing.records.language))]
}

/** Minimum payments that the money pays. */
export function duesPaid(drawing: Drawing, dues: readonly Ask[]): string[] {
  const paid = dues.filter(({ paidCents }) => paidCents > 0)
  if (paid.length === 0) return []
  const { pay, amountTo } = shortTexts()
  return [pay(listed(paidWords(drawing, paid, amountTo), drawing.records.language))]
}

/** Spending that has to wait for the payments before it. */
export function restThatWaits({ money }: Drawing, { essentials, rest }: ShortMonthMoney): string[] {
  const openCents = rest.askedCents - rest.paidCents
  if (openCents <= 0) return []
  const { labels, restWaits, spendingWaits } = shortTexts()
  const open = money('rest.open', labels.rest, openCents)
  return [essentials.length > 0 ? restWaits(open) : spendingWaits(open)]
}

function lateFee({ money }: Drawing, { id, name }: Ask, feeCents: number | null): string {
  const { labels, lateFee: someFee, lateFeeOf } = shortTexts()
  return feeCents === null ? someFee : lateFeeOf(money(`${id}.fee`, labels.fee(name), feeCents))
}

/** The number in the words of a consequence, and where it is from. */
type Proof = { label: string; value: string; source: string }

/** What can follow, each said once in a roadmap. */
function consequencesOf(drawing: Drawing, ask: Ask, said: Set<string>): string[] {
  const fee = lenderOf(ask.id, drawing.lenders).lateFee
  return ask.consequences.slice(0, MOST_CONSEQUENCES).flatMap((one) => {
    const text = one === 'lateFee' ? lateFee(drawing, ask, fee) : consequenceWords()[one]
    if (said.has(text)) return []
    said.add(text)
    const proofs: Partial<Record<Consequence, Proof>> = shortTexts().proofs
    const proof = proofs[one]
    if (proof) drawing.facts.push({ id: `short.${one}`, unit: 'text', ...proof })
    return [text]
  })
}

/** What the money does not cover: how much, what can follow, and whom to call. `said` holds what was said already. */
export function notCovered(drawing: Drawing, ask: Ask, said: Set<string>): string {
  const { records, facts, money, lenders } = drawing
  const { id, name, askedCents, paidCents, isDebt } = ask
  const { labels, ...texts } = shortTexts()
  const called = nameOf(drawing, recordId(ask), name)
  const open = money(`${id}.open`, labels.open(name), askedCents - paidCents)
  const whole = money(`${id}.asked`, labels.asked(name), askedCents)
  const missing = paidCents > 0 ? texts.partNotCovered(open, whole) : texts.notCovered(whole)
  const follows = consequencesOf(drawing, ask, said)
  if (!isDebt) return [`${called}${dueWords(drawing, ask)}: ${missing}`, ...follows].join(' ')
  const { phone } = lenderOf(id, lenders)
  const number =
    phone === null
      ? null
      : factsFor(records, { id: recordId(ask), of: name, source: 'records', isWorded: true }).name(
          'phone',
          labels.phone,
          phone,
        )
  if (number) facts.push(number)
  const call = number ? texts.callAt(called, number.value) : texts.call(called)
  return [`${call}${dueWords(drawing, ask)}: ${missing}`, ...follows].join(' ')
}
