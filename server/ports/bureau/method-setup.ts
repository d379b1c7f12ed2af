/** Whether an account at Method answers: asked when an operator checks an installation. */
import * as z from 'zod/mini'
import type { MethodPlace } from '#server/outside/outside.ts'
import { entity } from './method-answers.ts'
import { bureauLimits, limited, methodSdk, readable, within } from './method-client.ts'

/** Reads one person of the account, and keeps nothing of it. @throws OutsideUnavailable */
export function readOnePerson(place: MethodPlace): Promise<void> {
  return within(bureauLimits, async () => {
    const { entities } = methodSdk(place)
    readable(z.array(entity), await limited(entities, bureauLimits).list({ page_limit: 1 }))
  })
}
