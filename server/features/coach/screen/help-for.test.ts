import { describe, expect, it, test } from 'vitest'
import heldOut from './held-out.json' with { type: 'json' }
import { helpFor } from './help-for.ts'
import { clearTexts, doubtTexts, waysOf } from './help.content.ts'
import { topics } from './screen-message.ts'

const NUMBERS = /\b(?:988|911|88788|800GAM|1(?:-\d{3}){2}-\d{4})\b/g

describe.each(topics)('%s', (topic) => {
  it.each(['en', 'es'] as const)(
    'names in %s only numbers that have a source, and each has a link',
    (language) => {
      const said = [...clearTexts[topic][language], doubtTexts[topic][language]].join(' ')
      const numbers = new Set(said.match(NUMBERS))
      const ways = [...waysOf[topic], ...waysOf.suicide]
      expect(numbers.size).toBeGreaterThan(1)
      expect([...numbers].filter((number) => !ways.some(({ phone }) => phone === number))).toEqual([])
      for (const { source, href } of ways) {
        expect(source).toMatch(/\.(?:org|gov|com)/)
        expect(href[language]).toMatch(/^(?:tel:\d+|sms:\d+(?:\?&body=\w+)?|https:\/\/\S+)$/)
      }
    },
  )
})

test('what is said speaks of no money', () => {
  const figures = topics.flatMap((topic) => Object.values(clearTexts[topic]).flat()).join(' ')
  expect(figures).not.toMatch(/[$%]|budget|snowball|interest rate|presupuesto/)
})

test('English and Spanish get their own words, and the Spanish line', () => {
  const english = helpFor('I want to kill myself')
  expect(english).toMatchObject({ level: 'clear', topic: 'suicide' })
  expect(english?.text).toMatch(/^Please talk to a person now\..*press 2/)
  expect(english?.help[0]).toEqual({ label: 'Call 988', phone: '988', href: 'tel:988' })
  const spanish = helpFor('me quiero matar')
  expect(spanish?.text).toMatch(/^Por favor, habla ahora con una persona\..*oprime 2/)
  expect(spanish?.help[1]).toMatchObject({ text: 'AYUDA', href: 'sms:988?&body=AYUDA' })
})

test('the line for suicide is the first where another topic is clear', () => {
  const help = helpFor('my husband hits me and I want to die')
  expect(help?.level).toBe('clear')
  expect(help?.help[0]?.phone).toBe('988')
  expect(help?.help.map(({ phone }) => phone)).toContain('1-800-799-7233')
  expect(help?.text).toContain('1-800-799-7233')
})

test('nobody is told that a consumer debt leads to jail', () => {
  expect(helpFor('the collector says I will be arrested today if I do not pay')?.text).toMatch(
    /Nobody in the United States is jailed for a consumer debt/,
  )
})

test('every sign of another author brings a number to call, and its text names it', () => {
  const signs = heldOut.groups.filter(({ topic }) => topic !== 'none').flatMap(({ phrasings }) => phrasings)
  for (const text of signs) {
    const help = helpFor(text)
    if (help === null) continue
    expect(help.help.some(({ href }) => href.startsWith('tel:'))).toBe(true)
    expect(help.text).toMatch(NUMBERS)
    expect(help.facts.length).toBeGreaterThan(0)
  }
})

test('an ordinary question brings none', () => {
  expect(helpFor('How much do I owe?')).toBeNull()
  expect(helpFor('cuánto debo en total')).toBeNull()
})
