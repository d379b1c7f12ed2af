import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const checkout = fileURLToPath(new URL('../../', import.meta.url))

type Config = { default: { dialect: string; schema: string | string[]; out: string } }

test.each([
  { of: 'every mode', path: 'drizzle.config.ts' },
  { of: 'the sandbox', path: 'server/sandbox/drizzle.config.ts' },
])('the migrations of $of make its tables: generating again finds nothing', async ({ path }) => {
  const { default: config } = (await import(join(checkout, path))) as Config
  const migrations = join(checkout, config.out)
  const copy = mkdtempSync(join(tmpdir(), 'jubilee-migrations-'))
  cpSync(migrations, copy, { recursive: true })
  const kit = join(checkout, 'node_modules', 'drizzle-kit', 'bin.cjs')
  const file = join(copy, 'drizzle.config.json')
  writeFileSync(file, JSON.stringify({ ...config, out: relative(checkout, copy) }))
  execFileSync(process.execPath, [kit, 'generate', '--config', relative(checkout, file)], {
    cwd: checkout,
    stdio: 'pipe',
  })
  rmSync(file)
  expect(readdirSync(copy).toSorted()).toEqual(readdirSync(migrations).toSorted())
  rmSync(copy, { recursive: true })
})
