/** Adding and changing a goal. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sentCents } from '#contracts/amounts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { createGoal, listGoals, updateGoal } from '#contracts/goals.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { sentOnce } from '#web/api/sent-once.ts'
import { refreshAfter, useWrite } from '#web/api/use-write.ts'

export function useCreateGoal() {
  const client = useQueryClient()
  const send = useMemo(
    () =>
      sentOnce({
        send: (body: BodyInputOf<typeof createGoal>) => call(createGoal, { body }),
        list: () => call(listGoals),
        known: () => client.getQueryData(readOf(listGoals).queryKey),
        isSame: (goal, { title, targetAmount }) =>
          goal.title === title && goal.targetAmount === sentCents(targetAmount),
      }),
    [client],
  )
  return useMutation({ mutationFn: send, onSuccess: () => refreshAfter(client, createGoal) })
}

/** The answer stands in the list at once; the refresh confirms it. */
export function useUpdateGoal() {
  const client = useQueryClient()
  return useWrite(updateGoal, {
    onSuccess: (saved) =>
      client.setQueryData(readOf(listGoals).queryKey, (goals) =>
        goals?.map((goal) => (goal.id === saved.id ? saved : goal)),
      ),
  })
}
