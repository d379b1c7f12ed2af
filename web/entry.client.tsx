import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportError } from '#web/api/reports/report-error.ts'
import { onCardError } from '#web/ui/states/card-errors.ts'

onCardError(reportError)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { errorInfo }) => reportError(error, errorInfo?.componentStack)} />
    </StrictMode>,
  )
})
