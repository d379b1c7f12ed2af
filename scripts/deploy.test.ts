/** What `deploy/` promises: a production install is enough for what runs, and its files name what is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EnvError, parseEnv } from '#server/env.ts'
import { specifiers } from './import-graph.fixtures.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest = z
  .object({
    scripts: z.object({ start: z.string() }),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')))

/** The package of 'drizzle-orm/pg-core' or '@fastify/static'; null for our own files and Node's modules. */
const packageOf = (specifier: string) =>
  /^(#|\.|node:)/.test(specifier) ? null : (/^(@[a-z-]+\/)?[a-z][\w.-]*/.exec(specifier)?.[0] ?? null)

/** The commands that an operator runs beside the app. */
const commands = [
  'outside/doctor',
  'backup',
  'restore',
  'make-admin',
  'rotate-keys',
  'best-plan',
  'verify-ledger',
]

/** What is served and run, without what tests it. */
const isProduct = (file: string) =>
  !/\.(test|fixtures)\.ts$|-under-test\.ts$|\/testing\/|drizzle\.config/.test(file)

it('a production install has every package of the server and of the commands', () => {
  const files = [
    ...globSync('{server,contracts,engine}/**/*.ts', { cwd: root }).filter(isProduct),
    ...commands.map((name) => `scripts/${name}.ts`),
  ]
  expect(files.length).toBeGreaterThan(600)
  const foreign = files.flatMap((file) =>
    specifiers(read(file)).flatMap((specifier) => {
      const name = packageOf(specifier)
      return name === null || name in manifest.dependencies ? [] : [`${file}: ${name}`]
    }),
  )
  expect(foreign).toEqual([])
})

it('`npm start` loads nothing that builds before it has to build', () => {
  const atOnce = ['start', 'web-build'].flatMap((name) =>
    [...read(`scripts/${name}.ts`).matchAll(/^(?:import|\} from).*'([^'\n]+)'$/gm)].map((match) => match[1]!),
  )
  expect(atOnce).toContain('./web-build.ts')
  expect(atOnce.filter((specifier) => (packageOf(specifier) ?? '') in manifest.devDependencies)).toEqual([])
  expect(atOnce).not.toContain('./worker-build.ts')
})

it('the image and the unit run the app as `npm start` does', () => {
  const words = manifest.scripts.start.split(' ')
  const image = read('deploy/Dockerfile')
  const unit = read('deploy/jubilee@.service')
  const given = words.filter((word) => /^(MALLOC_|--)/.test(word))
  expect(given).toHaveLength(4)
  for (const word of given) {
    expect(image).toContain(word)
    expect(unit).toContain(word)
  }
  expect(image).toContain(`node:${manifest.dependencies['node']}-`)
})

it('the image takes along what there is', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
    match[1]!.split(' '),
  )
  expect(copied).toContain('server')
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

function neededInLiveMode(): string[] {
  try {
    parseEnv({ JUBILEE_MODE: 'live' })
    return []
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return error.problems.map((problem) => problem.split(' ', 1)[0]!)
  }
}

/** The settings that a file sets, as NAME= or NAME: at the beginning of a line. */
const names = (text: string) => [...text.matchAll(/^ *([A-Z][A-Z_]+)[=:]/gm)].map((match) => match[1]!)

it('the compose file and its settings name settings of ours, and all that live mode needs', () => {
  const ours = new Set(names(read('.env.example')))
  const ofCompose = ['SITE_ADDRESS', 'WEB_PROCESSES']
  const set = [...names(read('deploy/compose.yaml')), ...names(read('deploy/env.example'))]
  const foreign = set.filter((name) => !ours.has(name) && !name.startsWith('POSTGRES_'))
  expect(foreign.filter((name) => !ofCompose.includes(name))).toEqual([])
  const needed = neededInLiveMode()
  expect(needed.length).toBeGreaterThan(5)
  expect(needed.filter((name) => !set.includes(name))).toEqual([])
})
