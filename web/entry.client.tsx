import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportError } from '#web/api/reports/report-error.ts'
import { onCardError } from '#web/ui/states/card-errors.ts'

onCardError(reportError)

/** A page that came from the device starts from what is kept there; any other is drawn at once. */
async function start(): Promise<void> {
  if (document.documentElement.hasAttribute('data-kept-shell'))
    await (await import('#web/api/offline/start-without-line.ts')).startWithoutLine()
  startTransition(draw)
}

function draw(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { errorInfo }) => reportError(error, errorInfo?.componentStack)} />
    </StrictMode>,
  )
}

void start()
