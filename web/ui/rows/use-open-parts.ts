import { useLocation, useNavigate } from 'react-router'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import type { RowState } from './open-row.tsx'

/** State of the address that was made by opening a part. */
type Opened = { opened?: unknown } | null

/**
 * Rows that the address opens: `?open=goals.budget`. Opening one is a step of its own, which Back takes back; closing the
 * one that was opened last is that step back.
 */
export function useOpenRows(name: string): (row: string) => RowState {
  const { opened, set, closeLast } = useOpened(name)
  return (row) => ({
    isOpen: opened.includes(row),
    onToggle: () => {
      if (!opened.includes(row)) return set([...opened, row], { state: { opened: row } })
      if (!closeLast(row)) set(opened.filter((other) => other !== row))
    },
  })
}

/** One of several parts, as the address names it: `?tool=car`. Back closes it, whichever was chosen meanwhile. */
export function useOpenPart(name: string): { opened: string | null; toggle: (part: string) => void } {
  const { opened, set, closeLast } = useOpened(name)
  const [part = null] = opened
  return {
    opened: part,
    toggle: (chosen) => {
      if (part === null) return set([chosen], { state: { opened: name } })
      if (part !== chosen) return set([chosen], { replace: true, state: { opened: name } })
      if (!closeLast(name)) set([])
    },
  }
}

function useOpened(name: string) {
  const [params, setParams] = useSearchParam()
  const state = useLocation().state as Opened
  const navigate = useNavigate()
  const opened = params.get(name)?.split('.').filter(Boolean) ?? []
  return {
    opened,
    set: (parts: readonly string[], options: Parameters<typeof setParams>[1] = { replace: true }) =>
      setParams({ [name]: parts.join('.') || null }, options),
    /** whether the step that opened it could be taken back */
    closeLast: (part: string) => {
      if (state?.opened !== part) return false
      void navigate(-1)
      return true
    },
  }
}
