import { describe, expect, test } from 'vitest'
import { findLanguageBy } from '#engine/language/bilingual.ts'
import { anybodysGigs, gigIdeaTable } from './gig-ideas.content.ts'
import { gigTexts } from './gig-messages.ts'
import { gigIdeas } from './gig-ideas.ts'

const titles = (skills: string) => gigIdeas(skills).ideas.map(({ title }) => title)

describe('gig ideas', () => {
  test('the worked example', () => {
    expect(titles('Excel and some Spanish')).toEqual([
      'Translation of short texts',
      'Conversation practice online',
      'Spreadsheets that work',
      'Data entry and cleanup',
    ])
  })

  test('at most 6', () => {
    const { ideas, isGeneral } = gigIdeas('writing, web design, video editing, teaching math, cooking, music')
    expect(ideas).toHaveLength(6)
    expect(isGeneral).toBe(false)
  })

  test('skills said in Spanish find the same, and the ideas are said in the language of the moment', () => {
    expect(titles('Diseño gráfico')).toEqual(titles('graphic design'))
    expect(titles('costura')).toEqual(['Handmade gifts to order'])
    findLanguageBy(() => 'es')
    expect(titles('sewing')).toEqual(['Regalos hechos a mano por encargo'])
    findLanguageBy(() => 'en')
  })

  test('more of the skills first', () => {
    expect(titles('math teacher at a school')[0]).toBe('School subject tutoring')
  })

  test('endings, capitals and punctuation play no part', () => {
    expect(titles('WRITER!')).toEqual(titles('writing'))
  })

  test.each([
    ['short keywords are whole words', 'artisan hrs'],
    ['a single mother is no singer', 'single mother'],
    ['nothing recognized', 'xyzzy'],
  ])('%s', (_name, skills) => {
    expect(gigIdeas(skills)).toMatchObject({ isGeneral: true })
    expect(titles(skills)).toHaveLength(3)
  })

  test.each([[''], ['  '], ['123 !!']])('no words, no ideas: %j', (skills) => {
    expect(gigIdeas(skills)).toEqual({ ideas: [], isGeneral: false })
  })
})

test('the table: unique titles, prices that rise, keywords in small letters', () => {
  const all = gigIdeaTable.map(({ id }) => gigTexts()[id].title)
  expect(new Set(all).size).toBe(all.length)
  expect(gigIdeaTable.map(({ id }) => id)).toEqual(expect.arrayContaining([...anybodysGigs]))
  for (const { price, keywords } of gigIdeaTable) {
    expect(price.from).toBeGreaterThan(0)
    expect(price.to).toBeGreaterThan(price.from)
    expect(keywords).toMatch(/^[a-z]+( [a-z]+)*$/)
  }
})
