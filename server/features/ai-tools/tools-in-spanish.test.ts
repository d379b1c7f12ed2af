/** Everything that a tool says is Spanish where its facts are: no label or sentence of its own is left in English. */
import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { people } from '#server/testing/sample-records.ts'
import { optimizeIncome } from './optimize-income.ts'
import { writeNegotiationScript } from './negotiation-script.ts'
import { predict } from './predict.ts'
import { drawRoadmap } from './roadmap/draw-roadmap.ts'
import { roadmapPdf } from './roadmap/roadmap-pdf.ts'
import { matchIncome } from './jobs/match-income.ts'

const ENGLISH = /\b(?:the|with|month|months|week|hours|left|owe|and|from|what)\b/i
/** names of sources, and words that a creditor knows */
const NAMES = /Federal Reserve[^,;]*|U\.S\. Bureau of Labor Statistics|“[^”]*”/g

const questions = Object.entries(people).map(
  ([name, person]) => [name, { ...person, language: 'es' as const }] as const,
)

/** Every text in an answer. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    ['id', 'unit', 'writtenBy', 'path', 'name', 'skills', 'unknown', 'difficulty', 'debtFreeDate'].includes(
      key,
    )
      ? []
      : textsOf(inside),
  )
}

/** Those with an English word, without what the people in it are and own. */
const englishIn = (answer: unknown, own: readonly string[]) =>
  textsOf(answer)
    .map((text) => own.reduce((left, name) => left.replaceAll(name, '…'), text.replaceAll(NAMES, '…')))
    .filter((text) => ENGLISH.test(text))

it.each(questions)('%s', (_, records) => {
  const own = [
    ...records.debts.map(({ debt }) => debt.name),
    ...records.categories.map(({ name }) => name),
    ...records.goals.map(({ title }) => title),
  ].filter((name) => name !== '')
  const answers = speaking('es', () => [
    predict(records, { extraCents: 12_345, order: 'avalanche' }),
    drawRoadmap(records, { currentIncome: 520_000, monthlyExpenses: 280_000, financialGoals: 'viajar' }),
    drawRoadmap(records, { currentIncome: 200_000, monthlyExpenses: 280_000, totalDebt: 99_999_900 }),
    optimizeIncome(records, { skills: '', availableHours: '10', currentIncome: '3400' }),
    writeNegotiationScript(records, {
      creditorName: own[0] ?? 'Visa 7',
      balance: 100_000,
      interestRate: 240_000,
    }),
  ])
  expect(englishIn(answers, own)).toEqual([])
})

it('says in Spanish what work pays and asks for', () => {
  const records = { ...people['with everything']!, language: 'es' as const }
  const asked = { skills: 'baking, sewing', availability: 'evenings' as const, location: 'Ohio' }
  const { recommendations } = speaking('es', () => matchIncome(records, asked))
  expect(recommendations[0]?.potentialEarnings).toMatch(
    / por hora antes de impuestos y comisiones, una estimación/,
  )
  expect(recommendations.map(({ title }) => title)).toEqual(['Panaderos', 'Sastres, modistas y costureros'])
  expect(recommendations[0]?.effect).toMatch(/por semana con el salario más bajo/)
  expect(recommendations.map(({ getStarted }) => getStarted)).toContainEqual(
    expect.stringMatching(/dobladillos/),
  )
})

it('names work in Spanish on the cards of its figures', () => {
  const records = { ...people['with everything']!, language: 'es' as const }
  const asked = { skills: 'albañil', availableHours: '10', location: 'Ohio' }
  const { sideHustles, facts, cards } = speaking('es', () => optimizeIncome(records, asked))
  expect(sideHustles.map(({ name }) => name)).toEqual(['Albañiles'])
  expect(cards.map(({ title }) => title)).toContain('Albañiles')
  expect(facts.map(({ label }) => label).join('\n')).toMatch(/Albañiles, Ohio/)
  expect(englishIn([sideHustles, facts, cards], [])).toEqual([])
})

it('takes and says a state by its Spanish name', () => {
  const records = { ...people['with everything']!, language: 'es' as const }
  const asked = { skills: 'mesera', availableHours: '10', location: 'Pensilvania' }
  const { sideHustles, facts } = speaking('es', () => optimizeIncome(records, asked))
  expect(sideHustles[0]).toMatchObject({
    name: 'Meseros',
    earnings: expect.stringContaining('Pensilvania') as string,
  })
  expect(facts.map(({ label }) => label).join('\n')).toMatch(/^Meseros, Pensilvania, una estimación: /m)
})

it('writes the roadmap on paper in Spanish', async () => {
  const sheet = { assessment: 'Nada.', timeline: 'Nada.', actionPlan: [], milestones: [], strategies: [] }
  const pdf = await speaking('es', () => roadmapPdf(sheet, new Date(0)))
  expect(Buffer.from(pdf, 'base64').toString('latin1')).toContain('/Lang (es)')
})
