/**
 * A client generated from the published document, as somebody outside would: its types are checked, and it reads a
 * person's debts and records a payment with a personal token, over HTTP.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypes from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#server/features/account/api-tokens/tokens-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const run = promisify(execFile)
const modules = join(import.meta.dirname, '../../node_modules')

/** What a person writes who wants their own numbers elsewhere. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const { BASE_URL: baseUrl = '', TOKEN: token = '' } = process.env
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } })
const read = await client.GET('/api/debts')
const balances: string[] = (read.data ?? []).map(({ balance }) => balance)
const id: string = read.data?.[0]?.id ?? ''
const paid = await client.POST('/api/debts/{id}/payments', {
  params: { path: { id } },
  body: { amount: '20.00', note: 'from my spreadsheet' },
})
const left = await client.GET('/api/debts/payments')
const closed = await client.GET('/api/auth/user')
console.log(
  JSON.stringify({
    balances,
    paid: paid.response.status,
    amounts: left.data,
    closed: closed.error?.message,
  }),
)
`

/** An address that is none, a field that is none, a body without its amount: the last three lines. */
const WRONG = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'
const client = createClient<paths>({})
void client.GET('/api/nothing')
void client.GET('/api/debts').then(({ data }) => data?.[0]?.secret)
void client.POST('/api/debts/{id}/payments', { params: { path: { id: '' } }, body: { note: '' } })
`

const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  files: ['program.ts', 'wrong.ts'],
}

let served: TestApp
let ada: TestUser
let folder: string
let baseUrl: string

beforeAll(async () => {
  served = await buildTestApp()
  ada = await makeUser(served.app)
  baseUrl = await served.app.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'jubilee-client-'))
  await symlink(modules, join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  await writeFile(join(folder, 'api.ts'), await openapiTypes(new URL('/api/openapi.json', baseUrl)))
  await writeFile(join(folder, 'program.ts'), PROGRAM)
  await writeFile(join(folder, 'wrong.ts'), WRONG)
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

test('a program of somebody outside compiles against the generated types, and three wrong lines do not', async () => {
  const checking = run(join(modules, '.bin/tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder })
  const { stdout } = await checking.catch((error: unknown) => error as { stdout: string })
  const places = stdout.match(/^\w+\.ts\(\d+/gm)
  expect({ stdout, places }).toEqual({ stdout, places: ['wrong.ts(5', 'wrong.ts(6', 'wrong.ts(7'] })
})

test('it reads the debts and records a payment with a personal token, and is told what is closed', async () => {
  const debt = { name: 'Visa', type: 'credit_card', balance: '500.00' }
  expect((await ada.request('POST', '/api/debts', debt)).status).toBe(201)
  const token = await makeToken(ada)
  const env = { ...process.env, BASE_URL: baseUrl, TOKEN: token }
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts')], { env })
  expect(JSON.parse(stdout)).toEqual({
    balances: ['500.00'],
    paid: 201,
    amounts: [expect.objectContaining({ amount: '20.00' })],
    closed: 'No API token opens this: sign in to Jubilee for it. Nothing was changed.',
  })
  expect((await ada.request('GET', '/api/debts')).body).toMatchObject([{ balance: '480.00' }])
})
