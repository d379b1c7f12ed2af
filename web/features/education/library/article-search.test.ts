import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import consolidation from '#content/articles/debt-consolidation.json' with { type: 'json' }
import snowball from '#content/articles/debt-snowball-vs-avalanche.json' with { type: 'json' }
import extraMoney from '#content/articles/finding-extra-money.json' with { type: 'json' }
import lowerRates from '#content/articles/negotiating-lower-rates.json' with { type: 'json' }
import sideHustles from '#content/articles/side-hustles.json' with { type: 'json' }
import motivation from '#content/articles/staying-motivated.json' with { type: 'json' }
import oldDebts from '#content/articles/es/old-debts-and-time-limits.json' with { type: 'json' }
import { articleContent } from '#contracts/education/articles.ts'
import { indexArticles } from './article-search.ts'

const articles = z
  .array(articleContent)
  .parse([snowball, lowerRates, extraMoney, consolidation, sideHustles, motivation])
const { find, answer } = indexArticles(articles)

describe('the search box', () => {
  it.each([
    ['snowball', '1'],
    ['SNOWBALL VS', '1'],
    ['avalanch', '1'],
    ['avelanche', '1'],
    ['negotating', '2'],
    ['subscriptions', '3'],
    ['balance trans', '4'],
    ['self-employment tax', '5'],
    ['hustle', '5'],
    ['motivatd', '6'],
  ])('%s finds article %s first', (query, id) => {
    expect(find(query)[0]).toBe(id)
  })

  it('looks through the content, whatever the case (spec 5)', () => {
    expect(find('LONG MIDDLE')).toEqual(['6'])
  })

  it('knows a Spanish word with and without its accents', () => {
    const { find } = indexArticles([articleContent.parse(oldDebts)])
    for (const query of ['prescripción', 'PRESCRIPCION', 'prescripcio', 'anos'])
      expect(find(query)).toHaveLength(1)
  })

  it('finds a part of a word as typed', () => {
    expect(find('nowbal')).toContain('1')
  })

  it('finds nothing where nothing is near', () => {
    expect(find('zebra crossing')).toEqual([])
  })

  it('shows all when nothing is typed', () => {
    expect(find('  ')).toEqual(articles.map(({ id }) => id))
  })

  it('works on titles and summaries alone while the texts are not there', () => {
    const { find } = indexArticles(articles.map((article) => ({ ...article, blocks: [] })))
    expect(find('avalanche')).toEqual(['1'])
    expect(find('long middle')).toEqual(['6'])
    expect(find('willpower')).toEqual([])
  })
})

describe('a question', () => {
  it.each([
    ['How can I get a lower interest rate on my credit card?', '2'],
    ['Should I take a consolidation loan?', '4'],
    ['What is the difference between snowball and avalanche?', '1'],
    ['I want to give up. How do I stay motivated?', '6'],
    ['How do I make extra income with gig work?', '5'],
  ])('%s', (question, id) => {
    expect(answer(question).slice(0, 3)).toContain(id)
  })

  it('has no answer among words that say nothing', () => {
    expect(answer('what is it')).toEqual([])
  })
})
