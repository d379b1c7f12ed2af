/** A new person on a sandbox server, by its calls: signs up and opens the link of the mail. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

const LOOKS = 100
const LOOK_EVERY_MS = 100

export async function signUp({ request }: BrowserContext, url: string, email: string): Promise<void> {
  const headers = { origin: url }
  const person = { email, password: 'seven quiet harbors', firstName: 'Ruth', lastName: 'Bennett' }
  const asked = await request.post(`${url}/api/register`, { data: person, headers })
  if (asked.status() !== 201) throw new Error(`Signing up answered ${asked.status()}.`)
  const data = {
    token: await mailedToken(request, `${url}/sandbox/mail.json?to=${encodeURIComponent(email)}`),
  }
  const confirmed = await request.post(`${url}/api/email/verify`, { data, headers })
  if (!confirmed.ok()) throw new Error(`The mailed link answered ${confirmed.status()}.`)
}

async function mailedToken(request: BrowserContext['request'], mailUrl: string): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const token = /verify-email\?token=([\w-]+)/.exec(await (await request.get(mailUrl)).text())?.[1]
    if (token !== undefined) return token
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error('No mail came.')
}
