import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { speaking } from '#server/language/language.ts'
import type { PaymentRow } from '../donations.table.ts'
import { pdfText } from '../donations-under-test.ts'
import { receiptPdf, statementPdf } from './gift-pdf.ts'

const payment = (line: number, given: Partial<PaymentRow> = {}): PaymentRow => ({
  id: `id-${line}`,
  donationId: 'gift',
  paymentId: `pi_${line}`,
  amount: 2_500,
  returned: 0,
  corrections: 0,
  receivedAt: new Date(Date.UTC(2026, 0, line)),
  ledgerSequence: line,
  askedAt: '2026-11-20 12:00:00+00',
  ...given,
})

const giver = { name: 'Ruth Bennett', email: 'ruth@example.test' }

test('the same payment is the same document, to the byte', async () => {
  const given = { payment: payment(7), isMonthly: false, giver }
  expect(await receiptPdf(given)).toEqual(await receiptPdf(given))
  expect(pdfText(await receiptPdf(given))).toContain('2026-000007')
})

test.each([0x0a, 0x0d])('a PDF is read whole though its compressed text ends in byte %i', (last) => {
  const candidates = Array.from({ length: 300 }, (_, size) => deflateSync(`[<${'78'.repeat(size)}>] TJ`))
  const size = candidates.findIndex((bytes) => bytes.at(-1) === last)
  const bytes = candidates[size]!
  const head = Buffer.from(`1 0 obj\n<<\n/Length ${bytes.length}\n/Filter /FlateDecode\n>>\nstream\n`)
  expect(pdfText(Buffer.concat([head, bytes, Buffer.from('\nendstream\n')]))).toBe('x'.repeat(size))
})

test('a receipt of a gift that went back in part says so', async () => {
  const said = pdfText(await receiptPdf({ payment: payment(7, { returned: 1_000 }), isMonthly: true, giver }))
  expect(said).toMatch(/Returned\n\$10\.00/)
  expect(said).toMatch(/What remains\n\$15\.00/)
})

test('a name in another script does not break it', async () => {
  const said = pdfText(
    await receiptPdf({ payment: payment(1), isMonthly: false, giver: { name: '路得 José', email: null } }),
  )
  expect(said).toContain('?? José')
})

test('a letter that the fonts do not have loses its marks, not itself', async () => {
  const name = 'Nguyễn Łukasz Đặng Ščepán Müller'
  const said = pdfText(
    await receiptPdf({ payment: payment(1), isMonthly: false, giver: { name, email: null } }),
  )
  expect(said).toContain('Nguyen Lukasz Dang Scepán Müller')
})

test('a statement of many payments goes on over pages, with each amount beside its day', async () => {
  const payments = Array.from({ length: 130 }, (_, at) => payment(at + 1))
  const pdf = await statementPdf({ year: 2026, payments, giver, madeOn: new Date(0) })
  const said = pdfText(pdf)
  expect(pdf.toString('latin1')).toContain('/Count 4')
  for (const { ledgerSequence } of payments)
    expect(said).toMatch(new RegExp(`receipt 2026-${String(ledgerSequence).padStart(6, '0')}\\n\\$25\\.00`))
  expect(said).toContain('$3,250.00')
  expect(said).toContain('in exchange for these gifts.')
})

test('a receipt and a statement are written in Spanish', () =>
  speaking('es', async () => {
    const receipt = await receiptPdf({ payment: payment(7), isMonthly: true, giver })
    expect(receipt.toString('latin1')).toContain('/Lang (es)')
    expect(pdfText(receipt)).toContain('7 de enero de 2026 (UTC)')
    expect(pdfText(receipt)).toContain('Un mes de una donación mensual')
    const statement = await statementPdf({ year: 2026, payments: [payment(7)], giver, madeOn: new Date(0) })
    expect(pdfText(statement)).toContain('Sus donaciones de 2026')
    expect(pdfText(statement)).toContain('7 de enero de 2026, recibo 2026-000007')
  }))
