/** Runs once, before all browser tests: signs in both demo admins and hands their cookies to every worker. */
import { request } from '@playwright/test'
import { ownOrigin } from './drawn-pages.ts'
import { adminSessionsVariable, ownAddress, signInWithCode, type AdminName } from './fixtures.ts'

async function cookiesOf(name: AdminName) {
  const extraHTTPHeaders = { 'x-forwarded-for': ownAddress() }
  const api = await request.newContext({ baseURL: ownOrigin, extraHTTPHeaders })
  await signInWithCode(api, name)
  const { cookies } = await api.storageState()
  await api.dispose()
  return cookies
}

export default async function signInAdmins(): Promise<void> {
  const sessions = { admin: await cookiesOf('admin'), reviewer: await cookiesOf('reviewer') }
  process.env[adminSessionsVariable] = JSON.stringify(sessions)
}
