import { expect, it } from 'vitest'
import { categoryLabel, topicColours } from './category-badge.tsx'

// spec 3
const named = [
  'credit',
  'debt',
  'savings',
  'budgeting',
  'negotiation',
  'consolidation',
  'income',
  'motivation',
]

it('gives each named topic a colour of its own, and any other name a neutral one', () => {
  const neutral = topicColours('weather')
  const all = [...named.map(topicColours), neutral]
  expect(new Set(all).size).toBe(all.length)
  expect(topicColours('investing')).toBe(neutral)
})

it('says the topic in a word', () => {
  expect(categoryLabel('negotiation')).toBe('Negotiation')
})
