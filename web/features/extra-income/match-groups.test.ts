import { expect, it } from 'vitest'
import spanish from '#content/income/es/catalogue.json' with { type: 'json' }
import { groupOfId, incomeGroups, matchGroups } from './match-groups.ts'

const namesOf = (question: Parameters<typeof matchGroups>[0]) =>
  matchGroups(question, incomeGroups).map(({ group }) => group.id)

it('finds the groups by the words used, most words first', () => {
  const matches = matchGroups(
    { skills: 'Teaching math, piano', availability: 'weekends', experience: '' },
    incomeGroups,
  )
  expect(matches[0]?.group.id).toBe('tutoring')
  expect(matches[0]?.words).toEqual(['teaching', 'math', 'piano'])
  expect(matches.map(({ group }) => group.id)).toContain('creative')
})

const spanishMatches = (skills: string) =>
  matchGroups({ skills, availability: 'weekends', experience: '' }, spanish.groups).map(
    ({ group }) => group.id,
  )

it('knows Spanish words with and without their accents, and the English ones beside them', () => {
  expect(spanishMatches('Matematicas y química')).toEqual(['tutoring'])
  expect(spanishMatches('jardineria')).toEqual(['gig-economy'])
  expect(spanishMatches('driving')).toEqual(['gig-economy'])
})

it('leaves out what needs more hours than there are', () => {
  expect(namesOf({ skills: 'photography', availability: 'evenings', experience: '' })).toEqual([
    'online-business',
  ])
  expect(namesOf({ skills: 'photography', availability: 'fulltime', experience: '' })).toContain('creative')
})

it('knows whole words only', () => {
  const matches = matchGroups({ skills: 'cartoons', availability: 'fulltime', experience: '' }, incomeGroups)
  expect(matches.flatMap(({ words }) => words)).toEqual([])
})

it('knows yard work by everyday words', () => {
  for (const skills of ['good with plants', 'mowing lawns', 'snow'])
    expect(namesOf({ skills, availability: 'weekends', experience: '' })).toEqual(['gig-economy'])
})

it('falls back on the hours, quick starts first for a beginner', () => {
  const ids = namesOf({ skills: 'xyzzy', availability: 'fulltime', experience: 'new' })
  expect(ids).toEqual(['online-business', 'tutoring', 'gig-economy'])
})

it('shows at most three', () => {
  const skills = 'writing video drawing teaching driving sewing'
  expect(namesOf({ skills, availability: 'fulltime', experience: 'much' })).toHaveLength(3)
})

it('opens the first group for an id nobody knows', () => {
  expect(groupOfId('tutoring').name).toBe('Tutoring')
  expect(groupOfId('nothing').name).toBe('Freelancing')
  expect(groupOfId(null).name).toBe('Freelancing')
})
