import { lightKeys } from '#web/api/light-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { tabStore } from './browser-store.ts'

/**
 * Typed values, kept for this browser tab, so that a reload loses nothing; the end of the session removes it.
 * It is kept under the person's id: whoever signs in next in this tab does not meet it. Without a name it is not kept.
 */
export function useDraft<Values extends object>(name: string | null, start: Values) {
  const person = useQueryClient().getQueryData<{ id?: string } | null>(lightKeys.user)
  const key = name === null ? null : `jubilee:${person?.id ?? ''}:${name}`
  // Only this browser has the draft: what the server has drawn is taken over first.
  const isHydrated = useHydrated()
  const [values, setValues] = useState<Values>(() =>
    isHydrated ? { ...start, ...readDraft<Values>(key) } : start,
  )
  const [isTaken, setTaken] = useState(isHydrated)
  if (isHydrated && !isTaken) {
    setTaken(true)
    setValues({ ...values, ...readDraft<Values>(key) })
  }
  const change = useCallback(
    (changed: Partial<Values>) =>
      setValues((before) => {
        const after = { ...before, ...changed }
        if (key !== null) tabStore.write(key, JSON.stringify(after))
        return after
      }),
    [key],
  )
  const forget = useCallback(() => {
    if (key !== null) tabStore.remove(key)
  }, [key])
  /** Other values in place of what was typed, of which nothing stays kept. */
  const replace = (other: Values | ((now: Values) => Values)) => {
    forget()
    // Not by `change`: it writes when React comes to it, which may be after this.
    setValues(other)
  }
  return { values, change, forget, replace }
}

function readDraft<Values>(key: string | null): Partial<Values> {
  if (key === null) return {}
  try {
    const kept: unknown = JSON.parse(tabStore.read(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : {}
  } catch {
    return {}
  }
}
