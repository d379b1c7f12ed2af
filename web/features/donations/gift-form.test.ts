import { describe, expect, it } from 'vitest'
import { giftCents, firstGift, readGift } from './gift-form.ts'

const own = (amount: string) => ({ ...firstGift, choice: 'own', amount })

describe('the amount', () => {
  it.each([
    ['1', 100],
    ['$1,234.50', 123_450],
    ['25,000', 2_500_000],
  ])('%s is taken', (typed, cents) => {
    expect(giftCents(own(typed))).toBe(cents)
  })

  it.each(['', '0.99', '25000.01', 'fifty', '-5', '10.005'])('“%s” is not', (typed) => {
    expect(giftCents(own(typed))).toBeNull()
  })

  it('is a tier’s, whatever was typed before', () => {
    expect(giftCents({ ...firstGift, amount: '7' })).toBe(5_000)
  })
})

describe('what is sent', () => {
  it('has the email of a guest, and of nobody else', () => {
    const values = { ...firstGift, email: ' ruth@example.test ' }
    expect(readGift(values, true).body).toEqual({
      amount: '50.00',
      isMonthly: false,
      showName: false,
      email: 'ruth@example.test',
    })
    expect(readGift({ ...firstGift, email: '' }, false).body).not.toHaveProperty('email')
  })

  it('has a name only by consent', () => {
    const named = { ...firstGift, naming: 'named' as const, publicName: ' Ruth ' }
    expect(readGift(named, false).body).toMatchObject({ showName: true, publicName: 'Ruth' })
    expect(readGift({ ...named, naming: 'anonymous' }, false).body).not.toHaveProperty('publicName')
  })

  it('is nothing while something is missing, and all of that is said at once', () => {
    const { body, errors } = readGift({ ...own(''), naming: 'named' }, true)
    expect(body).toBeUndefined()
    expect(Object.keys(errors ?? {})).toEqual(['amount', 'publicName', 'email'])
  })
})
