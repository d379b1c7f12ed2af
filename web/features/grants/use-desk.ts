/** What the grants desk reads and writes. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  approveGrant,
  askForInformation,
  decideAppeal,
  getGrantOnDesk,
  listGrantQueue,
  markGrantPaid,
  refuseGrant,
  type DeskApplication,
  type queueFilters,
} from '#contracts/grants-desk.ts'
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import type { ActBody } from './act-form.ts'

export type QueueFilter = (typeof queueFilters)[number]
export type QueuePlace = { status: QueueFilter; program: GrantProgram | null }

const QUEUE = '/api/admin/grants'

/** The applications in a state; others work on them too, so they are read anew each time. */
export function useQueue({ status, program }: QueuePlace) {
  return useQuery({
    queryKey: [QUEUE, 'queue', status, program],
    queryFn: () => call(listGrantQueue, { query: { status, ...(program ? { program } : {}) } }),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}

export function useOnDesk(id: string) {
  return useQuery({ ...readOf(getGrantOnDesk, { params: { id } }), refetchOnMount: 'always' })
}

function send(id: string, version: number, body: ActBody): Promise<DeskApplication> {
  const params = { id }
  switch (body.act) {
    case 'ask':
      return call(askForInformation, { params, body: { question: body.question, version } })
    case 'approve':
      return call(approveGrant, { params, body: { amount: body.amount, reason: body.reason, version } })
    case 'refuse':
      return call(refuseGrant, { params, body: { reason: body.reason, version } })
    case 'decide_appeal': {
      const { outcome, amount, reason } = body
      return call(decideAppeal, { params, body: { outcome, amount, reason, version } })
    }
    case 'pay':
      return call(markGrantPaid, { params, body: { amount: body.amount, paidOn: body.paidOn, version } })
  }
}

/** An act answers with the application as it is then; a late one shows what was done meanwhile. */
export function useDeskAct({ id, version }: Pick<DeskApplication, 'id' | 'version'>) {
  const client = useQueryClient()
  const { queryKey } = readOf(getGrantOnDesk, { params: { id } })
  return useMutation({
    mutationFn: (body: ActBody) => send(id, version, body),
    onSuccess: (application) => {
      client.setQueryData(queryKey, application)
      return client.invalidateQueries({ queryKey: [QUEUE, 'queue'] })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) return client.invalidateQueries({ queryKey })
    },
  })
}
