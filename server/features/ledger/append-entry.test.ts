import { beforeEach, describe, expect, it } from 'vitest'
import { commitmentOf } from '#engine/ledger/commitment.ts'
import type { LedgerEntry } from '#engine/ledger/entry.ts'
import { verifyChain } from '#engine/ledger/verify.ts'
import { connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connect.ts'
import { silentLogger } from '#server/log.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { appendCorrection, appendDonation, appendGrant, appendTithe } from './append-entry.queries.ts'
import { digest, detailOfRow } from './ledger-rows.ts'
import { clearNames, detailsOf, findByReference, saveDonor } from './ledger.queries.ts'
import { readBook } from './read-book.queries.ts'

let database: TestDatabase
let connection: Connection

beforeEach(async () => {
  database = await createTestDatabase()
  connection = connect({ url: database.url, poolMax: 8, log: silentLogger })
  return async () => {
    await connection.pool.end()
    await database.drop()
  }
})

const day = '2026-03-03'
const gift = (reference: string, amountCents = 5_000, publicName: string | null = null) =>
  appendDonation(connection.db, {
    reference,
    amountCents,
    happenedOn: day,
    donorUserId: null,
    publicName,
  })
const grant = (reference: string, amountCents = 100_000, program = 'emergency') =>
  appendGrant(connection.db, {
    reference,
    amountCents,
    happenedOn: day,
    program,
    interestSavedCents: 20_000,
    monthsSaved: 9,
  })
const correct = (corrects: number, amountCents: number, reference = `slip-${corrects}`) =>
  appendCorrection(connection.db, { reference, corrects, amountCents, happenedOn: day, reason: 'A slip' })

const entries = async (): Promise<readonly LedgerEntry[]> => (await readBook(connection.db)).entries
const kinds = async () => (await entries()).map(({ kind }) => kind)
const verdict = async () => verifyChain(await entries(), digest)
const change = (statement: string) => connection.pool.query(statement)

const names = async () =>
  (await connection.pool.query('select user_id, public_name from ledger_donors order by sequence')).rows
const addPerson = () =>
  change(
    "insert into users (id, email, first_name) values ('ruth', 'ruth@example.test', 'Ruth') on conflict do nothing",
  )

const insertLine = (sequence: number, previous: string) =>
  connection.pool.query(
    `insert into ledger_entries (sequence, kind, happened_on, amount, previous_hash, hash, reference)
     values ($1, 'donation', '2026-03-03', 5, $2, $3, 'by hand')`,
    [sequence, previous, 'c'.repeat(64)],
  )
const insertFirst = (columns: string, values: string) =>
  change(
    `insert into ledger_entries (sequence, previous_hash, hash, reference, ${columns})
     values (1, encode(sha256('Jubilee Foundation public ledger, version 1'), 'hex'), '${'c'.repeat(64)}', 'x', ${values})`,
  )

describe('appending', () => {
  it('links every kind of line into a chain that holds', async () => {
    expect(await gift('p1', 5_000, 'Ruth\nB.')).toEqual({ sequence: 1 })
    const basis = { profitCents: 120_000, fromMonth: '2026-01', toMonth: '2026-03' }
    await appendTithe(connection.db, { reference: 'q1', amountCents: 12_000, happenedOn: day, basis })
    await correct(1, -2_000)
    for (const at of [1, 2, 3, 4, 5]) await grant(`g${at}`, at * 10_000)
    expect(await kinds()).toEqual([
      'donation',
      'tithe',
      'correction',
      ...Array.from({ length: 5 }, () => 'grant'),
      'group',
    ])
    expect(await verdict()).toMatchObject({
      isOk: true,
      totals: { donationsCents: 3_000, tithesCents: 12_000, grantsCents: 150_000, onHandCents: -135_000 },
    })
  })

  it('twenty at once of the same reference give one line, of different ones a chain without a gap', async () => {
    const same = await Promise.all(Array.from({ length: 20 }, () => gift('once')))
    expect(new Set(same.map(({ sequence }) => sequence))).toEqual(new Set([1]))
    await Promise.all(Array.from({ length: 20 }, (_, at) => gift(`p${at}`, 100 + at)))
    expect(await entries()).toHaveLength(21)
    expect(await verdict()).toMatchObject({ isOk: true })
  })

  it('belongs to the transaction it is called in', async () => {
    const failing = connection.db.transaction(async (tx) => {
      await appendDonation(tx, {
        reference: 'lost',
        amountCents: 100,
        happenedOn: day,
        donorUserId: null,
        publicName: null,
      })
      throw new Error('the payment could not be stored')
    })
    await expect(failing).rejects.toThrow('could not be stored')
    expect(await entries()).toEqual([])
    expect(await gift('kept')).toEqual({ sequence: 1 })
  })

  it('finds a donation by its payment', async () => {
    await gift('p1')
    expect(await findByReference(connection.db, 'donation:p1')).toMatchObject({ sequence: 1 })
    expect(await findByReference(connection.db, 'donation:p2')).toBeUndefined()
  })

  it('refuses what is not an amount above zero in whole cents', () => {
    for (const amountCents of [0, -1, 1.5, Number.NaN])
      expect(() => gift('odd', amountCents)).toThrow(RangeError)
  })
})

describe('grants', () => {
  it('show nothing but a commitment to what the foundation knows', async () => {
    await grant('g1', 180_000, 'senior')
    const [line] = await entries()
    const { sequence, kind, commitment, previous, hash, ...shown } = line!
    expect([sequence, kind]).toEqual(['1', 'grant'])
    expect(Object.values(shown).join('')).toBe('')
    expect([previous, hash].join(' ')).toMatch(/^[0-9a-f]{64} [0-9a-f]{64}$/)
    const [detail] = await detailsOf(connection.db, [1])
    expect(await commitmentOf(detail!.salt, detailOfRow(detail!), digest)).toBe(commitment)
    expect(detail).toMatchObject({ amount: 180_000, program: 'senior', monthsSaved: 9 })
  })

  it('are published by the fifth, and a total never counts one that is not', async () => {
    await gift('p1', 500_000)
    for (const at of [1, 2, 3, 4]) await grant(`g${at}`)
    expect((await readBook(connection.db)).totals).toMatchObject({
      grants: 0,
      grantsCents: 0,
      onHandCents: 500_000,
    })
    await grant('g5', 50_000, 'senior')
    const last = (await entries()).at(-1)
    expect(last).toMatchObject({
      kind: 'group',
      amount: '4500.00',
      grants: '5',
      covers: '2 3 4 5 6',
      programs: 'emergency senior',
      period: '2026-03/2026-03',
      interestSaved: '1000.00',
      monthsSaved: '45',
      happenedOn: '',
    })
    await grant('g6')
    expect((await kinds()).at(-1)).toBe('grant')
  })

  it('that arrive at once are grouped once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => grant(`g${at}`)))
    expect((await kinds()).filter((kind) => kind === 'group')).toHaveLength(2)
    expect(await verdict()).toMatchObject({ isOk: true, totals: { grants: 10 } })
  })

  it('are corrected out of sight, in the sum of the next group', async () => {
    for (const at of [1, 2, 3, 4, 5]) await grant(`g${at}`)
    await correct(2, -100_000)
    expect((await entries()).at(-1)).toMatchObject({ kind: 'grant_correction', amount: '', reason: '' })
    for (const at of [6, 7, 8, 9, 10]) await grant(`g${at}`)
    expect((await entries()).at(-1)).toMatchObject({ kind: 'group', amount: '4000.00', grants: '5' })
    expect(await verdict()).toMatchObject({ isOk: true, totals: { grantsCents: 900_000 } })
  })
})

