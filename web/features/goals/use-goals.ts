/** What the goals screen reads and writes, and what each write refreshes. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { sentOnce } from '#web/api/sent-once.ts'
import { sentCents } from '#contracts/amounts.ts'
import {
  addContribution,
  createGoal,
  deleteContribution,
  deleteGoal,
  listContributions,
  listGoals,
  updateGoal,
  type Goal,
} from '#contracts/goals.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'

// a write refreshes the goals (their histories with them) and the dashboard
const REFRESHED = [['/api/goals'], ['/api/dashboard']]

function refresh(client: QueryClient): Promise<unknown> {
  return Promise.all(REFRESHED.map((queryKey) => client.invalidateQueries({ queryKey })))
}

function changeList(client: QueryClient, change: (goals: Goal[]) => Goal[]): void {
  client.setQueryData<Goal[]>(readOf(listGoals).queryKey, (goals) => goals && change(goals))
}

export function useGoals() {
  return useQuery(readOf(listGoals))
}

/** What was put toward a goal, newest first; asked for when somebody looks. */
export function useContributions(goalId: string) {
  return useQuery(readOf(listContributions, { params: { id: goalId } }))
}

export function useCreateGoal() {
  const client = useQueryClient()
  const send = useMemo(
    () =>
      sentOnce({
        send: (body: BodyInputOf<typeof createGoal>) => call(createGoal, { body }),
        list: () => call(listGoals),
        known: () => client.getQueryData<Goal[]>(readOf(listGoals).queryKey),
        isSame: (goal, { title, targetAmount }) =>
          goal.title === title && goal.targetAmount === sentCents(targetAmount),
      }),
    [client],
  )
  return useMutation({
    mutationFn: send,
    onSuccess: () => refresh(client),
  })
}

type Change = { id: string; body: BodyInputOf<typeof updateGoal> }

export function useUpdateGoal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Change) => call(updateGoal, { params: { id }, body }),
    onSuccess: (saved) => {
      changeList(client, (goals) => goals.map((goal) => (goal.id === saved.id ? saved : goal)))
      return refresh(client)
    },
  })
}

export function useDeleteGoal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteGoal, { params: { id } }),
    onSuccess: (_, id) => {
      changeList(client, (goals) => goals.filter((goal) => goal.id !== id))
      return refresh(client)
    },
  })
}

type NewContribution = { id: string; body: BodyInputOf<typeof addContribution> }

export function useAddContribution() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: NewContribution) => call(addContribution, { params: { id }, body }),
    onSuccess: () => refresh(client),
  })
}

export function useDeleteContribution() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: { id: string; contributionId: string }) => call(deleteContribution, { params }),
    onSuccess: () => refresh(client),
  })
}
