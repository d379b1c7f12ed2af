/** The habits of the house that no linter knows: sizes, names, imports, the lint rules themselves, dependencies. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routeNeeds } from '#engine/access/routes.ts'
import { specifiers } from './import-graph.fixtures.ts'

const root = join(import.meta.dirname, '..')
const folders = '{engine,contracts,server,web,content,e2e,bench,scripts}'
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const json = (file: string): unknown => JSON.parse(read(file))

const files = globSync(`${folders}/**/*.{ts,tsx,css,js}`, { cwd: root }).filter(
  (file) => !file.includes('/migrations/'),
)
const codeFiles = files.filter((file) => /\.tsx?$/.test(file) && file !== 'scripts/house.test.ts')

const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.optional(z.string()),
        hasInstallScript: z.optional(z.boolean()),
        optional: z.optional(z.boolean()),
      }),
    ),
  })
  .parse(json('package-lock.json')).packages

describe('files', () => {
  it('are many enough for these tests to mean something', () => {
    expect(files.length).toBeGreaterThan(40)
  })

  it('have at most 400 lines, content apart', () => {
    const long = files.filter((file) => !file.includes('.content.') && read(file).split('\n').length > 401)
    expect(long).toEqual([])
  })

  it('lie at most sixteen in a folder, tests and the Spanish of texts apart: what has more has parts with names of their own', () => {
    const product = codeFiles.filter(
      (file) => !/\.(test|e2e|fixtures|es)\.tsx?$/.test(file) && !file.startsWith('e2e/'),
    )
    const counts = Map.groupBy(product, (file) => dirname(file))
    const full = [...counts].filter(([, held]) => held.length > 16)
    expect(full.map(([folder, held]) => `${folder}: ${held.length}`)).toEqual([])
  })

  it('have a name that says what is in them', () => {
    const empty =
      /(^|[-./])(utils?|helpers?|common|misc|shared|managers?|services?)([-./]|$)|(^|\/)(data|info)\./
    expect(files.filter((file) => empty.test(file))).toEqual([])
  })

  it('are no barrels', () => {
    expect(codeFiles.filter((file) => isBarrel(read(file)))).toEqual([])
  })
})

describe('imports', () => {
  it('name the file with its ending', () => {
    const bare = codeFiles.flatMap((file) =>
      specifiers(read(file))
        .filter((specifier) => /^(#|\.)/.test(specifier) && !/\.[a-z0-9]+(\?[a-z]+)?$/.test(specifier))
        // The router writes the types of each route into files without an ending.
        .filter((specifier) => !specifier.includes('/+types/'))
        .map((specifier) => `${file}: ${specifier}`),
    )
    expect(bare).toEqual([])
  })

  it('take the small zod', () => {
    expect(codeFiles.filter((file) => specifiers(read(file)).includes('zod'))).toEqual([])
  })
})

/** Where the decimal texts of the wire, the database, the ledger and a bank become cents (decision 039). */
const readersOfAmounts = [
  'contracts/amounts.ts',
  'contracts/foundation/ledger.ts',
  'engine/ledger/rules.ts',
  'engine/ledger/totals.ts',
  'engine/money/cents.ts',
  'server/db/money-columns.ts',
  'server/ports/banking/plaid-figures.ts',
]

it('has no page that no screen shows', () => {
  const pages = files.filter((file) => /^web\/(?:pages|features)\/.*-page\.tsx$/.test(file))
  // Both lists of offers are one page.
  expect(pages).toHaveLength(Object.keys(routeNeeds).length - 1)
})

it('reads the text of an amount or a rate at its border alone', () => {
  const reading = codeFiles.filter(
    (file) => !file.endsWith('.test.ts') && /\bparse(Cents|Ppm)\b/.test(read(file)),
  )
  expect(reading.toSorted()).toEqual(readersOfAmounts)
})

it('opens a database of the browser in one place', () => {
  const opening = codeFiles.filter((file) => file.startsWith('web/') && /\bindexedDB\b/.test(read(file)))
  expect(opening).toEqual(['web/api/storage/browser-database.ts'])
})

it('draws no style attribute, which the security policy drops from the HTML of the server', () => {
  const styling = /\sstyle=[{"']|\bstyle: \{/
  const drawing = files.filter((file) => /^web\/.*\.tsx$/.test(file))
  expect(drawing.filter((file) => styling.test(read(file)))).toEqual([])
})

/**
 * Modules of the browser that keep something outside React. None of them differs between the people that the server
 * draws for: it never sets one, and what is read while drawing is `web/format/drawing.ts`, which a drawing replaces.
 */
const keepersOfState = [
  'web/api/offline/kept-start.ts',
  'web/api/reports/client-error.ts',
  'web/api/session/admin-activity.ts',
  'web/api/session/confirmation.ts',
  'web/api/session/release.ts',
  'web/api/storage/once-keys.ts',
  'web/connection.ts',
  'web/features/account/sign-in/use-sign-in.ts',
  'web/features/banks/plaid-script.ts',
  'web/features/coach/chat-state.ts',
  'web/features/grants/apply/self-check-form.ts',
  'web/features/offline/start-worker.ts',
  'web/format/dates.ts',
  'web/format/drawing.ts',
  'web/paper-frame/frame.ts',
  'web/ui/dialogs/modal.ts',
  'web/ui/dialogs/tooltip.tsx',
  'web/ui/states/card-errors.ts',
  'web/ui/toast/toast-store.ts',
]

it('keeps nothing in a module of the web that may differ between people, but in these', () => {
  const changing =
    /^(export )?(let |var |const \w+(: (?!Readonly)[^=\n]+)? = new (Map|Set|WeakMap|WeakSet|QueryClient)\b[^(\n]*\(\))/m
  const product = codeFiles.filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file))
  expect(product.filter((file) => changing.test(read(file))).toSorted()).toEqual(keepersOfState)
})

describe('checks', () => {
  const lintConfiguration = z.object({
    ignorePatterns: z.array(z.string()),
    rules: z.record(z.string(), z.unknown()),
    overrides: z.array(z.object({ files: z.array(z.string()), rules: z.record(z.string(), z.unknown()) })),
  })

  it('are not switched off in a file', () => {
    const silencers =
      /(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)|\b(it|test|describe)\.(only|todo)\(|\b(it|describe)\.skip\(/
    expect(codeFiles.filter((file) => silencers.test(read(file)))).toEqual([])
  })

  it('find no day cut out of a moment in UTC, which is not where the person is', () => {
    const cut = /toISOString\(\)\s*\.(slice|substring|split)\(/
    const product = codeFiles.filter(
      (file) =>
        /^(engine|contracts|server|web)\//.test(file) && !/\.test\.tsx?$|^server\/sandbox\//.test(file),
    )
    // The name of a backup bears the whole moment.
    expect(product.filter((file) => cut.test(read(file)))).toEqual(['server/db/backup/back-up.ts'])
  })

  it('are not loosened in the configuration of lint', () => {
    const { rules, ignorePatterns, overrides } = lintConfiguration.parse(json('.oxlintrc.json'))
    expect(rules).toMatchObject({
      'no-console': 'error',
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 70 }],
      'max-params': ['error', { max: 3 }],
      'typescript/no-explicit-any': 'error',
      'typescript/ban-ts-comment': 'error',
      'import/no-default-export': 'error',
      'import/no-cycle': 'error',
    })
    expect(switchedOff(rules).toSorted()).toEqual([
      'import/no-unassigned-import',
      'no-shadow',
      'react/react-in-jsx-scope',
    ])
    expect(ignorePatterns).toEqual(['build', '.react-router', 'node_modules', 'server/db/migrations'])
    expect(
      overrides
        .map((entry) => [entry.files.join(' '), switchedOff(entry.rules)])
        .filter(([, names]) => names?.length),
    ).toEqual([
      [
        'web/root.tsx web/routes.ts web/entry.client.tsx web/entry.server.tsx web/pages/** web/features/**/*-page.tsx web/layout/** e2e/sign-in-admins.ts *.config.ts',
        ['import/no-default-export'],
      ],
      ['scripts/** bench/** server/log.ts', ['no-console']],
      ['**/*.test.ts **/*.test.tsx **/*.e2e.ts', ['max-lines-per-function']],
      ['**/*.content.ts', ['max-lines']],
    ])
  })

  it('have their strict compiler options', () => {
    const { compilerOptions } = z
      .object({ compilerOptions: z.record(z.string(), z.unknown()) })
      .parse(json('tsconfig.base.json'))
    expect(compilerOptions).toMatchObject({
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noPropertyAccessFromIndexSignature: true,
      noUnusedLocals: true,
      erasableSyntaxOnly: true,
    })
  })
})

describe('dependencies', () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
      allowScripts: z.record(z.string(), z.literal(true)),
    })
    .parse(json('package.json'))
  it('are named with exact versions', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('are not older than the versions known to be safe', () => {
    const minimum = z.record(z.string(), z.string()).parse(json('security/minimum-versions.json'))
    for (const [name, version] of Object.entries(minimum)) {
      expect(installedVersions(name), `${name} is in the lockfile`).not.toEqual([])
      for (const found of installedVersions(name)) {
        expect(isAtLeast(found, version), `${name} ${found} is at least ${version}`).toBe(true)
      }
    }
  })

  it('run no install script that package.json does not allow', () => {
    const withScript = Object.entries(lockfile).filter(([, entry]) => entry.hasInstallScript)
    const allowed = Object.keys(manifest.allowScripts)
    // What is optional belongs to another platform and is only installed there.
    const unlisted = withScript.filter(([path, entry]) => !entry.optional && !allowed.includes(nameOf(path)))
    expect(unlisted.map(([path]) => path)).toEqual([])
    const names = withScript.map(([path]) => nameOf(path))
    expect(allowed.filter((name) => !names.includes(name))).toEqual([])
  })
})

/** True when `found` is the version `minimum` or a later one; a pre-release is compared by its numbers too. */
function isAtLeast(found: string, minimum: string): boolean {
  const [a, b] = [numbers(found), numbers(minimum)]
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

function isBarrel(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'))
  return lines.every((line) => /^export (\*|type \{|\{)/.test(line))
}

function switchedOff(rules: Record<string, unknown>): string[] {
  return Object.keys(rules).filter((name) => rules[name] === 'off' || rules[name] === 'allow')
}

/** The package's name at the end of its place in the lockfile. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function installedVersions(name: string): string[] {
  return Object.entries(lockfile).flatMap(([path, entry]) =>
    path.startsWith('node_modules/') && nameOf(path) === name && entry.version ? [entry.version] : [],
  )
}

function numbers(version: string): number[] {
  return version.split(/\D+/).filter(Boolean).map(Number)
}