const refund = (reference: string, amountCents: number) =>
  appendCorrection(connection.db, {
    reference,
    corrects: 1,
    amountCents,
    happenedOn: day,
    reason: 'The gift was refunded',
    isAtMostWhatIsLeft: true,
  })

describe('corrections', () => {
  it('are refused for what is not there, for more than is left, and for groups and corrections', async () => {
    await gift('p1', 5_000)
    await correct(1, -4_000)
    await expect(correct(1, -1_001, 'more')).rejects.toMatchObject({ status: 422 })
    await expect(correct(9, -1)).rejects.toMatchObject({ status: 422 })
    await expect(correct(2, -1)).rejects.toMatchObject({ status: 422 })
    for (const at of [1, 2, 3, 4, 5]) await grant(`g${at}`)
    await expect(correct(8, -1)).rejects.toMatchObject({ status: 422 })
    await expect(correct(3, -100_001)).rejects.toMatchObject({ status: 422 })
    expect(await entries()).toHaveLength(8)
  })

  it('of a refund take off only what was not taken off by hand', async () => {
    await gift('p1', 5_000)
    await correct(1, -4_000, 'by hand')
    expect(await refund('first', -5_000)).toEqual({ sequence: 3 })
    expect((await entries()).at(-1)).toMatchObject({ amount: '-10.00' })
    expect(await refund('second', -5_000)).toEqual({ sequence: 1 })
    expect(await entries()).toHaveLength(3)
  })

  it('of the same occasion are entered once', async () => {
    await gift('p1', 5_000)
    const twice = await Promise.all([correct(1, -3_000, 'refund'), correct(1, -3_000, 'refund')])
    expect(twice).toEqual([{ sequence: 2 }, { sequence: 2 }])
  })
})

