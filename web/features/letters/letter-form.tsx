import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'

type LetterFormProps = {
  summary: readonly FormError[]
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** The frame of the two letter forms: what is missing above, the button below. */
export function LetterForm({ summary, isBusy, onSubmit, children }: LetterFormProps) {
  return (
    <form
      noValidate
      data-no-print
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ErrorSummary errors={summary} />
      {children}
      <Button type="submit" size="large" className="w-full" busy={isBusy}>
        Generate Letter
      </Button>
    </form>
  )
}
