import { useCallback, useState } from 'react'

/** What was typed, kept for this browser tab, so that a reload or an expired session loses nothing. */
export function useDraft<Values extends object>(key: string, start: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...start, ...readDraft<Values>(key) }))
  const change = useCallback(
    (changed: Partial<Values>) =>
      setValues((before) => {
        const after = { ...before, ...changed }
        keepDraft(key, after)
        return after
      }),
    [key],
  )
  const forget = useCallback(() => dropDraft(key), [key])
  return { values, change, forget }
}

function readDraft<Values>(key: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : {}
  } catch {
    return {}
  }
}

function keepDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A full or forbidden store only means that a reload starts afresh.
  }
}

function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was nothing kept.
  }
}
