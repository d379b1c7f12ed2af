import { describe, expect, it } from 'vitest'
import { amountError, rateError } from './broken-rule.ts'

const unread = 'Enter the balance, such as 4,250.00.'

describe('an amount that cannot be taken', () => {
  it.each([
    ['', 0, unread],
    ['  ', 1, unread],
    ['much', 0, unread],
    ['1,2', 0, unread],
    ['-', 0, unread],
    ['.', 0, unread],
    ['12-', 0, unread],
    ['1.2.3', 0, unread],
    ['-5', 0, 'Balance must be 0 or more.'],
    ['-$5.00', 0, 'Balance must be 0 or more.'],
    ['-5.001', 0, 'Balance must be 0 or more.'],
    ['-5', 1, 'Balance must be more than 0.'],
    ['0', 1, 'Balance must be more than 0.'],
    ['0.00', 1, 'Balance must be more than 0.'],
    ['1000000000', 0, 'Balance must be $999,999,999.99 or less.'],
    ['9'.repeat(30), 0, 'Balance must be $999,999,999.99 or less.'],
    ['12.345', 0, 'Balance can have at most two digits after the point.'],
    ['$1,234.567', 1, 'Balance can have at most two digits after the point.'],
  ])('%j from %i cents on: %s', (text, least, sentence) => {
    expect(amountError(text, { name: 'Balance', least, unread })).toBe(sentence)
  })
})

describe('a rate that cannot be taken', () => {
  it.each([
    ['', undefined, unread],
    ['high', undefined, unread],
    ['-1', undefined, 'Rate must be 0 or more.'],
    ['1000 %', undefined, 'Rate must be 999.9999% or less.'],
    ['101', 1_000_000, 'Rate must be 100% or less.'],
    ['18.99999', undefined, 'Rate can have at most four digits after the point.'],
  ])('%j up to %s ppm: %s', (text, most, sentence) => {
    expect(rateError(text, { name: 'Rate', unread, ...(most === undefined ? {} : { most }) })).toBe(sentence)
  })
})
