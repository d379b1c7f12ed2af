/** Wages, and the effect of more income on the plan. */
import type { Fact } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import spanish from '#content/wages/es/states.json' with { type: 'json' }
import places from '#content/wages/states.json' with { type: 'json' }
import { currentLanguage } from '#engine/language/bilingual.ts'
import { DEFAULT_TAX_PPM, incomeEffect } from '#engine/income/income.ts'
import { formatMoney, shownDifference } from '#engine/money/format.ts'
import { stateWage, type HourlyWage } from '#engine/income/wages.ts'
import { ppmToPercent } from '#engine/money/cents.ts'
import { factsFor } from './fact.facts.ts'
import { factTexts } from './fact-messages.ts'
import { inWords } from './language.facts.ts'
import { workTitle } from './occupation-titles.facts.ts'
import { outcomeFacts } from './plan.facts.ts'
import { planInput, type Records } from './records.queries.ts'

export type Occupation = (typeof occupations.occupations)[number]
export type Place = (typeof places.states)[number]

/** Where wages are from, in the language of the moment. */
export const wageSource = (): string => factTexts().wagesOf(occupations.source.publisher)

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const spanishNames = new Map(spanish.states.map(({ code, name }) => [code, name]))

/** The name of a state, in the language of the moment unless one is given. */
export const stateName = ({ code, name }: Place, language: Language = currentLanguage()): string =>
  language === 'es' ? (spanishNames.get(code) ?? name) : name

/** The state a text names, by its name in either language or its two letters in capitals; null when it names none. */
export function placeIn(text: string): Place | null {
  const said = plain(text)
  const named = [...places.states, ...spanish.states].filter(({ name }) => said.includes(plain(name)))
  // West Virginia before Virginia.
  const [longest] = named.toSorted((a, b) => b.name.length - a.name.length)
  return (
    places.states.find(({ code }) => code === longest?.code) ??
    places.states.find(({ code }) => new RegExp(`\\b${code}\\b`).test(text)) ??
    null
  )
}

/** A text in small letters and without accents, and without the name of the state that it names. */
export function withoutPlace(text: string): string {
  const place = placeIn(text)
  if (place === null) return plain(text)
  return [stateName(place, 'es'), stateName(place, 'en')].reduce(
    (left, name) => left.replace(plain(name), ' '),
    plain(text),
  )
}

/** An hour's pay in a state; the nation's where none is named. */
export function wageIn(occupation: HourlyWage, place: Place | null): HourlyWage {
  return stateWage(occupation, place?.wageIndexPpm ?? 1_000_000)
}

/** An occupation's hourly pay: median and quartiles, before tax. Always in US dollars. */
export function wageFacts(records: Records, occupation: Occupation, place: Place | null): Fact[] {
  const wage = wageIn(occupation, place)
  const where = inWords(records, (texts) =>
    place === null ? texts.nation : texts.estimateFor(stateName(place)),
  )
  const name = inWords(records, ({ byWageIndex }) =>
    place === null ? wageSource() : byWageIndex(wageSource()),
  )
  const make = factsFor(records, {
    id: `wage.${occupation.slug}`,
    of: `${workTitle(occupation, records.language ?? 'en')}, ${where}`,
    source: { name },
  })
  const hour = (id: string, label: string, cents: number): Fact => ({
    ...make.money(id, label, cents),
    value: formatMoney(cents, { decimals: 2 }),
  })
  return [
    hour('low', 'an hour, a quarter earn less', wage.p25Cents),
    hour('median', 'an hour, half earn less', wage.medianCents),
    hour('high', 'an hour, a quarter earn more', wage.p75Cents),
  ]
}

/** The effect of a week's extra income on the plan, after the calculator's usual tax. */
export function incomeFacts(records: Records, weeklyCents: number): Fact[] {
  const make = factsFor(records, { id: 'income', source: 'plan' })
  const effect = incomeEffect(
    { weeklyCents, taxPpm: DEFAULT_TAX_PPM },
    { kind: 'plan', input: planInput(records) },
  )
  const saved = Math.max(
    0,
    shownDifference(effect.before.interestCents ?? 0, effect.after.interestCents ?? 0),
  )
  return [
    make.money('monthly', 'a month before tax', effect.monthlyCents),
    make.percent('tax', 'tax counted', ppmToPercent(DEFAULT_TAX_PPM)),
    make.money('net', 'a month after tax', effect.netCents),
    ...outcomeFacts(records, {
      id: 'income',
      label: 'with it',
      plan: { ...effect.after, interestCents: effect.after.interestCents ?? 0 },
    }),
    ...(effect.monthsSaved === null
      ? []
      : [make.months('sooner', 'sooner', Math.max(0, effect.monthsSaved))]),
    ...(effect.interestSavedCents === null ? [] : [make.money('saved', 'interest saved', saved)]),
  ]
}
