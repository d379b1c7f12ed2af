import { useQuery } from '@tanstack/react-query'
import { readJson, request } from '#web/api/request.ts'

export type DemoPerson = { label: string; email: string; password: string }
export type Sandbox = { sandbox: boolean; people: readonly DemoPerson[] }

const none: Sandbox = { sandbox: false, people: [] }

/** Whether this is the sandbox, and whom one may sign in as there. */
export function useSandbox(): { sandbox: Sandbox; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['/api/mode'],
    queryFn: async () => (await readJson(await request('GET', '/api/mode'))) as Sandbox,
    // Each part of the frame that shows it would ask again when it appears, for ever where the answer fails.
    retryOnMount: false,
  })
  return { sandbox: data ?? none, isLoading: isPending }
}
