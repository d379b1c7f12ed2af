import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { readJson, request } from '#web/api/request.ts'

export type DemoPerson = { label: string; email: string; password: string }
export type Sandbox = { sandbox: boolean; people: readonly DemoPerson[] }

const none: Sandbox = { sandbox: false, people: [] }

/** Whether this is the sandbox, and whom one may sign in as there. A live server has no such address. */
export function useSandbox(): { sandbox: Sandbox; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['/api/sandbox'],
    queryFn: async () => {
      try {
        return (await readJson(await request('GET', '/api/sandbox'))) as Sandbox
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return none
        throw error
      }
    },
  })
  return { sandbox: data ?? none, isLoading: isPending }
}
