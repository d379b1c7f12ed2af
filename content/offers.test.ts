import { describe, expect, it } from 'vitest'
import course from '#content/course/premium.json' with { type: 'json' }
import foundation from '#content/foundation/foundation.json' with { type: 'json' }
import guidelines from '#content/foundation/poverty-guidelines.json' with { type: 'json' }
import income from '#content/income/catalogue.json' with { type: 'json' }
import plannedItems from '#content/marketing/planned.json' with { type: 'json' }
import pricing from '#content/marketing/pricing.json' with { type: 'json' }
import offers from '#content/partners/offers.json' with { type: 'json' }

const isAddress = (text: string) => URL.canParse(text) && text.startsWith('https://')

describe('the Premium course', () => {
  it('has eight weeks, in order, and fifty lessons (spec 3 and 9)', () => {
    expect(course.modules.map((module) => module.week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(course.modules.flatMap((module) => module.lessons).length).toBeGreaterThanOrEqual(50)
  })
  it('ticks nothing that is not there: what is planned is named apart, and support has no line', () => {
    const planned = plannedItems.list.map(({ text }) => text)
    expect(planned).toEqual(['Partner discounts', '50+ videos (8+ hours)', 'Weekly live Q&A of 1 hour'])
    expect(plannedItems.label).toBe('Planned. Not part of the price today.')
    const sold = [...course.includes, ...pricing.plans.flatMap(({ includes }) => includes)].join('\n')
    expect(sold).not.toMatch(/Q&A|video|partner|support/i)
    for (const { summary } of pricing.plans) expect(summary).not.toMatch(/Q&A|video|later/i)
    for (const text of [course.later, course.cancel, course.description])
      expect(text).not.toMatch(/Q&A|video|later/i)
  })
})

describe('partner offers', () => {
  it('have the ratings of the specification', () => {
    const ratings = offers.groups.map((group) => [group.id, group.offers.map((offer) => offer.rating)])
    expect(ratings).toEqual([
      ['credit-repair', [4.8, 4.7]],
      ['credit-builder', [4.6, 4.5]],
    ])
  })
  it('are samples by name where they are samples, and lead nowhere', () => {
    for (const offer of offers.groups.flatMap((group) => group.offers)) {
      expect(offer).toMatchObject({ isSample: true, link: null })
      expect(offer.name).toMatch(/^Sample /)
      expect(offer.discountCode).toMatch(/^SAMPLE/)
    }
  })
  it('come with the law on credit repair', () => {
    expect(offers.rights.sources.every((source) => isAddress(source.url))).toBe(true)
    expect(offers.rights.points[0]).toContain('may not take money before the work is done')
  })
})

describe('the foundation', () => {
  it('has the programs, tiers and stats of the specification', () => {
    expect(foundation.programs.map((program) => program.upToCents)).toEqual([200_000, 350_000, 500_000])
    expect(foundation.donate.tiers.map((tier) => tier.cents)).toEqual([5_000, 25_000, 50_000, 200_000])
    const stats = Object.fromEntries(foundation.stats.map((stat) => [stat.id, stat.value]))
    expect(stats).toEqual({
      granted: '$500K+',
      families: '1,200+',
      transparency: '100%',
      tithe: '10%',
      toGrants: '100%',
    })
    expect(foundation.groups).toHaveLength(3)
    expect(foundation.apply.steps).toHaveLength(3)
    expect(JSON.stringify(foundation.apply)).toContain('3-5 business days')
  })
  it('ships its claims without a year and a source, so that none is shown', () => {
    expect(foundation.statsNote).toContain('stated by Jubilee')
    const claims = foundation.stats.filter((stat) => 'year' in stat)
    expect(claims.map(({ id, year, source }) => [id, year, source])).toEqual([
      ['granted', '', ''],
      ['families', '', ''],
      ['transparency', '', ''],
    ])
  })
  it('names the year and the source of the poverty guidelines', () => {
    expect(guidelines.effectiveOn.slice(0, 4)).toBe(String(guidelines.year))
    expect(isAddress(guidelines.source.url)).toBe(true)
    expect(guidelines.areas[0]).toMatchObject({ firstDollars: 15_960, additionalDollars: 5_680 })
  })
})

describe('the income catalogue', () => {
  const platforms = income.groups.flatMap((group) => group.platforms)
  it('has six groups of four (spec 9)', () => {
    expect(income.groups.map((group) => group.name)).toEqual([
      'Freelancing',
      'Content',
      'Online business',
      'Tutoring',
      'Gig economy',
      'Creative',
    ])
    expect(income.groups.map((group) => group.platforms.length)).toEqual([4, 4, 4, 4, 4, 4])
    expect(new Set(platforms.map((platform) => platform.id)).size).toBe(24)
  })
  it.each(platforms)('$name says what it takes, how it pays and when, with its source', (platform) => {
    // Where a place does not say when it pays, the catalogue says nothing.
    const texts = [platform.takes, platform.pays, platform.when].filter((text) => text !== null)
    for (const text of texts) expect(text).toMatch(/\w{2,}.*\.$/)
    expect(JSON.stringify(platform)).not.toMatch(/stored|see their/i)
    expect(platform.sources.every((source) => isAddress(source.url))).toBe(true)
  })
  it('gives a number only where a page was read', () => {
    const unread = platforms.filter((platform) => platform.sources.every((source) => !source.isRead))
    for (const { name, takes, pays, when } of unread) {
      expect(`${name}: ${takes} ${pays} ${when}`).not.toMatch(/[\d%$]/)
    }
  })
  it('says plainly that no link earns, and the commission that is set', () => {
    expect(income.affiliate).toMatchObject({ commissionPercent: 25, hasPaidLinks: false })
    expect(income.affiliate.text).toContain('25%')
  })
})
