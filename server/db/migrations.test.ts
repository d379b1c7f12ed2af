import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const checkout = fileURLToPath(new URL('../../', import.meta.url))
const migrations = fileURLToPath(new URL('migrations', import.meta.url))

test('the migrations make the tables that the code describes: generating again finds nothing', () => {
  const copy = mkdtempSync(join(tmpdir(), 'jubilee-migrations-'))
  cpSync(migrations, copy, { recursive: true })
  const kit = join(checkout, 'node_modules', 'drizzle-kit', 'bin.cjs')
  const out = relative(checkout, copy)
  const args = [
    kit,
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    './server/**/*.table.ts',
    '--out',
    out,
  ]
  execFileSync(process.execPath, args, { cwd: checkout, stdio: 'pipe' })
  expect(readdirSync(copy).toSorted()).toEqual(readdirSync(migrations).toSorted())
  rmSync(copy, { recursive: true })
})
