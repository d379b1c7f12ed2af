/** The second step of a sign-in, and what the sandbox fills in for its demo people. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { loginWithCode } from '#contracts/account/security.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readJson, request } from '#web/api/request.ts'
import { useSandbox, type Sandbox } from './use-sandbox.ts'
import { useEntrance } from './use-sign-in.ts'

export type SecondFactor = { code: string } | { recoveryCode: string }

export function useCodeSignIn() {
  const { enter, welcome } = useEntrance()
  return useMutation({
    mutationFn: async (body: SecondFactor) => enter((await call(loginWithCode, { body })).token),
    onSuccess: welcome,
  })
}

/** The first step was too long ago, or the tries are used up: it begins again with the password. */
export function mustBeginAgain(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'sign_in_again'
}

/** In the sandbox, the code that the app of this demo person would show now; asked for anew with each sign-in. */
export function useDemoCode(email: string | undefined): string | undefined {
  const { sandbox } = useSandbox()
  const isDemo = email !== undefined && sandbox.people.some((person) => person.email === email)
  const { data } = useQuery({
    queryKey: ['demo-code', email],
    enabled: isDemo,
    gcTime: 0,
    queryFn: async () => {
      const { people } = (await readJson(await request('GET', '/api/mode'))) as Sandbox
      return people.find((person) => person.email === email)?.codeNow ?? null
    },
  })
  return data ?? undefined
}