describe('the database', () => {
  it('refuses every change and removal of a line, and of what stands behind one', async () => {
    await gift('p1')
    await grant('g1')
    for (const statement of [
      'update ledger_entries set amount = 1 where sequence = 1',
      'update ledger_entries set reference = reference',
      'delete from ledger_entries',
      'truncate ledger_entries cascade',
      'update ledger_grant_details set amount = 1',
      'delete from ledger_grant_details',
      'truncate ledger_grant_details',
    ])
      await expect(change(statement)).rejects.toThrow('the ledger is only added to')
    expect(await verdict()).toMatchObject({ isOk: true, totals: { entries: 2 } })
  })

  it('refuses a line that leaves a number out, or names another hash before it', async () => {
    await gift('p1')
    const [first] = await entries()
    await expect(insertLine(3, first!.hash)).rejects.toThrow('does not follow')
    await expect(insertLine(2, 'd'.repeat(64))).rejects.toThrow('does not follow')
    await expect(insertLine(1, first!.previous)).rejects.toThrow('does not follow')
  })

  it('refuses a grant that shows an amount, and a group of four', async () => {
    await expect(insertFirst('kind, amount, commitment', "'grant', 5, 'ab'")).rejects.toThrow('are_hidden')
    await expect(insertFirst('kind, grants', "'group', 4")).rejects.toThrow('are_large')
  })
})

describe('names', () => {
  it('stand beside the chain, and go by wish or with the account, while the lines stay as they are', async () => {
    await addPerson()
    const own = { amountCents: 5_000, happenedOn: day, donorUserId: 'ruth', publicName: 'Ruth B.' }
    await appendDonation(connection.db, { ...own, reference: 'p1' })
    await appendDonation(connection.db, { ...own, reference: 'p2' })
    await gift('p3', 100, 'A guest')
    const before = await entries()
    expect(JSON.stringify(before)).not.toContain('Ruth')
    await saveDonor(connection.db, { sequence: 1, userId: 'ruth', publicName: null })
    expect((await names())[0]).toEqual({ user_id: 'ruth', public_name: null })
    await clearNames(connection.db, 'ruth')
    expect((await names()).map((row) => (row as { public_name: string }).public_name)).toEqual([
      null,
      null,
      'A guest',
    ])
    await saveDonor(connection.db, { sequence: 3, userId: null, publicName: null })
    await change("delete from users where id = 'ruth'")
    expect(await names()).toEqual([{ user_id: null, public_name: null }])
    expect(await entries()).toEqual(before)
    expect(await verdict()).toMatchObject({ isOk: true, totals: { entries: 3 } })
  })
})
