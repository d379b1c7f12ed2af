import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importTransactions, type ImportBodyInput } from '#contracts/money/imports.ts'
import { decodeAnswer } from '#web/api/decode-answer.ts'
import { underOnceKey } from '#web/api/storage/once-keys.ts'
import { readAnswer, request } from '#web/api/request.ts'
import { refreshAfter } from '#web/api/use-write.ts'

/** Brings transactions in. The description takes a file of JSON, since it may be larger than other bodies. */
export function useImportTransactions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportBodyInput) =>
      underOnceKey(`POST ${importTransactions.path}`, async (onceKey) => {
        const response = await request('POST', importTransactions.path, { body, onceKey })
        return readAnswer(response, (answer) => decodeAnswer(importTransactions, answer))
      }),
    onSettled: () => refreshAfter(client, importTransactions),
  })
}
