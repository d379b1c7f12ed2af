/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { readFile } from '../read-file.ts'
import { isOpen, viewOf } from '../transactions/transactions-view.ts'
import { samples } from './samples.content.ts'

const TODAY = '2026-11-20'
const texts = import.meta.glob<string>('./**/*.csv', { query: '?raw', import: 'default', eager: true })

test('24 formats are kept', () => {
  expect(new Set(samples.map(({ file }) => file)).size).toBe(24)
})

test.each(samples)('$file is read without a question left open', async ({ file, rows, leftOut = [] }) => {
  const reading = await readFile(new File([texts[`./${file}.csv`] ?? ''], 'sample.csv'), TODAY)
  if (!('file' in reading)) throw new Error(reading.fault)
  const view = viewOf(reading.file, {}, { today: TODAY, currency: 'USD' })
  expect(isOpen(view)).toBe(false)
  expect(view.rows.map(({ date, cents, description }) => [date, 0 - cents, description])).toEqual(
    rows.map(([date, cents, description]) => [date, cents, description]),
  )
  expect(view.rows.filter(({ cents }) => cents > 0).map(({ category }) => category)).toEqual(
    rows.filter(([, cents]) => cents < 0).map(([, , , category]) => category ?? null),
  )
  expect(view.faults.map(({ fault }) => fault)).toEqual(leftOut.map(([, fault]) => fault))
  for (const [at, [text]] of leftOut.entries()) expect(view.faults[at]?.text).toContain(text)
})
