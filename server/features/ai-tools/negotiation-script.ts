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
import { creditorKinds, kindOfType, kindWords, type CreditorKind } from './creditor-kinds.content.ts'
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
  const unknown = said('I have been with you for [how long], and I want to keep paying.')
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
  if (record.missed.length > 0)
    return said('Some months have been hard, and I am calling because I want to put this right.')
  const make = factsFor(records, { id: 'script', source: 'records' })
  const months = make.months('record', 'paid in full by your records', record.metMonths)
  const paid = minimumCents === null ? 'made a payment every month' : 'paid at least the minimum'
  return { text: `By my records I have ${paid} for the last ${months.value}.`, facts: [months] }
}

/** How the rate compares with the average of all cards; null where it is no card's or not above it. */
function averageOf(records: Records, kind: CreditorKind, ratePpm: number | null): Said | null {
  const { aprPpm, asOf } = averages.rates.creditCard
  if (kind !== 'card' || ratePpm === null || ratePpm <= aprPpm) return null
  const make = factsFor(records, { id: 'script', source: { name: `${averages.source.name}, ${asOf}` } })
  const fact = make.apr('average', 'average rate of all cards', aprPpm)
  return { text: `The average rate on cards is ${fact.value}, by the Federal Reserve.`, facts: [fact] }
}

/** Who somebody is and what they owe, as they say it on the phone. */
function opening(records: Records, asked: ScriptQuestion, own: OwnDebt | undefined): Said {
  const make = factsFor(records, { id: 'script', source: own ? 'records' : { name: 'what you entered' } })
  const { balanceCents, ratePpm } = termsOf(own, asked)
  const balance = make.money('balance', 'balance', balanceCents)
  const rate = ratePpm === null ? null : make.apr('rate', 'rate', ratePpm)
  const at = rate === null ? '' : ` at ${rate.value}`
  return {
    text: `Hello, my name is [your name]. I owe ${balance.value}${at}.`,
    facts: [balance, ...(rate === null ? [] : [rate])],
  }
}

/** Kinds whose request is about the rate. */
const ASK_ABOUT_RATE: readonly CreditorKind[] = ['card', 'personal', 'other']

/** Nobody asks for less than 0 %: there the rate that follows is asked about, or the payments alone. */
function requestOf(kind: CreditorKind, own: OwnDebt | undefined, ratePpm: number | null): string {
  if (ratePpm !== 0 || !ASK_ABOUT_RATE.includes(kind)) return creditorKinds[kind].request
  const goesUp =
    own !== undefined &&
    partsOf(own.payoff).some(({ deferred, rates }) => deferred !== undefined || rates.some(isAboveZero))
  return goesUp
    ? 'This rate ends. When is its last day, and what is charged after it? Can you keep the rate lower then, or tell me what to pay each month to be done before?'
    : 'I want to pay what I owe. Can you spread the payments so that I can keep every due date?'
}

function isAboveZero({ aprPpm }: { aprPpm: number }): boolean {
  return aprPpm > 0
}

const WRITE_DOWN = [
  'the day and the time of the call',
  'the name of the person, and a reference number',
  'what they offered, from when, and for how long',
  'that they send it to you in writing before you pay anything new',
]

const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** The first words. A collector hears no balance: naming it can be taken as admitting the debt. */
function sayFor(
  kind: CreditorKind,
  parts: { opening: Said; record: Said; average: Said | null; request: string },
): Said {
  const { request } = parts
  if (kind === 'collector') return said(`"Hello. ${request}"`)
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
  const words = creditorKinds[kind]
  const say = sayFor(kind, {
    opening: opening(records, asked, own),
    record: recordOf(records, own),
    average: averageOf(records, kind, termsOf(own, asked).ratePpm),
    request: requestOf(kind, own, termsOf(own, asked).ratePpm),
  })
  const script = [
    `CALL TO ${asked.creditorName}`,
    `BEFORE YOU CALL\nAsk for ${words.askFor}.\nHave ready: ${words.ready}`,
    `WHAT TO SAY\n${say.text}`,
    'Then wait. A pause is fine.',
    `IF THEY SAY NO\n${lines(words.fallbacks)}\nThank them, and try again on another day. Another person may decide otherwise.`,
    `WRITE DOWN\n${lines(WRITE_DOWN)}`,
    'They may say no to all of it. Agree only to what you can pay, and only once you have it in writing.',
  ].join('\n\n')
  return { ...proven([script], say.facts), script }
}
