import { describe, expect, it, test } from 'vitest'
import { stateCodes } from '#contracts/us-states.ts'
import offers from '#content/partners/offers.json' with { type: 'json' }
import { rates } from '#content/rates/consumer-rates.json' with { type: 'json' }
import medians from '#content/ways-out/medians.json' with { type: 'json' }
import { terms } from '#content/ways-out/terms.json' with { type: 'json' }
import content from '#content/ways-out/ways.json' with { type: 'json' }
import { roundTerms } from '#engine/testing/ways-out-terms.ts'
import { wayIds } from '#engine/debts/ways-out/way.ts'

const isAddress = (text: string) => URL.canParse(text) && text.startsWith('https://')
const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
const valueOf = (id: string) => terms.find((term) => term.id === id)?.value

describe('what the ways out assume', () => {
  it('is every term of the engine, once', () => {
    expect(terms.map(({ id }) => id).toSorted()).toEqual(Object.keys(roundTerms).toSorted())
  })
  it.each(terms)('$id has a source, and the day it was read or that it is assumed', (term) => {
    expect(isAddress(term.source.url)).toBe(true)
    expect(term.source.name.length).toBeGreaterThan(3)
    expect(term.basis === 'read' ? isDay(term.readOn) : term.readOn === undefined).toBe(true)
    expect(['read', 'assumed']).toContain(term.basis)
    expect(term.ways.length).toBeGreaterThan(0)
    for (const way of term.ways) expect(wayIds).toContain(way)
    expect(term.usual).toMatch(/\.$/)
  })
  it.each(terms)('$id is a whole number of its unit', ({ id, unit, value }) => {
    expect(Number.isInteger(value) && value >= 0).toBe(true)
    const unitOf = { Ppm: 'percent', Cents: 'dollars', Months: 'months' }
    expect(unit).toBe(unitOf[/(Ppm|Cents|Months)$/.exec(id)?.[0] as keyof typeof unitOf])
  })
  it('takes its average rates from the published ones', () => {
    expect(valueOf('loanAprPpm')).toBe(rates.personalLoan24.aprPpm)
    expect(valueOf('transferLaterAprPpm')).toBe(rates.creditCard.aprPpm)
  })
  it('begins within the usual range', () => {
    const within: [string, number, number][] = [
      ['transferFeePpm', 30_000, 50_000],
      ['managementAprPpm', 60_000, 100_000],
      ['managementStartCents', 0, 75_00],
      ['managementMonthlyCents', 0, 50_00],
      ['settlementSharePpm', 400_000, 600_000],
      ['settlementFeePpm', 150_000, 250_000],
      ['settlementMonths', 24, 48],
    ]
    const outside = within.filter(([id, least, most]) => {
      const value = valueOf(id) ?? -1
      return value < least || value > most
    })
    expect(outside).toEqual([])
  })
})

describe('the middle incomes of the means test', () => {
  it('are those of the states, the District and the territories, rising with the household', () => {
    const codes = medians.places.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(stateCodes.filter((code) => !codes.includes(code))).toEqual([])
    expect(codes.filter((code) => !stateCodes.some((known) => known === code))).toEqual([
      'GU',
      'MP',
      'PR',
      'VI',
    ])
    const wrong = medians.places.filter(({ yearDollars }) => {
      const isRising = yearDollars.every((dollars, at) => dollars >= (yearDollars[at - 1] ?? 30_000))
      return yearDollars.length !== 4 || !isRising || Math.max(...yearDollars) > 200_000
    })
    expect(wrong).toEqual([])
  })
  it('have their source, from when they hold and when they were read', () => {
    expect(isAddress(medians.source.url) && isDay(medians.filedFrom) && isDay(medians.readOn)).toBe(true)
    expect(medians.readOn > medians.filedFrom).toBe(true)
  })
})

describe('what each way does, in words', () => {
  it('is there for every way, in order', () => {
    expect(content.ways.map(({ id }) => id)).toEqual([...wayIds])
  })
  it.each(content.ways)('$id says all of it, with sources', (way) => {
    const { name, what, credit, property, who, honest, firstStep, sources } = way
    for (const text of [what, credit, property, who, honest, firstStep]) expect(text).toMatch(/[.?]"?$/)
    expect(name).not.toMatch(/\.$/)
    expect(sources.length).toBeGreaterThan(1)
    for (const { url } of sources) expect(isAddress(url)).toBe(true)
  })
  test('settlement and both bankruptcies point to a lawyer', () => {
    const withLawyer = content.ways.filter(({ needsLawyer }) => needsLawyer).map(({ id }) => id)
    expect(withLawyer).toEqual(['settlement', 'chapter7', 'chapter13'])
    expect(content.legalNote).toContain('A lawyer or legal aid can tell you')
    expect(isAddress(content.legalHelp.url) && isAddress(content.medianTable.url)).toBe(true)
    expect(isDay(content.checkedOn)).toBe(true)
  })
  test('no way is advertised, and nothing is promised', () => {
    const text = JSON.stringify([content, terms])
    expect(text).not.toMatch(/guarantee|best way|recommend|you will be|wipes? out|free of debt/i)
    for (const offer of offers.groups.flatMap((group) => group.offers)) expect(text).not.toContain(offer.name)
  })
})
