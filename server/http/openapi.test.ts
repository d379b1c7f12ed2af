import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyContract } from '#server/testing/every-contract.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Operation = {
  operationId: string
  summary: string
  'x-access': string
  parameters: { name: string; in: string }[]
  requestBody?: {
    content: { 'application/json': { schema: { additionalProperties?: unknown; format?: string } } }
  }
  responses: Record<string, unknown>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

/** Served, but not described: a browser navigates there, files that are streamed, and the document itself. */
const notCalls = new Set([
  'GET /api/login',
  'GET /api/foundation/ledger.csv',
  'GET /api/foundation/ledger.json',
  'GET /api/openapi.json',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/plaid',
  'POST /api/webhooks/method',
])

let served: TestApp
let document: Document

beforeAll(async () => {
  served = await buildTestApp()
  document = (await served.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
})
afterAll(() => served.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )

test('every call of the contracts is mounted and described', async () => {
  const contracts = await everyContract()
  expect(contracts.length).toBeGreaterThan(60)
  const described = operations().map(({ key }) => key)
  const keys = contracts.map((call) => `${call.method} ${call.path}`)
  expect(keys.filter((key) => !described.includes(key))).toEqual([])
  expect(described.length).toBe(served.app.calls.length)
})

test('everything served under /api is described', () => {
  const described = new Set(operations().map(({ key }) => key.replaceAll(/\{(\w+)\}/g, ':$1')))
  const seen = served.app.routesServed.filter((key) => key.includes(' /api/') && !key.startsWith('HEAD'))
  expect(seen.length).toBeGreaterThan(15)
  for (const key of seen.filter((route) => !notCalls.has(route))) expect(described).toContain(key)
})

test('every call says what it is, who may call it, what it takes and how it refuses', () => {
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('patchDebtsById')
  for (const { key, operation } of operations()) {
    const inPath = [...key.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const named = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)
    const refusals = operation['x-access'] !== 'public' ? ['401', '500', '503'] : ['500', '503']
    expect({ key, named, ...operation, statuses: Object.keys(operation.responses) }).toMatchObject({
      key,
      named: inPath,
      summary: expect.stringMatching(/\S/),
      'x-access': expect.stringMatching(/^(public|signedIn|admin)$/),
      statuses: expect.arrayContaining(refusals),
    })
  }
})

test('every body refuses keys it does not name', () => {
  const open = operations().filter(
    ({ operation }) =>
      // A file has no keys.
      operation.requestBody?.content['application/json'] &&
      operation.requestBody.content['application/json'].schema.format !== 'binary' &&
      operation.requestBody.content['application/json'].schema.additionalProperties !== false,
  )
  expect(open.map(({ key }) => key)).toEqual([])
})

test('what a write refreshes is a read', async () => {
  const calls = await everyContract()
  const reads = new Set(calls.filter(({ method }) => method === 'GET').map(({ path }) => path))
  const unknown = calls.flatMap(({ refreshes = [] }) => refreshes.filter((path) => !reads.has(path)))
  expect(unknown).toEqual([])
})
