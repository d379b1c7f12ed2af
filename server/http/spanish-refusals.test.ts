/** Whatever a contract refuses, it says so in the language of the one who sent it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { articleContent } from '#contracts/education/articles.ts'
import type { Endpoint, ErrorAnswer } from '#contracts/endpoint.ts'
import { faultsIn } from '#contracts/faults.ts'
import { foundationContent } from '#contracts/foundation/content.ts'
import { LANGUAGE_HEADER } from '#contracts/language-header.ts'
import { importBody } from '#contracts/money/imports.ts'
import { offersContent } from '#contracts/money/offers.ts'
import { speaking } from '#server/language/language.ts'
import { everyContract } from '#server/testing/every-contract.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { keyOf, sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'

type Schema = z.ZodMiniType
type Inner = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
}

const long = 'x'.repeat(30_000)
const many = Array.from({ length: 600 }, () => 0)
const wrong: unknown[] = [null, true, '', 'Zz', '12345', long, '\u0000', -1, 0.5, 25, 1e15, [], many, {}]

/** Values that a schema refuses in one place, at every place that it has. */
function wrongFor(schema: Schema): unknown[] {
  const inner = schema.def as unknown as Inner
  const deeper = [inner.innerType, inner.in, ...(inner.options ?? [])].filter((one) => one !== undefined)
  const inFields = Object.entries(inner.shape ?? {}).flatMap(([key, field]) =>
    wrongFor(field).map((value) => ({ [key]: value })),
  )
  const inItems = inner.element ? wrongFor(inner.element).map((value) => [value]) : []
  return deeper.length > 0
    ? [null, ...deeper.flatMap(wrongFor)]
    : [...wrong, { unknownField: 1 }, ...inFields, ...inItems]
}

/** A right body with one field of it wrong, each in turn: what only a body that fits otherwise is asked. */
const spoiled = (body: unknown): unknown[] =>
  Object.keys((body ?? {}) as object).flatMap((key) =>
    wrong.map((value) => ({ ...(body as object), [key]: value })),
  )

/** The refusals of values that do not fit, each once: in English and in Spanish. */
function refusalsOf(schema: Schema, values: readonly unknown[]): Map<string, string> {
  const pairs = values.flatMap((value) => {
    const wordsOf = () => faultsIn(schema, value).map(({ said }) => said.words())
    const english = speaking('en', wordsOf)
    const spanish = speaking('es', wordsOf)
    return english.map((words, at) => [words, spanish[at] ?? ''] as const)
  })
  return new Map(pairs)
}

const untranslated = (said: Map<string, string>) =>
  [...said].filter(([english, spanish]) => english === spanish || spanish === '').map(([english]) => english)

const calls = await everyContract()
const bodies = sampleBodies()

const schemasOf = (call: Endpoint) =>
  [call.params, call.query, call.body].filter((schema) => schema !== undefined)

describe('what a call refuses', () => {
  it.each(calls.filter((call) => schemasOf(call).length > 0).map((call) => [keyOf(call), call] as const))(
    'is said in Spanish: %s',
    (key, call) => {
      for (const schema of schemasOf(call)) {
        const values = [...wrongFor(schema), ...(schema === call.body ? spoiled(bodies[key]) : [])]
        expect(untranslated(refusalsOf(schema, values))).toEqual([])
      }
    },
  )
})

it.each([
  ['an article', articleContent],
  ['the foundation’s page', foundationContent],
  ['the partner offers', offersContent],
  ['a file of transactions', importBody],
])('what is not right about %s is said in Spanish', (_name, schema) => {
  const said = refusalsOf(schema, wrongFor(schema))
  expect(said.size).toBeGreaterThan(3)
  expect(untranslated(said)).toEqual([])
})

describe('over HTTP', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('a refusal is in the language that the screen asks in', async () => {
    const ada = await makeUser(test.app)
    const body = { name: '', type: 'credit_card', balance: 'much' }
    const answered = async (language: string) => {
      const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: ada.cookie }
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/debts',
        headers: { ...headers, [LANGUAGE_HEADER]: language },
        payload: body,
      })
      return answer.json<ErrorAnswer>()
    }
    expect(await answered('es')).toMatchObject({
      message: 'Hay datos que revisar. No se guardó nada.',
      fields: [
        { field: 'name', message: 'Dele un nombre a esta deuda.' },
        { field: 'balance', message: expect.stringMatching(/^Escriba un monto de \$0 a/) },
      ],
    })
    expect((await answered('en')).fields?.[0]?.message).toBe('Give this debt a name.')
  })
})
