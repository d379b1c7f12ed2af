import { useEffect, useRef, type RefObject } from 'react'

/**
 * A prerendered form is HTML before its scripts run, and a password manager or a quick person fills it in at once.
 * Hands what stands in its fields to `take` when the scripts have arrived.
 */
export function useEarlyEntries(
  form: RefObject<HTMLFormElement | null>,
  take: ((entries: Record<string, string>) => void) | undefined,
): void {
  const takeFirst = useRef(take)
  useEffect(() => {
    if (!form.current || !takeFirst.current) return
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (entries.length > 0) takeFirst.current(Object.fromEntries(entries))
  }, [form])
}
