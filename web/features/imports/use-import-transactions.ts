import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importTransactions, type ImportBodyInput } from '#contracts/imports.ts'
import { decodeAnswer } from '#web/api/decode-answer.ts'
import { readAnswer, request } from '#web/api/request.ts'
import { refreshAfter } from '#web/api/use-write.ts'

/** Brings transactions in. The description takes a file of JSON, since it may be larger than other bodies. */
export function useImportTransactions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: ImportBodyInput) => {
      const response = await request('POST', importTransactions.path, { body })
      return readAnswer(response, (answer) => decodeAnswer(importTransactions, answer))
    },
    onSuccess: () => refreshAfter(client, importTransactions),
  })
}
