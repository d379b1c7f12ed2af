import { UnreadableAnswer } from '#web/api/api-error.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportClientError } from '#contracts/client-errors.ts'
import { describeError, sendClientError } from './client-error.ts'

const where = { componentStack: '', pathname: '/debt-tracker' }
const messageOf = (message: string) => describeError(new Error(message), where).message
const routeOf = (pathname: string) => describeError(new Error('x'), { ...where, pathname }).route

describe('the report of an error', () => {
  it.each([
    ['not a rate: abc', 'not a rate …'],
    ['no debt "Visa" in row 7', 'no debt … in row …'],
    ['no debt named ‘Visa of Ruth’ is here', 'no debt named … is here'],
    ["Cannot read properties of undefined (reading 'x", 'Cannot read properties of undefined (reading …'],
    ['$1,234.50 is owed by ruth@example.test', '… is owed by …'],
    [
      'Failed to fetch dynamically imported module: http://a.test/b-1.js',
      'Failed to fetch dynamically imported module …',
    ],
    ['two debts have the id 0d1c-abc', 'two debts have the id …'],
    ['two\nlines', 'two…lines'],
  ])('says %j as %j', (message, said) => {
    expect(messageOf(message)).toBe(said)
  })

  it('names the route by what our own table of paths has', () => {
    expect(routeOf('/')).toBe('/')
    expect(routeOf('/debt-tracker/import')).toBe('/debt-tracker/import')
    expect(routeOf('/education/course/a-lesson-of-mine')).toBe('/education/course/:')
    expect(routeOf('/admin/people/ruth-17')).toBe('/admin/people/:')
    expect(routeOf('/Ruth/Bennett')).toBe('/:/:')
  })

  it('names the components and their files', () => {
    const componentStack = [
      '    at Panel (http://localhost:3000/assets/credit-monitor-B1c2D3e4.js:1:20)',
      '    at div (<anonymous>)',
      '    at http://localhost:3000/assets/entry.client-B1c2D3e4.js:1:20',
      'Kt@http://localhost:3000/assets/error-boundary-x_Y-z123.js:1:9',
    ].join('\n')
    const { components } = describeError(new Error('x'), { ...where, componentStack })
    expect(components).toEqual(['Panel credit-monitor', 'Kt error-boundary'])
  })

  it('names the answer that could not be read', () => {
    const headers = { 'x-request-id': '0d1c2b3a-4f5e-4a6b-8c7d-9e0f1a2b3c4d' }
    const error = new UnreadableAnswer(new Response('{', { headers }), new SyntaxError('"Ruth" is not JSON'))
    expect(describeError(error, where)).toMatchObject({
      name: 'UnreadableAnswer',
      message: 'The answer is not JSON',
      requestId: headers['x-request-id'],
    })
  })

  it.each([
    ['a thrown text', 'Ruth owes 5'],
    ['nothing', undefined],
    ['a long and odd one', Object.assign(new Error(`“7\u0000'@${'1a'.repeat(300)}`), { name: '7 "x"' })],
  ])('is one that the server takes: %s', (_name, thrown) => {
    const componentStack = `    at X (http://a.test/${'b'.repeat(90)}.js:1:2)\n`.repeat(40)
    const report = describeError(thrown, { componentStack, pathname: `/${'ü/'.repeat(90)}` })
    expect(reportClientError.body.safeParse(report).error).toBeUndefined()
    expect(JSON.stringify(report)).not.toContain('Ruth')
  })
})

describe('sending', () => {
  beforeEach(() => vi.stubGlobal('location', { pathname: '/debt-tracker' }))
  afterEach(() => vi.unstubAllGlobals())

  it('happens once for each distinct error, and never fails', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetched)
    sendClientError(new RangeError('not a rate: 7'), '')
    sendClientError(new RangeError('not a rate: 8'), '')
    sendClientError(new RangeError('not an amount'), '')
    await new Promise((resolve) => setTimeout(resolve))
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/client-errors', '/api/client-errors'])
  })
})
