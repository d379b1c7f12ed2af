import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { chainOf, correction, digest, donation, fileOf, smallLedger } from '#engine/testing/ledgers.ts'
import type { LedgerEntry } from './entry.ts'
import { describeFault } from './describe-fault.ts'
import { verifyFile } from './read-file.ts'

let entries: LedgerEntry[]
beforeAll(async () => {
  entries = await smallLedger()
})

const faultOf = async (text: string) => {
  const verdict = await verifyFile(text, digest)
  return verdict.isOk ? null : verdict.fault
}

describe.each(['json', 'csv'] as const)('a file of %s', (form) => {
  const lines = async () => (await fileOf(entries, form)).split('\n')

  it('holds as it was downloaded, with and without rows', async () => {
    expect(await verifyFile(await fileOf(entries, form), digest)).toMatchObject({
      isOk: true,
      totals: { entries: 11, grantsCents: 20_000 },
      lastHash: entries.at(-1)?.hash,
    })
    expect(await faultOf(await fileOf([], form))).toBeNull()
  })

  it('holds with commas, quotation marks and other letters in a reason', async () => {
    const odd = await chainOf([donation('5.00'), correction(1, '-1.00', 'Ñandú, "dos", 王; a=b \\ c')])
    expect(await faultOf(await fileOf(odd, form))).toBeNull()
  })

  it('fails at the row of any changed byte, and the row is named', async () => {
    const whole = await fileOf(entries, form)
    const rowAt = (place: number) => whole.slice(0, place).split('\n').length - 1
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 2),
        fc.constantFrom('0', '7', 'x', ' ', '"', ','),
        async (place, byte) => {
          fc.pre(whole[place] !== byte && whole[place] !== '\n')
          const fault = await faultOf(whole.slice(0, place) + byte + whole.slice(place + 1))
          const row = rowAt(place)
          const named = typeof fault === 'object' ? fault?.row : fault
          expect(named).toBe(row === 0 ? 'not_a_ledger' : row)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('fails when a row is cut out, rows change places, or the end is gone', async () => {
    const cutOut = (await lines()).toSpliced(4, 1).join('\n')
    expect(await faultOf(cutOut)).toEqual({ row: 4, why: 'missing' })
    const [three = '', four = ''] = (await lines()).slice(3, 5)
    const swapped = (await lines()).toSpliced(3, 2, four, three).join('\n')
    expect(await faultOf(swapped)).toEqual({ row: 3, why: 'out_of_order' })
    const withoutEnd = `${(await lines()).slice(0, 6).join('\n')}\n`
    expect(await faultOf(withoutEnd)).toMatchObject({ row: 5, why: 'missing' })
    expect(await faultOf((await fileOf(entries, form)).trimEnd())).toMatchObject({ row: 12 })
  })

  it('fails at the end when the sums are others', async () => {
    const whole = await fileOf(entries, form)
    const richer = whole.replace(/(grantsPaid(?:":"|=))200\.00/, '$1900.00')
    expect(richer).not.toBe(whole)
    expect(await faultOf(richer)).toEqual({ row: 12, why: 'totals', detail: 'grantsPaid' })
  })
})

it('is JSON that other programs read', async () => {
  const read = JSON.parse(await fileOf(entries, 'json')) as { entries: object[]; totals: { entries: string } }
  expect(read.entries).toHaveLength(11)
  expect(read.totals.entries).toBe('11')
})

it.each(['', '\n', '{}', 'sequence,kind', '%PDF-1.4', '\u0000'.repeat(20)])(
  '%j is no ledger',
  async (text) => {
    expect(await faultOf(text)).toBe('not_a_ledger')
  },
)

it('says what fails in words', () => {
  expect(describeFault({ row: 7, why: 'changed' })).toBe(
    'Row 7 fails. It was changed: its content does not fit its hash.',
  )
})
