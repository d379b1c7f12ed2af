import { describe, expect, it } from 'vitest'
import {
  chainOf,
  correction,
  digest,
  donation,
  group,
  hiddenGrant,
  smallLedger,
  tithe,
} from '#engine/testing/ledgers.ts'
import { GENESIS, hashOf, linked } from './chain.ts'
import { canonicalText, entryOf } from './entry.ts'
import type { LedgerEntry } from './entry.ts'
import { totalsCells, totalsOf } from './totals.ts'
import { verifyChain, verifyWithTotals } from './verify.ts'

const changed = (entries: LedgerEntry[], row: number, cells: Partial<LedgerEntry>) =>
  entries.map((entry, at) => (at === row - 1 ? { ...entry, ...cells } : entry))

const faultOf = async (entries: LedgerEntry[]) => {
  const verdict = await verifyChain(entries, digest)
  return verdict.isOk ? null : verdict.fault
}

describe('the canonical text', () => {
  it('is every cell in the fixed order, as JSON', () => {
    const entry = entryOf('donation', { sequence: '1', happenedOn: '2026-03-03', amount: '50.00' })
    expect(canonicalText(entry)).toBe('["1","donation","2026-03-03","50.00","","","","","","","","","",""]')
  })

  it('cannot be the same for two lines whose cells differ', () => {
    const one = entryOf('correction', { reason: 'a","b' })
    const other = entryOf('correction', { reason: 'a', profit: 'b' })
    expect(canonicalText(one)).not.toBe(canonicalText(other))
  })
})

it('hashes as anybody can by hand', async () => {
  // printf '%s' 'Jubilee Foundation public ledger, version 1' | sha256sum
  const genesis = await digest(GENESIS)
  const [first] = await chainOf([donation('50.00')])
  expect(first?.previous).toBe(genesis)
  expect(first?.hash).toBe(
    await digest(`${genesis}["1","donation","2026-03-03","50.00","","","","","","","","","",""]`),
  )
})

const saying =
  (reason: string, saved: Partial<LedgerEntry> = {}): Parameters<typeof chainOf>[0][number] =>
  (sequence) => ({ ...group(20_000, [1, 2, 3, 4, 5])(sequence), reason, ...saved })
const fiveGrants = Array.from({ length: 5 }, hiddenGrant)

describe('a group that says how many grants were measured', () => {
  it.each([
    ['measured 3 of 5', {}, null],
    ['measured 0 of 5', { interestSaved: '0.00', monthsSaved: '0' }, null],
    ['measured 0 of 5', {}, 'it saves what nobody measured'],
    ['measured 3 of 7', {}, 'its cells do not fit its kind'],
    ['It was a good month', {}, 'its cells do not fit its kind'],
  ])('"%s" with %j: %s', async (reason, saved, detail) => {
    const fault = await faultOf(await chainOf([...fiveGrants, saying(reason, saved)]))
    expect(fault).toEqual(detail === null ? null : { row: 6, why: 'rule', detail })
  })

  it('is counted apart from one that does not', async () => {
    const entries = await chainOf([...fiveGrants, saying('measured 3 of 5'), ...fiveGrants])
    expect(totalsOf(entries)).toMatchObject({ grants: 5, measured: 3, unmarked: 0 })
    expect(totalsOf(await smallLedger())).toMatchObject({ grants: 5, measured: 0, unmarked: 5 })
  })
})

