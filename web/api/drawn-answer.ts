import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The time of an answer that came with the document, until its screen is left. */
const WITH_THE_DOCUMENT = 1

/** Keeps an answer that the server drew the document with. */
export function keepDrawn(client: QueryClient, key: QueryKey, answer: unknown): void {
  client.setQueryData(key, answer, { updatedAt: WITH_THE_DOCUMENT })
}

/** A read that is repeated whenever its screen opens, but not where the answer has only just come with the document. */
export const alwaysButDrawn = ({ state }: { state: { dataUpdatedAt: number } }) =>
  state.dataUpdatedAt === WITH_THE_DOCUMENT ? false : 'always'

/** Leaving a screen ends what came with the document: the next visit reads again. */
export function useDrawnUntilLeft(client: QueryClient, key: QueryKey): void {
  const name = JSON.stringify(key)
  useEffect(
    () => () => {
      const query = client.getQueryCache().find({ queryKey: JSON.parse(name) as QueryKey })
      if (query?.state.dataUpdatedAt === WITH_THE_DOCUMENT) query.setState({ dataUpdatedAt: Date.now() })
    },
    [client, name],
  )
}
