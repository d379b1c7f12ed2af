import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uncoded } from '#engine/language/sentence.ts'
import { HttpError, conflict, notFound, tooManyRequests } from '#server/errors.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { broken, echo, own } from './endpoints.fixtures.ts'
import { mount } from './mount.ts'

const failures: Record<string, () => Error> = {
  plain: () => new Error('select * from users where email = secret@example.test'),
  missing: () => notFound(),
  changed: () => conflict(uncoded('It was changed elsewhere.'), { version: 3 }),
  often: () => tooManyRequests(uncoded('Please wait.'), 7),
  gone: () => Object.assign(new Error('Connection terminated unexpectedly')),
}

let served: TestApp
const post = (body: unknown) => ask(served.app, { method: 'POST', url: '/api/test/echo', body })
const raw = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  served.app.inject({ method: 'POST', url: '/api/test/echo', payload, headers })

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const fail = (how: string) => ask(served.app, { method: 'GET', url: `/api/test/broken?how=${how}` })

beforeAll(async () => {
  served = await buildTestApp({
    mountMore: (app) => {
      mount(app, echo, async ({ body }) => {
        const answer = { name: body.name, passwordHash: 'never shown' }
        return answer
      })
      mount(app, own, async ({ user, params }) => ({ id: params.id, who: user.firstName }))
      mount(app, broken, async ({ query }) => {
        const failure = failures[query.how]
        if (failure) throw failure()
        const wrong: unknown = { name: 4 }
        return wrong as { name: string }
      })
    },
  })
})
afterAll(() => served.close())

describe('what comes in', () => {
  test('a right body gets the named status, and only what the contract names', async () => {
    expect(await post({ name: 'Ada' })).toMatchObject({ status: 201, body: { name: 'Ada' } })
    expect((await post({ name: 'Ada' })).body).toEqual({ name: 'Ada' })
  })

  test('a wrong field is named, with its sentence, and its code and limit for programs', async () => {
    const { status, body } = await post({ name: '' })
    expect(status).toBe(422)
    const said = { message: 'Enter a name.', reason: 'too_small', parameters: ['1'] }
    expect(body).toEqual({ ...said, code: 'invalid_input', fields: [{ field: 'name', ...said }] })
  })

  test.each([
    [{}, 'name', 'This is missing.'],
    [{ name: 4 }, 'name', 'This must be of type string.'],
    [{ name: 'x'.repeat(21) }, 'name', 'This is too long: at most 20.'],
    [{ name: 'Ada', inner: { size: 'big' } }, 'inner.size', 'This must be of type number.'],
    [{ name: 'Ada', isAdmin: true }, 'isAdmin', '“isAdmin” is not a field here. Remove it.'],
    [{ name: 'Ada', inner: { size: 1, extra: 1 } }, 'inner.extra', '“extra” is not a field here. Remove it.'],
    [[], '', 'This must be an object.'],
    [null, '', 'This must be an object.'],
  ])('%j is refused at %s', async (body, field, message) => {
    const answer = await post(body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: [{ field, message }] })
  })

  test('no body at all is a 422, not a failure', async () => {
    const answer = await served.app.inject({ method: 'POST', url: '/api/test/echo' })
    expect(answer.statusCode).toBe(422)
  })

  test('a text that is not JSON is a 400 with a sentence', async () => {
    const answer = await raw('{"name": ')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'bad_request' })
    expect(answer.json().message).toContain('not valid JSON')
  })

  test('nesting deeper than 20 levels is a 400, 20 are not', async () => {
    expect((await raw(`{"name":${nested(21)}}`)).statusCode).toBe(400)
    expect((await raw(nested(30_000))).statusCode).toBe(400)
    expect((await raw(`{"name":${nested(15)}}`)).statusCode).toBe(422)
  })

  test('a prototype key is a 400', async () => {
    expect((await raw('{"name":"Ada","__proto__":{"isAdmin":true}}')).statusCode).toBe(400)
    expect((await raw('{"name":"Ada","inner":{"__proto__":null}}')).statusCode).toBe(400)
  })

  test('a body over 64 kB is a 413', async () => {
    const answer = await raw(JSON.stringify({ name: 'x'.repeat(70_000) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large' })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('a body of type %s is a 415', async (type) => {
    expect((await raw('name=Ada', { 'content-type': type })).statusCode).toBe(415)
  })

  test('an address that cannot be read is a 400', async () => {
    const answer = await served.app.inject({ method: 'GET', url: '/api/test/own/%E0%A4%A' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('%E0')
  })
})

describe('who asks', () => {
  test('a visitor gets a 401 before anything is checked', async () => {
    const answer = await ask(served.app, {
      method: 'GET',
      url: '/api/test/own/much-too-long-an-id?nonsense=1',
    })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in.', code: 'unauthorized' } })
  })

  test('a person reaches the handler, with params and query checked', async () => {
    const ada = await makeUser(served.app)
    expect((await ada.request('GET', '/api/test/own/7?page=2')).body).toEqual({ id: '7', who: 'Ada' })
    expect((await ada.request('GET', '/api/test/own/123456789')).status).toBe(422)
    expect((await ada.request('GET', '/api/test/own/7?nonsense=1')).status).toBe(422)
  })
})

describe('what goes wrong', () => {
  test('an error nobody planned for shows a request id and nothing else', async () => {
    const { status, body } = await fail('plain')
    expect(status).toBe(500)
    expect(Object.keys(body as object).toSorted()).toEqual(['code', 'message', 'requestId'])
    expect(JSON.stringify(body)).not.toMatch(/select|secret|at /)
  })

  test('an answer that does not fit its contract is a 500, not sent', async () => {
    expect((await fail('wrong answer')).status).toBe(500)
  })

  test('refusals keep their status, code and what belongs to them', async () => {
    expect(await fail('missing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await fail('changed')).toMatchObject({ status: 409, body: { current: { version: 3 } } })
    const often = await fail('often')
    expect(often).toMatchObject({ status: 429, body: { message: 'Please wait.' } })
    expect(often.headers['retry-after']).toBe('7')
  })

  test('a lost database is a 503 with a sentence and a time to come back', async () => {
    const gone = await fail('gone')
    expect(gone).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(gone.headers['retry-after']).toBe('5')
    expect(failures['gone']?.()).not.toBeInstanceOf(HttpError)
  })

  test('an unknown address under /api is a 404 in JSON, for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect(await ask(served.app, { method, url: '/api/nothing' })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  })
})
