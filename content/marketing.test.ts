import { describe, expect, it } from 'vitest'
import landing from '#content/marketing/landing.json' with { type: 'json' }
import pricing from '#content/marketing/pricing.json' with { type: 'json' }
import privacy from '#content/legal/privacy.json' with { type: 'json' }
import terms from '#content/legal/terms.json' with { type: 'json' }

const NOT_THESE = [
  'credit repair organisation',
  'financial advisor',
  'debt settlement company',
  'legal service',
]

describe('landing', () => {
  it('shows the figures of the specification (spec 1 and 9)', () => {
    const figures = Object.fromEntries(landing.foundation.figures.map((one) => [one.id, one.value]))
    expect(figures).toEqual({ granted: '$500K+', families: '1,200+', transparency: '100%', toGrants: '100%' })
    expect(landing.foundation.grantsUpTo).toBe('$5,000')
    expect(landing.foundation.profitShare).toBe('10%')
    expect(landing.foundation.lead).toContain(landing.foundation.grantsUpTo)
  })
  it('has eight tools and three stories of five stars, marked as the operator’s', () => {
    expect(landing.features.list).toHaveLength(8)
    expect(landing.stories.list.map((story) => story.rating)).toEqual([5, 5, 5])
    expect(landing.stories.suppliedBy).toBe('operator')
    expect(landing.stories.label).toContain('Story supplied by the operator')
    expect(landing.foundation.figuresSuppliedBy).toBe('operator')
  })
  it('carries the labels of the specification', () => {
    expect(landing.tagline).toBe('Faith. Finance. Freedom.')
    expect([landing.hero.start, landing.hero.more, landing.offers.heading, landing.call.button]).toEqual([
      'Start Your Journey',
      'Learn More',
      'What We Offer',
      'Get Started',
    ])
  })
})

describe('pricing', () => {
  it('names the three plans in order and asks four questions', () => {
    expect(pricing.plans.map((plan) => plan.id)).toEqual(['free', 'pro', 'premium'])
    expect(pricing.questions.list).toHaveLength(4)
    expect(pricing.final.button).toBe('Get Started Today')
  })
})

describe('legal texts', () => {
  it('hold from the same day', () => {
    expect([privacy.effectiveDate, terms.effectiveDate]).toEqual(['2026-11-20', '2026-11-20'])
  })
  it.each([
    ['privacy', privacy],
    ['terms', terms],
  ])('%s has its own anchor for each section', (_name, text) => {
    const ids = text.sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
  })
  it.each(NOT_THESE)('says on the landing page and in the terms that it is not a %s', (name) => {
    expect(JSON.stringify(landing.disclosure)).toContain(name)
    expect(JSON.stringify(terms.sections[0])).toContain(name)
  })
})
