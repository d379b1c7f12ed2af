import type { AnswerOf } from '#contracts/endpoint.ts'
import type { getMode } from '#contracts/sandbox.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { useQuery } from '@tanstack/react-query'
import { readJson, request } from '#web/api/request.ts'
import { clock } from '#web/format/clock.ts'

export type Sandbox = AnswerOf<typeof getMode>
export type DemoPerson = Sandbox['people'][number]

const none: Sandbox = {
  sandbox: false,
  isTest: false,
  notSetUp: [],
  movedByMs: 0,
  hasPages: false,
  hasClock: false,
  hasAnalytics: false,
  people: [],
}

/** Whether this is the sandbox or a test system, the demo people to sign in as, and whether visits are counted. */
export function useSandbox(): { sandbox: Sandbox; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: lightKeys.mode,
    queryFn: readMode,
    // Each part of the frame that shows it would ask again when it appears, for ever where the answer fails.
    retryOnMount: false,
  })
  return { sandbox: data ?? none, isLoading: isPending }
}

/** The screens' day follows the sandbox's clock from here on, so that they agree with the server about today. */
async function readMode(): Promise<Sandbox> {
  const mode = (await readJson(await request('GET', '/api/mode'))) as Sandbox
  clock.setMovedBy(mode.movedByMs)
  return mode
}
