import { lazy, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { LateBoundary } from './late-boundary.tsx'

/**
 * A part whose code loads when it is drawn, with `waiting` until then, or before by `fetch`. The server draws it at once,
 * so a link to what is open shows it from the start; what is pressed there before its code has come counts when it has.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }))
  function LatePart(props: Props) {
    return (
      <ErrorBoundary>
        <LateBoundary placeholder={waiting}>
          <Part {...props} />
        </LateBoundary>
      </ErrorBoundary>
    )
  }
  // What fails here is fetched again when the part is drawn.
  return Object.assign(LatePart, { fetch: () => void load().catch(() => {}) })
}
