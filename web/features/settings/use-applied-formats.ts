import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { defaultFormats, formatsKey, formatsStore } from '#web/format/formats.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { keptFormats } from './kept-formats.ts'
import { settingsQuery } from './settings-query.ts'

/**
 * Puts the person's formats in force while the shell stands. Not ready only before the first answer in a browser that
 * has not seen this person; from then on the last ones hold until the server's are there. `key` changes with the
 * formats: a screen drawn under another key is out of date.
 */
export function useAppliedFormats(userId: string | undefined): { isReady: boolean; key: string } {
  const { data, isError } = useQuery({ ...settingsQuery, enabled: userId !== undefined })
  const kept = useMemo(() => (userId === undefined ? null : keptFormats.read(userId)), [userId])
  const wanted = data ?? kept ?? (isError ? defaultFormats : null)
  const applied = useFormats()

  useLayoutEffect(() => {
    if (userId !== undefined && data) keptFormats.keep(userId, data)
  }, [userId, data])
  useLayoutEffect(() => {
    if (wanted) formatsStore.set(wanted)
  }, [wanted])
  useLayoutEffect(() => formatsStore.reset, [])

  const isInForce = applied !== defaultFormats || wanted === defaultFormats
  return { isReady: wanted !== null && isInForce, key: formatsKey(applied) }
}
