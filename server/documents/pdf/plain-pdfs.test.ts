import { expect, test } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'
import { plainPdfs } from './plain-pdfs.fixtures.ts'

const plain = await plainPdfs()

test.each(plain)('%s is taken', async (_, bytes) => {
  expect(await inspectPdf(bytes)).toBeNull()
})
