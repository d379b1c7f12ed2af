import { expect, it, test } from 'vitest'
import { rules } from '#content/card-minimums/issuers.json' with { type: 'json' }

it.each(rules)('the rule of $issuer has its source and the day it was read', ({ source, ...rule }) => {
  expect(source.url).toMatch(/^https:\/\//)
  expect(source.name.length).toBeGreaterThan(10)
  expect(source.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(rule.percentPpm >= 10_000 && rule.percentPpm <= 50_000).toBe(true)
  expect(rule.floorCents % 100 === 0 && rule.floorCents <= 50_00).toBe(true)
  expect(['cent', 'dollarUp', 'dollarDown']).toContain(rule.round)
})

test('issuers stand once each, in the order of their names', () => {
  const names = rules.map(({ issuer }) => issuer)
  expect(names).toEqual([...new Set(names)].toSorted())
})
