import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf, smallLedger } from '#engine/testing/ledgers.ts'

const root = join(import.meta.dirname, '..')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jubilee-ledger-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function verify(text: string, name = 'ledger'): { status: number | null; out: string; error: string } {
  const file = join(folder, name)
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verify-ledger.ts', file], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, out: stdout, error: stderr }
}

describe.each(['json', 'csv'] as const)('a file of %s', (form) => {
  it('that is whole is verified, with its rows and sums', async () => {
    const { status, out } = verify(await fileOf(await smallLedger(), form))
    expect(status).toBe(0)
    expect(out).toContain('Rows: 11\nGifts: $137.05\nTithes: $120.00\n')
    expect(out).toContain(
      'Grants in published groups: 5 in 1, $200.00\nNot in a published group yet: $57.05\n',
    )
    expect(out).toMatch(/Hash of the last row: [0-9a-f]{64}\nverified\n$/)
  })

  it('with one changed byte names the row', async () => {
    const whole = await fileOf(await smallLedger(), form)
    const place = whole.indexOf('100.00')
    const { status, out, error } = verify(`${whole.slice(0, place)}9${whole.slice(place + 1)}`)
    expect([status, out]).toEqual([1, ''])
    expect(error).toContain('Row 2 fails. It was changed: its content does not fit its hash.')
  })
})

it('says what it cannot check', () => {
  expect(verify('hello')).toMatchObject({
    status: 1,
    error: expect.stringContaining('not a file of the ledger'),
  })
  const none = spawnSync(process.execPath, ['scripts/verify-ledger.ts', join(folder, 'none')], { cwd: root })
  expect(none.status).toBe(2)
  expect(String(none.stderr)).toContain('cannot be read. Nothing was checked.')
})
