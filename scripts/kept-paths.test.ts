import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Endpoint } from '#contracts/endpoint.ts'
import { isKept, keptPaths } from '#web/api/offline/kept-paths.ts'

async function keptContracts(): Promise<Endpoint[]> {
  const root = join(import.meta.dirname, '..')
  const files = globSync('contracts/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>))
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
    .filter(({ keptOffline }) => keptOffline)
}

it('are those that their contracts allow to be kept, all of them reads', async () => {
  const contracts = await keptContracts()
  expect([...new Set(contracts.map(({ path }) => path))].toSorted()).toEqual(keptPaths)
  expect(new Set(contracts.map(({ method }) => method))).toEqual(new Set(['GET']))
})

it('are known by the key of a read', () => {
  expect(isKept(['/api/debts'])).toBe(true)
  expect(isKept(['/api/budget-categories', { month: '2026-11' }])).toBe(true)
  expect(isKept(['/api/articles', '7'])).toBe(true)
  expect(isKept(['/api/debts', '7', 'payments'])).toBe(false)
  expect(isKept(['/api/account/sessions'])).toBe(false)
})
