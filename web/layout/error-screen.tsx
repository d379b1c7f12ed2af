import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { paths } from '#web/paths.ts'
import { errorScreenTexts as texts } from './messages.ts'
import NotFound from './not-found.tsx'

/** Shown instead of a screen that could not be drawn. */
export function ErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <main className="page-width grid min-h-dvh place-content-center justify-items-start gap-4 py-16">
      <h1>{texts.title}</h1>
      <p className="max-w-text text-ink-2">{texts.text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass({})} onClick={() => globalThis.location.reload()}>
          {texts.reload}
        </button>
        <a className={buttonClass({ variant: 'quiet' })} href={paths.home}>
          {texts.start}
        </a>
      </p>
    </main>
  )
}
