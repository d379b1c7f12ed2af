import { useEffect, useRef } from 'react'

/**
 * The sign-in screen is HTML before its scripts run, and a password manager or a quick person fills it in at once.
 * Hands what stands in the form's fields to `take` when the scripts have arrived; give the ref to the form.
 */
export function useEarlyEntries(take: (entries: Record<string, string>) => void) {
  const form = useRef<HTMLFormElement>(null)
  const takeFirst = useRef(take)
  useEffect(() => {
    if (!form.current) return
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (entries.length > 0) takeFirst.current(Object.fromEntries(entries))
  }, [])
  return form
}
