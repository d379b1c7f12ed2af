import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { paths } from '#web/paths.ts'
import NotFound from './not-found.tsx'

/** Shown instead of a screen that could not be drawn. */
export function ErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <main className="page-width grid min-h-dvh place-content-center justify-items-start gap-4 py-16">
      <h1>This screen did not open.</h1>
      <p className="max-w-text text-ink-2">
        Something went wrong on our side. What you had saved is still there. Load the page again; if it does
        not help, go to the start page.
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass({})} onClick={() => globalThis.location.reload()}>
          Load again
        </button>
        <a className={buttonClass({ variant: 'quiet' })} href={paths.home}>
          Start page
        </a>
      </p>
    </main>
  )
}
