import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileRefusals, importTexts } from './messages.ts'
import { MOST_FILE_BYTES, MOST_JSON_BYTES, openFile } from './open-file.ts'

const line = (kind: string) => ({ kind, amount: '10.00' })
const exported = {
  format: 'jubilee-export',
  version: 1,
  exportedAt: '2026-11-20T15:00:00.000Z',
  account: { email: 'ruth@example.test', firstName: 'Ruth', lastName: 'Bennett', createdAt: '2026-01-01' },
  lists: {
    settings: [{}],
    debts: [{}, {}],
    debtEntries: [line('opening'), line('opening'), line('payment'), line('interest'), line('fee')],
    budgetCategories: [{}],
    conversations: [],
    banks: [{}],
  },
}

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'jubilee.json') => new File([content], name)
const json = (value: unknown) => fileOf(JSON.stringify(value))
const zip = (entries: Record<string, string>) => {
  const packed = Object.entries(entries).map(([name, text]) => [name, strToU8(text)])
  return fileOf(new Uint8Array(zipSync(Object.fromEntries(packed))), 'jubilee-export.zip')
}

describe('a file of all data', () => {
  const expected = {
    owner: 'Ruth Bennett',
    email: 'ruth@example.test',
    exportedAt: exported.exportedAt,
    comesIn: [
      '2 debts',
      '1 payment',
      '2 charges, interest and fees',
      '1 budget category',
      importTexts.settings,
    ],
  }

  it('says whose it is, of when, and what comes in', async () => {
    expect(await openFile(json(exported))).toMatchObject(expected)
  })

  it('is found in the zip, and it alone is taken', async () => {
    const entries = { 'csv/debts.csv': 'a', 'jubilee.json': JSON.stringify(exported), 'schema.json': '{}' }
    const opened = await openFile(zip(entries))
    expect(opened).toMatchObject({ ...expected, name: 'jubilee-export.zip' })
    expect(JSON.parse(await opened.json.text())).toEqual(exported)
    expect(opened.json.type).toBe('application/json')
  })

  it('may begin with a byte order mark, which is not sent', async () => {
    const opened = await openFile(fileOf(`\uFEFF${JSON.stringify(exported)}`))
    expect((await opened.json.text())[0]).toBe('{')
  })

  it('has nothing in it where every list is empty', async () => {
    expect((await openFile(json({ ...exported, lists: {} }))).comesIn).toEqual([])
  })
})

/** A zip whose one entry says in the list at its end that it unpacks to so many bytes. */
function zipThatClaims(bytes: number): File {
  const packed = new Uint8Array(zipSync({ 'jubilee.json': strToU8('{}') }))
  const view = new DataView(packed.buffer)
  const at = Array.from(packed.keys()).find(
    (index) => index + 4 <= packed.length && view.getUint32(index, true) === 0x02014b50,
  )
  view.setUint32((at ?? 0) + 24, bytes, true)
  return fileOf(packed, 'bomb.zip')
}

describe('a file that is refused before anything is sent', () => {
  it.each<[string, File, string]>([
    ['an empty one', fileOf(''), fileRefusals.empty],
    ['one that is too large', fileOf(new Uint8Array(MOST_FILE_BYTES + 1)), fileRefusals.tooLarge],
    ['a JSON that is too large', fileOf(new Uint8Array(MOST_JSON_BYTES + 1)), fileRefusals.jsonTooLarge],
    ['a zip that unpacks to too much', zipThatClaims(MOST_JSON_BYTES + 1), fileRefusals.jsonTooLarge],
    ['a zip that is cut', fileOf('PK\u0003\u0004 and no more', 'a.zip'), fileRefusals.notOurs],
    ['a zip of something else', zip({ 'photo.txt': 'x' }), fileRefusals.noJson],
    ['a path that only ends so', zip({ '../jubilee.json': '{}' }), fileRefusals.noJson],
    ['no JSON', fileOf('name,balance'), fileRefusals.notOurs],
    ['no text', fileOf(new Uint8Array([0xff, 0xfe, 0xfd])), fileRefusals.notOurs],
    ['a list', json([exported]), fileRefusals.notOurs],
    ['null', json(null), fileRefusals.notOurs],
    ['another format', json({ ...exported, format: 'ledger' }), fileRefusals.notOurs],
    ['another version', json({ ...exported, version: 2 }), fileRefusals.otherVersion],
    ['no account', json({ ...exported, account: null }), fileRefusals.notOurs],
    ['no lists', json({ ...exported, lists: [] }), fileRefusals.notOurs],
    ['no date', json({ ...exported, exportedAt: 'yesterday' }), fileRefusals.notOurs],
  ])('%s', async (_, file, sentence) => {
    await expect(openFile(file)).rejects.toThrow(sentence)
  })

  it('a zip that says less than it holds is not unpacked further than it says', async () => {
    await expect(openFile(zipThatClaims(1))).rejects.toThrow(fileRefusals.notOurs)
  })
})
