import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let it: TestApp
let cookie: string
beforeAll(async () => {
  it = await buildTestApp()
  cookie = (await makeUser(it.app)).cookie
})
afterAll(() => it.close())

async function goTo(query: string, headers: Record<string, string>) {
  const answer = await it.app.inject({ method: 'GET', url: `/api/login${query}`, headers })
  return { status: answer.statusCode, location: answer.headers.location }
}

test.each([
  ['?returnTo=/dashboard', '/dashboard'],
  ['?returnTo=/debt-tracker', '/debt-tracker'],
  ['?returnTo=%2Fpricing%3Fcheckout%3Dtrue', '/pricing?checkout=true'],
  ['', '/dashboard'],
  ['?returnTo=/elsewhere', '/dashboard'],
  ['?returnTo=https://evil.example', '/dashboard'],
  ['?returnTo=//evil.example', '/dashboard'],
  ['?returnTo=/%5Cevil.example', '/dashboard'],
  ['?returnTo=/dashboard/../../evil', '/dashboard'],
  ['?returnTo=javascript:alert(1)', '/dashboard'],
  ['?returnTo=/dashboard%0d%0aset-cookie:a=b', '/dashboard'],
  ['?returnTo=/debt-tracker&returnTo=//evil.example', '/dashboard'],
])('%s leads to %s', async (query, path) => {
  expect(await goTo(query, { cookie })).toEqual({ status: 302, location: path })
  expect(await goTo(query, {})).toEqual({
    status: 302,
    location: `/login?tab=create&returnTo=${encodeURIComponent(path)}`,
  })
})
