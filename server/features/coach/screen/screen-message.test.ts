import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import phrasings from '#content/coach/phrasings/first.json' with { type: 'json' }
import heldOut from './held-out.json' with { type: 'json' }
import { languageOf } from './language-of.ts'
import { sentencesOf } from './plain-message.ts'
import { raisesDoubt, screenMessage, topics } from './screen-message.ts'
import { NOT_ORDINARY, type PhrasingGroup } from './screen-samples.ts'

const folder = new URL('../../../../content/coach/screen/', import.meta.url)
const groups = readdirSync(folder)
  .filter((name) => name !== 'model.json')
  .flatMap((name) => {
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { groups: PhrasingGroup[] }
    return file.groups
  })

const screened = heldOut.groups.flatMap(({ phrasings: texts, ...graded }) =>
  texts.map((text) => ({ ...graded, text, found: screenMessage(text) })),
)
const byAuthor = Map.groupBy(screened, ({ author }) => author)
const signs = screened.filter(({ topic }) => topic !== 'none')
const ordinary = screened.filter(({ topic }) => topic === 'none')
const share = (part: readonly unknown[], all: readonly unknown[]) => part.length / all.length
const percent = (part: readonly unknown[], all: readonly unknown[]) =>
  `${part.length} of ${all.length} (${(100 * share(part, all)).toFixed(1)} %)`

describe('phrasings of two other authors, never learned from', () => {
  it('are none of those that were learned', () => {
    const learned = new Set(groups.flatMap((group) => group.phrasings.map((text) => text.toLowerCase())))
    const both = screened.filter(({ text }) => learned.has(text.toLowerCase()))
    // Two authors both write "i want to die": short ones meet, whole lists do not.
    expect(share(both, screened)).toBeLessThan(0.1)
  })

  it('that are signs are found: 99 of 100', () => {
    const missed = signs.filter(({ found }) => found === null)
    const clear = signs.filter((one) => one.clear)
    const foundClear = clear.filter(({ found }) => found?.level === 'clear')
    process.stdout.write(
      `screen: found ${percent(
        signs.filter(({ found }) => found !== null),
        signs,
      )}; clear signs found clear ${percent(foundClear, clear)}; missed:\n${missed.map(({ text }) => `  ${text}\n`).join('')}`,
    )
    expect(share(missed, signs)).toBeLessThanOrEqual(0.01)
    for (const list of byAuthor.values()) {
      const own = list.filter(({ topic }) => topic !== 'none')
      expect(own.filter(({ found }) => found === null).length / own.length).toBeLessThanOrEqual(0.01)
    }
    expect(share(foundClear, clear)).toBeGreaterThan(0.8)
    for (const topic of topics) {
      const own = signs.filter((one) => one.topic === topic)
      const named = own.filter(({ found }) => found?.topic === topic || found?.others.includes(topic))
      expect(share(named, own)).toBeGreaterThan(0.93)
    }
  })

  it('that are ordinary, all of them written to sound grave, seldom take the answer away', () => {
    const doubts = ordinary.filter(({ found }) => found?.level === 'doubt')
    const clear = ordinary.filter(({ found }) => found?.level === 'clear')
    process.stdout.write(
      `screen: false alarms: doubt ${percent(doubts, ordinary)}, clear ${percent(clear, ordinary)}\n`,
    )
    expect(share(clear, ordinary)).toBeLessThan(0.08)
    expect(share(doubts, ordinary)).toBeLessThan(0.4)
  })
})

