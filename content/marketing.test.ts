import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import landing from '#content/marketing/landing.json' with { type: 'json' }
import pricing from '#content/marketing/pricing.json' with { type: 'json' }
import privacy from '#content/legal/privacy.json' with { type: 'json' }
import terms from '#content/legal/terms.json' with { type: 'json' }

const root = new URL('..', import.meta.url)
const setsCookie = /document\.cookie = |\.header\(\s*'set-cookie'/

/** Every file that sets cookies, with what the privacy page calls them. */
const cookiesIn = {
  'server/features/account/sessions/session-cookie.ts': [
    'the session cookie',
    'five minutes',
    'While a new account waits',
    '400 days',
  ],
  'server/http/access/guest-cookie.ts': ['60 days'],
  'server/http/access/wrote-lately.ts': ['For some seconds after you save'],
  'server/http/client/serve-client.ts': ['“jubilee-wanted”'],
  'server/language/asked-language.ts': ['“language”'],
  'web/features/account/appearance-card.tsx': ['“theme”'],
  'web/features/account/sign-in/return-path.ts': ['“jubilee-wanted”'],
  'web/local/private-mode.ts': ['“jubilee-private”'],
  'web/public/theme.js': ['“theme”'],
}

const NOT_THESE = [
  'credit repair organization',
  'financial advisor',
  'debt settlement company',
  'legal service',
]

describe('landing', () => {
  it('has the four places of the specification’s figures (spec 1), filled with what is always true', () => {
    const ids = landing.foundation.figures.map(({ id }) => id)
    expect(ids).toEqual(['granted', 'families', 'transparency', 'toGrants'])
    expect(JSON.stringify(landing)).not.toMatch(/500K|1,200/)
    expect(landing.foundation.grantsUpTo).toBe('$5,000')
    expect(landing.foundation.profitShare).toBe('10%')
    expect(landing.foundation.lead).toContain(landing.foundation.grantsUpTo)
  })
  it('has eight tools and three stories, marked as illustrations; their stars wait for a year and a source', () => {
    expect(landing.features.list).toHaveLength(8)
    expect(landing.stories.list.map(({ rating, year, source }) => [rating, year, source])).toEqual([
      [5, '', ''],
      [5, '', ''],
      [5, '', ''],
    ])
    expect(landing.stories.suppliedBy).toBe('operator')
    expect(landing.stories.label).toContain('Not a real person’s story')
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
  it('hold from the day of their last change', () => {
    expect([privacy.effectiveDate, terms.effectiveDate]).toEqual(['2026-11-27', '2026-11-20'])
  })
  it('the privacy page names every cookie that the code sets', () => {
    const files = globSync('{server,web}/**/*.{ts,tsx,js}', { cwd: root }).filter(
      (file) =>
        !/[.-](test|under-test)\.tsx?$/.test(file) &&
        setsCookie.test(readFileSync(new URL(file, root), 'utf8')),
    )
    expect(files.toSorted()).toEqual(Object.keys(cookiesIn).toSorted())
    const text = JSON.stringify(privacy.sections.find(({ id }) => id === 'cookies'))
    for (const words of Object.values(cookiesIn).flat()) expect(text).toContain(words)
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