describe('verifyChain', () => {
  it('takes an empty ledger and a whole one, with its totals', async () => {
    expect(await verifyChain([], digest)).toMatchObject({ isOk: true, totals: { entries: 0 } })
    const entries = await smallLedger()
    expect(await verifyChain(entries, digest)).toEqual({
      isOk: true,
      lastHash: entries.at(-1)?.hash,
      totals: {
        entries: 11,
        donationsCents: 13_705,
        tithesCents: 12_000,
        grants: 5,
        groups: 1,
        grantsCents: 20_000,
        interestSavedCents: 120_050,
        monthsSaved: 61,
        measured: 0,
        unmarked: 5,
        onHandCents: 5_705,
      },
    })
  })

  it('finds a change of any cell of any row, and names it', async () => {
    const entries = await smallLedger()
    for (const [at, entry] of entries.entries())
      for (const field of Object.keys(entry)) {
        const cell = entry[field as keyof LedgerEntry]
        const spoiled = changed(entries, at + 1, { [field]: cell === '' ? '0' : `${cell.slice(1)}x` })
        expect([at + 1, field, await faultOf(spoiled)]).toEqual([
          at + 1,
          field,
          { row: at + 1, why: 'changed' },
        ])
      }
  })

  it('finds a row that is missing, wherever it was', async () => {
    const entries = await smallLedger()
    for (let row = 1; row < entries.length; row += 1)
      expect(await faultOf(entries.toSpliced(row - 1, 1))).toEqual({ row, why: 'missing' })
  })

  it('finds rows in another order, and a row twice', async () => {
    const entries = await smallLedger()
    const [one, two] = [entries[2]!, entries[3]!]
    expect(await faultOf(entries.toSpliced(2, 2, two, one))).toEqual({ row: 3, why: 'out_of_order' })
    expect(await faultOf(entries.toSpliced(3, 0, one))).toEqual({ row: 4, why: 'out_of_order' })
  })

  it('finds a row that was replaced together with its hash', async () => {
    const entries = await smallLedger()
    const forged = { ...entries[0]!, amount: '500.00' }
    const hash = await hashOf(forged.previous, forged, digest)
    expect(await faultOf(changed(entries, 1, { amount: '500.00', hash }))).toEqual({
      row: 2,
      why: 'wrong_link',
    })
    const elsewhere = await linked('0'.repeat(64), donation('50.00')(1), digest)
    expect(await faultOf([elsewhere])).toEqual({ row: 1, why: 'wrong_link' })
  })

  it.each<[string, Parameters<typeof chainOf>[0], number]>([
    ['is not a tenth', [tithe('1300.00', '120.00')], 1],
    ['takes back more', [donation('5.00'), correction(1, '-5.01')], 2],
    ['no gift or tithe', [hiddenGrant(), correction(1, '-5.00')], 2],
    ['fewer than 5', [...Array.from({ length: 4 }, hiddenGrant), group(5, [1, 2, 3, 4], 4)], 5],
    ['more grants than waited', [...Array.from({ length: 4 }, hiddenGrant), group(5, [1, 2, 3, 4])], 5],
    ['exactly the grants', [...Array.from({ length: 6 }, hiddenGrant), group(5, [1, 2, 3, 4, 5])], 7],
    ['not above zero', [donation('0.00')], 1],
    ['do not fit its kind', [donation('5.0')], 1],
    ['do not fit its kind', [donation('5.00', '2026-02-30')], 1],
    ['do not fit its kind', [(sequence) => ({ ...donation('5.00')(sequence), reason: 'Hidden words' })], 1],
    ['of no kind', [(sequence) => ({ ...donation('5.00')(sequence), kind: 'loan' })], 1],
  ])('refuses a rightly hashed row that %s', async (words, lines, row) => {
    expect(await faultOf(await chainOf(lines))).toEqual({
      row,
      why: 'rule',
      detail: expect.stringContaining(words),
    })
  })

  it('tells how far it is', async () => {
    const entries = await chainOf(Array.from({ length: 501 }, () => donation('1.00')))
    const seen: number[] = []
    await verifyChain(entries, digest, (rows) => void seen.push(rows))
    expect(seen).toEqual([250, 500])
  })
})

describe('verifyWithTotals', () => {
  it('compares the end with the rows', async () => {
    const entries = await smallLedger()
    const claimed = totalsCells(totalsOf(entries), entries.at(-1)!.hash)
    expect(await verifyWithTotals({ entries, claimed }, digest)).toMatchObject({ isOk: true })
    const richer = { ...claimed, donations: '9137.05' }
    expect(await verifyWithTotals({ entries, claimed: richer }, digest)).toEqual({
      isOk: false,
      fault: { row: 12, why: 'totals', detail: 'donations' },
    })
    const cut = { entries: entries.slice(0, -1), claimed }
    expect(await verifyWithTotals(cut, digest)).toEqual({ isOk: false, fault: { row: 11, why: 'missing' } })
  })
})
