import { useQueryClient } from '@tanstack/react-query'
import { listGoals, updateGoal } from '#contracts/money/goals.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'

/** Changes a goal. The answer is in the list at once; the refresh confirms it. */
export function useUpdateGoal() {
  const client = useQueryClient()
  return useWrite(updateGoal, {
    onSuccess: (saved) =>
      client.setQueryData(readOf(listGoals).queryKey, (goals) =>
        goals?.map((goal) => (goal.id === saved.id ? saved : goal)),
      ),
  })
}
