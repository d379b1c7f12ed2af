/** Seeds a new sandbox. Each part is seeded once, by the process that starts first. */
import type { AppParts } from '#server/http/app-parts.ts'
import { seedDemoGift, seedDemoGrant } from './seed-demo-grant.ts'
import { seedDemoPeople } from './seed-demo-people.ts'
import { seedDemoPlans } from './seed-demo-plans.ts'

export async function seedSandbox(parts: AppParts): Promise<void> {
  await seedDemoPeople(parts)
  await seedDemoPlans(parts)
  await seedDemoGift(parts)
  await seedDemoGrant(parts)
}
