import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'

/**
 * A part whose code loads when it is drawn, with `waiting` until then, or before by `fetch`. The server draws it at once,
 * so a link to what is open shows it from the start.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }))
  function LatePart(props: Props) {
    return (
      <ErrorBoundary>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  // What fails here is fetched again when the part is drawn.
  return Object.assign(LatePart, { fetch: () => void load().catch(() => {}) })
}
