import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  approveGrant,
  askForInformation,
  decideAppeal,
  getGrantOnDesk,
  listGrantQueue,
  markGrantPaid,
  refuseGrant,
  type DeskApplication,
} from '#contracts/foundation/grants-desk.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import type { ActBody } from './act-form.ts'

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
      return client.invalidateQueries({ queryKey: [...readOf(listGrantQueue).queryKey, {}] })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) return client.invalidateQueries({ queryKey })
    },
  })
}