describe('what it has learned', () => {
  it.each(topics)('%s is found in every phrasing', (topic) => {
    const own = groups.filter((group) => group.topic === topic).flatMap((group) => group.phrasings)
    expect(own.length).toBeGreaterThan(300)
    expect(own.filter((text) => screenMessage(text) === null)).toEqual([])
  })

  it('lets ordinary messages pass', () => {
    const own = groups.filter(({ topic }) => topic === null).flatMap((group) => group.phrasings)
    const grave = new Set(groups.flatMap((group) => (group.topic === null ? [] : group.phrasings)))
    const asked = Object.entries(phrasings.phrasings)
      .filter(([id]) => !NOT_ORDINARY.has(id))
      .flatMap(([, { en }]) => en)
      .filter((question) => !grave.has(question))
    const alarms = [...own, ...asked].filter((text) => screenMessage(text) !== null)
    const clear = [...own, ...asked].filter((text) => screenMessage(text)?.level === 'clear')
    expect(share(alarms, [...own, ...asked])).toBeLessThan(0.1)
    expect(clear).toEqual([])
  })

  it('leaves the questions that are offered alone', () => {
    const offered = Object.entries(phrasings.phrasings)
      .slice(0, 87)
      .filter(([id]) => id !== 'feel_hopeless' && id !== 'none')
      .flatMap(([, { en }]) => en.slice(0, 9))
    expect(offered.filter((phrase) => screenMessage(phrase)?.level === 'clear')).toEqual([])
    expect(
      share(
        offered.filter((phrase) => screenMessage(phrase)),
        offered,
      ),
    ).toBeLessThan(0.03)
  })
})

test.each([
  ['suicide', 'i have pills and i am thinking of taking them all'],
  ['suicide', 'id rather be dead than owe this'],
  ['suicide', 'ive been cutting'],
  ['suicide', 'driving off the bridge sounds good'],
  ['suicide', 'i am worth more dead than alive'],
  ['suicide', 'me quiero matar por las deudas'],
  ['suicide', 'I CAN’T GO ON LIVING'],
  ['suicide', 'i want to ｄｉｅ'],
  ['suicide', 'i w@nt to d1e'],
  ['suicide', 'k m s'],
  ['suicide', 'i wаnt to diе'],
  ['suicide', 'i want\u200B to di\u200Be'],
  ['violenceAtHome', 'my husband hits me and takes the money'],
  ['violenceAtHome', 'my payments were late and he hurt me'],
  ['violenceAtHome', 'mi esposo me pega'],
  ['lenderThreat', 'a loan shark says he will break my legs'],
  ['lenderThreat', 'the collector threatened to have me arrested today'],
  ['gambling', 'I can’t stop gambling, I lost the rent'],
  ['gambling', 'no puedo dejar de apostar'],
] as const)('%s: %s', (topic, message) => {
  expect(screenMessage(message)).toMatchObject({ topic, level: 'clear' })
})

test('one grave sentence counts in a long ordinary message', () => {
  const story =
    'I have two cards with about nine thousand on them and a car loan at twelve percent. We tried the snowball for a year. My hours were cut in May. I do not want to be alive anymore. Which card should I pay first?'
  expect(screenMessage(story)).toMatchObject({ topic: 'suicide', level: 'clear' })
  expect(screenMessage(story.replaceAll(/\. /g, ' and '))?.topic).toBe('suicide')
})

const raises = (message: string) => sentencesOf(message).some(raisesDoubt)

describe('the net of words', () => {
  it.each(['I keep thinking of the bridge', 'my gun is here', 'I will be dead', 'I can’t do it anymore'])(
    'raises doubt at %s',
    (message) => {
      expect(raises(message)).toBe(true)
      expect(screenMessage(message)).not.toBeNull()
    },
  )

  it.each([
    'I have a dead-end job',
    'do I need a bridge loan',
    'I have been cutting back',
    'I cannot afford this loan anymore',
    'the bridge was closed',
  ])('lets %s pass', (message) => {
    expect(raises(message)).toBe(false)
  })
})

test.each([
  ['es', 'me quiero morir'],
  ['es', 'ya no puedo mas'],
  ['es', '¿cuánto debo?'],
  ['en', 'I want to die'],
  ['en', 'no'],
  ['en', 'kms'],
] as const)('%s: %s', (language, message) => {
  expect(languageOf(message)).toBe(language)
})
