/**
 * One sentence of the model, before anybody sees it: its ids become figures, and everything else in it must hold no
 * number, break no rule, and say of a figure only what the figure is. The proof of numbers reads what the person would.
 */
import type { Fact } from '#contracts/coach.ts'
import { unprovenIn } from '#engine/proof/proof.ts'
import type { Passage } from '#server/features/coach/facts/passages.facts.ts'
import { aliasesIn, withNames } from './aliases.ts'
import { brokenRules } from './after-rules.ts'
import { wrongWords } from './fact-words.ts'
import type { KnownFact, Ledger } from './ledger.ts'
import { isVagueClaim } from './vague-claims.ts'

export type Checked =
  | { isRefused: false; text: string; facts: Fact[]; passages: Passage[] }
  | { isRefused: true; why: string[] }

const PLACE = /\{\{ ?(fact|quote): ?([fq]\d{1,3}) ?\}\}/g

const placesIn = (raw: string) => [...raw.matchAll(PLACE)].map(([, kind, id]) => ({ kind, id: id ?? '' }))

function wrongMeanings(raw: string, placed: readonly KnownFact[], ledger: Ledger): string[] {
  const small = raw.toLowerCase()
  const named = aliasesIn(raw, ledger.things)
  const wrong = placed.flatMap(({ id, thing }) =>
    thing !== null && !named.includes(thing) ? [`{{fact:${id}}} is of ${thing.alias}: name it`] : [],
  )
  const meant = wrongWords(
    small,
    placed.map(({ id, fact }) => ({ id, factId: fact.id })),
  )
  const alone = placed
    .filter(({ isSupposed, call }) => {
      const ofCall = placed.filter((one) => one.call === call)
      return (
        isSupposed && (ofCall.every((one) => one.isAssumption) || !ofCall.some((one) => one.isAssumption))
      )
    })
    .map(
      ({ id }) => `{{fact:${id}}} is of a "what if": say what is supposed and what follows in one sentence`,
    )
  // The end of the plan is the end of all debts, not of the one that is named.
  const isOfAll = /debt[- ]?free|owe nothing|out of debt|\ball\b/.test(small)
  const ofOne = placed
    .filter(({ fact }) => named.length > 0 && !isOfAll && /^plan\..*(?:months|date)$/.test(fact.id))
    .map(({ id }) => `{{fact:${id}}} is the end of all debts`)
  return [...wrong, ...meant, ...alone, ...ofOne]
}

function refusals(raw: string, { placed, ledger }: { placed: KnownFact[]; ledger: Ledger }): string[] {
  const valueOf = (id: string) => ledger.facts.get(id)?.fact.value ?? ''
  const read = withNames(raw, ledger.things, 'this debt').replaceAll(PLACE, (_, kind: string, id: string) =>
    kind === 'fact' ? valueOf(id) : '',
  )
  const words = withNames(raw, ledger.things, 'this debt').replaceAll(PLACE, ' it ')
  const evidence = { facts: placed.map(({ fact }) => fact.value), passages: [], ownWords: [] }
  const isGlued = /\}\}[\w{$%]|[\w$%-]\{\{/.test(raw)
  return [
    ...(isGlued ? ['a figure touches what stands beside it'] : []),
    ...unprovenIn(read, evidence).map(({ text }) => `"${text.slice(0, 60)}" is a number without its fact`),
    ...(isVagueClaim(words.toLowerCase(), placed.length > 0)
      ? ['it claims a size, a time or odds without a fact']
      : []),
    ...brokenRules(words).map((rule) => `it breaks the rule on ${rule}`),
    ...wrongMeanings(raw, placed, ledger),
  ]
}

/** Checks a sentence as the model wrote it, and writes it as the person reads it. */
export function checkSentence(raw: string, ledger: Ledger): Checked {
  const places = placesIn(raw)
  const unknown = places.filter(({ kind, id }) =>
    kind === 'fact' ? !ledger.facts.has(id) : !ledger.passages.has(id),
  )
  if (unknown.length > 0) return { isRefused: true, why: unknown.map(({ id }) => `there is no ${id}`) }
  const placed = places.flatMap(({ id }) => ledger.facts.get(id) ?? [])
  const why = refusals(raw, { placed, ledger })
  if (why.length > 0) return { isRefused: true, why }
  const passages = places.flatMap(({ id }) => ledger.passages.get(id) ?? [])
  const text = withNames(raw, ledger.things).replaceAll(PLACE, (_, kind: string, id: string) => {
    const passage = ledger.passages.get(id)
    return kind === 'quote' && passage
      ? `“${passage.text}” (${passage.title})`
      : (ledger.facts.get(id)?.fact.value ?? '')
  })
  return { isRefused: false, text, facts: placed.map(({ fact }) => fact), passages }
}
