import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { login, register } from '#contracts/account/account.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { authToken } from '#web/api/session/auth-token.ts'
import { call } from '#web/api/call.ts'
import { privateMode } from '#web/local/private-mode.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { accountSetup, signUpWait } from './account-setup.ts'
import { messages } from '../messages.ts'
import { returnPath } from './return-path.ts'
import { secondStep } from './second-step.ts'
import { forgetUser, refreshUser } from '../use-user.ts'

const REDIRECT_DELAY_MS = 100 // spec 9

export type Credentials = { email: string; password: string }
export type NewAccount = Credentials & { firstName: string }

function useGoOn(): () => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return () => {
    const target = returnPath.take(search.get('returnTo'))
    accountSetup.end()
    globalThis.scrollTo(0, 0)
    setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS)
  }
}

/** the refusal that may still be on the screen */
let refusal: { dismiss: () => void } | null = null

/**
 * The end of every way to sign in: reads the person, shows a toast, and goes to the dashboard or to the page they
 * wanted (spec 4).
 */
export function useEntrance() {
  const queryClient = useQueryClient()
  const goOn = useGoOn()
  return {
    enter: (token?: string) => {
      forgetUser(queryClient)
      if (token) authToken.keep(token)
      return refreshUser(queryClient)
    },
    welcome: () => {
      toast(messages.loginDone)
      goOn()
    },
    refuse: (error: unknown) => {
      refusal = toast({ ...loginProblem(error), variant: 'destructive' })
    },
  }
}

/** Signs in with email and password; where two-factor sign-in is on, it continues with the second step. */
export function useSignIn() {
  const { enter, welcome, refuse } = useEntrance()
  const [, setSearch] = useSearchParams()
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { token, next } = await call(login, { body: credentials })
      if (next !== 'code') await enter(token)
      return { next }
    },
    onSuccess: ({ next }, { email }) => {
      if (next !== 'code') return welcome()
      // The second step means that the password is right: an older refusal must not stay on the screen.
      refusal?.dismiss()
      setSearch(secondStep.begin, { replace: true, state: { email } })
    },
    onError: refuse,
  })
}

/** The toast of a failed sign-in: refused by the server, or not answered at all (spec 8). */
export function loginProblem(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return messages.loginBroken
  return {
    title: messages.loginFailed.title,
    description: serverMessage(error) ?? messages.loginFailed.fallback,
  }
}

/**
 * Asks for an account. The server answers alike for a known and a new address: the mail has the next step. Where the
 * person wanted to go is kept, since the link may open in another tab.
 */
export function useCreateAccount() {
  const [search] = useSearchParams()
  return useMutation({
    mutationFn: (account: NewAccount) => call(register, { body: account }),
    onSuccess: () => signUpWait.begin(returnPath.take(search.get('returnTo'))),
  })
}

/** Goes on with somebody whom the mailed link has just signed in; what was entered without an account comes along. */
export function useArrival(): (target: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (target: string) => {
      const wasPrivate = privateMode.isOn()
      forgetUser(queryClient)
      await refreshUser(queryClient)
      if (wasPrivate) privateMode.comeAlong()
      accountSetup.end()
      toast(messages.created)
      await navigate(target, { replace: true })
    },
    [queryClient, navigate],
  )
}
