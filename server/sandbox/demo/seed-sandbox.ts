/** Seeds a new sandbox. Each part is seeded once, by the process that starts first. */
import { Client } from 'pg'
import type { AppParts } from '#server/http/app-parts.ts'
import { seedDemoGift, seedDemoGrant } from './seed-demo-grant.ts'
import { seedDemoPeople } from './seed-demo-people.ts'
import { seedDemoPlans } from './seed-demo-plans.ts'

export const ONE_AT_A_TIME_LOCK = 7_253_004

/**
 * Processes that start together seed one after the other. They wait on a connection of its own, as long as it takes:
 * those of requests would give up after 2.5 s and end the start, and two that buy a plan at once disturb each other.
 */
async function oneAtATime(url: string, seed: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'jubilee demo people' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME_LOCK])
    await seed()
  } finally {
    await client.end()
  }
}

export async function seedSandbox(parts: AppParts): Promise<void> {
  await oneAtATime(parts.pool.options.connectionString!, async () => {
    await seedDemoPeople(parts)
    await seedDemoPlans(parts)
    await seedDemoGift(parts)
    await seedDemoGrant(parts)
  })
}
