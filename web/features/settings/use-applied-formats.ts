import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import type { Settings } from '#contracts/account/settings.ts'
import { browserStore } from '#web/api/storage/browser-store.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { queryFnOf } from '#web/api/query-client.ts'
import { defaultFormats, type Formats } from '#web/format/drawing.ts'
import { formatsKey, formatsStore, parseFormats } from '#web/format/formats.ts'
import { useAccountLanguage } from './use-account-language.ts'
import { useFormats } from '#web/format/use-formats.ts'

/** The person's settings. Written out, not read from the contract: the shell does not load the schemas for one key. */
export const settingsQuery = {
  queryKey: lightKeys.settings,
  queryFn: queryFnOf<Settings>({ on401: 'throw' }),
}

/**
 * Applies the person's formats while the shell is mounted. Not ready only before the first answer in a browser that
 * has not seen this person; from then on the last ones hold until the server's are there. `key` changes with the
 * formats: a screen drawn under another key is out of date.
 */
export function useAppliedFormats(userId: string | undefined): { isReady: boolean; key: string } {
  const { data, isError } = useQuery({ ...settingsQuery, enabled: userId !== undefined })
  const kept = useMemo(() => (userId === undefined ? null : keptFormats.read(userId)), [userId])
  const wanted = data ?? kept ?? (isError ? defaultFormats : null)
  const applied = useFormats()
  useAccountLanguage(data?.language)

  useLayoutEffect(() => {
    if (userId !== undefined && data) keptFormats.keep(userId, data)
  }, [userId, data])
  useLayoutEffect(() => {
    if (wanted) formatsStore.set(wanted)
  }, [wanted])
  useLayoutEffect(() => formatsStore.reset, [])

  const isInForce =
    applied !== defaultFormats || (wanted !== null && formatsKey(wanted) === formatsKey(applied))
  return { isReady: wanted !== null && isInForce, key: formatsKey(applied) }
}

const KEY = 'jubilee-formats'

/** The formats this person had last in this browser: the first paint does not wait for the server to repeat them. */
const keptFormats = {
  read(userId: string): Formats | null {
    const text = browserStore.read(KEY)
    return ownerOf(text) === userId ? parseFormats(text) : null
  },
  keep(userId: string, { currency, dateFormat, timezone }: Formats): void {
    browserStore.write(KEY, JSON.stringify({ userId, currency, dateFormat, timezone }))
  },
}

/** Somebody else may sign in here: what is kept is theirs only. */
function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { userId?: unknown } | null)?.userId
  } catch {
    return null
  }
}
