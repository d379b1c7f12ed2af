import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileIn, keepOne } from './in-language.ts'

const root = join(import.meta.dirname, '..', '..')
const amounts = join(root, 'web', 'format', 'amounts')
const money = join(root, 'web', 'format', 'money.ts')
const months = join(root, 'engine', 'money', 'month-messages.ts')

it('takes the neighbor of a module of the web that has one', () => {
  expect(fileIn(`${amounts}.ts`, 'es')).toBe(`${amounts}.es.ts`)
  expect(fileIn(`${amounts}.ts`, 'en')).toBe(`${amounts}.ts`)
  expect([money, months, `${amounts}.es.ts`].map((file) => fileIn(file, 'es'))).toEqual([
    money,
    months,
    `${amounts}.es.ts`,
  ])
})

it('keeps one half of texts in both languages', () => {
  const code = 'export const monthTexts = bilingual(english, spanish)'
  expect(keepOne(code, 'en')).toBe('export const monthTexts = (() => english)')
  expect(keepOne(code, 'es')).toBe('export const monthTexts = (() => spanish)')
})
