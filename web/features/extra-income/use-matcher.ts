import { useMutation } from '@tanstack/react-query'
import { matchIncome } from '#contracts/ai-tools.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'

/** Asks for work that fits; the last answer stays until the next one comes. */
export function useMatcher() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof matchIncome>) => call(matchIncome, { body }),
  })
}
