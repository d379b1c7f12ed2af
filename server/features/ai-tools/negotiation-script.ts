/**
 * Words for a call to a creditor: what to have ready, what to say, what to ask after a no, what to write down. The
 * kind comes from the person's own debt of that name, else from the name. The payment record is what is recorded, and
 * nothing is claimed where nothing is.
 */
import type { writeNegotiationScript as scriptCall } from '#contracts/coach/ai-tools.ts'
import type { AnswerOf, BodyOf } from '#contracts/endpoint.ts'
import averages from '#content/rates/consumer-rates.json' with { type: 'json' }
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { paymentRecord } from '#engine/credit/payment-record.ts'
import { fixedMinimumCents } from '#engine/debts/start/this-month.ts'
import { partsOf, rateOfDebt } from '#engine/debts/balances/terms.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { type OwnDebt, type Records } from '#server/features/facts/records.queries.ts'
import { kindOfType, kindWords, type CreditorKind } from './creditor-kinds.ts'
import { toolTexts } from './messages.ts'
import { scriptTexts } from './script-messages.ts'
import { proven, said, type Said } from './tool-answer.ts'

export type ScriptQuestion = BodyOf<typeof scriptCall>

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The person's own debt of this name; of several the one with this balance. */
function ownDebtOf({ debts }: Records, { creditorName, balance }: ScriptQuestion): OwnDebt | undefined {
  const named = debts.filter(({ debt }) => sameName(debt.name, creditorName))
  return named.find(({ payoff }) => payoff.balanceCents === balance) ?? named[0]
}

function kindFor(own: OwnDebt | undefined, name: string): CreditorKind {
  const byName = kindWords.find(({ pattern }) => pattern.test(name))?.kind
  if (!own) return byName ?? 'other'
  const byType = kindOfType[own.debt.type]
  return byType === 'other' ? (byName ?? 'other') : byType
}

/** The balance and rate: the person's own record where there is one, else what was sent. */
function termsOf(own: OwnDebt | undefined, asked: ScriptQuestion) {
  const ownRate = own && !own.lacksRate ? rateOfDebt(own.payoff, 1) : null
  return {
    balanceCents: own ? own.payoff.balanceCents : asked.balance,
    ratePpm: own ? ownRate : (asked.interestRate ?? null),
  }
}

/** The recorded payments on time. Without records the person fills it in. */
function recordOf(records: Records, own: OwnDebt | undefined): Said {
  const texts = scriptTexts()
  const unknown = said(texts.unknownRecord)
  if (!own) return unknown
  const minimumCents = fixedMinimumCents(toDebt(own.debt))
  const record = paymentRecord(
    [
      {
        id: own.debt.id,
        balanceCents: own.payoff.balanceCents,
        minimumCents,
        payments: own.paid.map(({ month, cents }) => ({ cents, paidOn: `${month}-01` })),
      },
    ],
    records.today,
  )
  if (!record) return unknown
  if (record.missed.length > 0) return said(texts.hardMonths)
  const make = factsFor(records, { id: 'script', source: 'records', isWorded: true })
  const months = make.months('record', texts.paidByRecords, record.metMonths)
  const inWords = minimumCents === null ? texts.madePayments : texts.paidMinimums
  return { text: inWords(months.value), facts: [months] }
}

/** How the rate compares with the average of all cards; null where it is no card's or not above it. */
function averageOf(records: Records, kind: CreditorKind, ratePpm: number | null): Said | null {
  const { aprPpm, asOf } = averages.rates.creditCard
  if (kind !== 'card' || ratePpm === null || ratePpm <= aprPpm) return null
  const source = { name: `${averages.source.name}, ${asOf}` }
  const make = factsFor(records, { id: 'script', source, isWorded: true })
  const { averageLabel, average } = scriptTexts()
  const fact = make.apr('average', averageLabel, aprPpm)
  return { text: average(fact.value), facts: [fact] }
}

/** Who somebody is and what they owe, as they say it on the phone. */
function opening(records: Records, asked: ScriptQuestion, own: OwnDebt | undefined): Said {
  const texts = scriptTexts()
  const source = own ? 'records' : { name: toolTexts().entered }
  const make = factsFor(records, { id: 'script', source, isWorded: true })
  const { balanceCents, ratePpm } = termsOf(own, asked)
  const balance = make.money('balance', texts.balance, balanceCents)
  const rate = ratePpm === null ? null : make.apr('rate', texts.rate, ratePpm)
  return {
    text: rate === null ? texts.hello(balance.value) : texts.helloAt(balance.value, rate.value),
    facts: [balance, ...(rate === null ? [] : [rate])],
  }
}

/** Kinds whose request is about the rate. */
const ASK_ABOUT_RATE: readonly CreditorKind[] = ['card', 'personal', 'other']

/** Nobody asks for less than 0 %: there the rate that follows is asked about, or the payments alone. */
function requestOf(kind: CreditorKind, own: OwnDebt | undefined, ratePpm: number | null): string {
  const { kinds, rateEnds, spread } = scriptTexts()
  if (ratePpm !== 0 || !ASK_ABOUT_RATE.includes(kind)) return kinds[kind].request
  const goesUp =
    own !== undefined &&
    partsOf(own.payoff).some(({ deferred, rates }) => deferred !== undefined || rates.some(isAboveZero))
  return goesUp ? rateEnds : spread
}

function isAboveZero({ aprPpm }: { aprPpm: number }): boolean {
  return aprPpm > 0
}

const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** The first words. A collector hears no balance: naming it can be taken as admitting the debt. */
function sayFor(
  kind: CreditorKind,
  parts: { opening: Said; record: Said; average: Said | null; request: string },
): Said {
  const { request } = parts
  if (kind === 'collector') return said(`"${scriptTexts().helloOnly} ${request}"`)
  if (kind === 'medical') return { text: `"${parts.opening.text} ${request}"`, facts: parts.opening.facts }
  const sentences = [parts.opening, parts.record, ...(parts.average ? [parts.average] : [])]
  return {
    text: `"${sentences.map(({ text }) => text).join(' ')} ${request}"`,
    facts: sentences.flatMap(({ facts }) => facts),
  }
}

export function writeNegotiationScript(records: Records, asked: ScriptQuestion): AnswerOf<typeof scriptCall> {
  const own = ownDebtOf(records, asked)
  const kind = kindFor(own, asked.creditorName)
  const texts = scriptTexts()
  const words = texts.kinds[kind]
  const say = sayFor(kind, {
    opening: opening(records, asked, own),
    record: recordOf(records, own),
    average: averageOf(records, kind, termsOf(own, asked).ratePpm),
    request: requestOf(kind, own, termsOf(own, asked).ratePpm),
  })
  const script = [
    texts.callTo(asked.creditorName),
    texts.before(words.askFor, words.ready),
    `${texts.say}\n${say.text}`,
    texts.wait,
    `${texts.no}\n${lines(words.fallbacks)}\n${texts.again}`,
    `${texts.writeDown}\n${lines(texts.notes)}`,
    texts.mayRefuse,
  ].join('\n\n')
  return { ...proven([script], say.facts), script }
}
