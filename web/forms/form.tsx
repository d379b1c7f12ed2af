import { useMemo, type ComponentProps, type SyntheticEvent } from 'react'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { errorList, type Problem } from './problem.ts'

/** The part of a form's state that its frame needs. */
export type FormState = {
  submit: () => Promise<void>
  problem: Problem<Record<string, unknown>>
  title: string | undefined
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { form: FormState }

/** A form: what is wrong with it at its head, where it takes the focus, then its fields. */
export function Form({ form, children, className = 'grid grid-cols-1 gap-5', ...rest }: FormProps) {
  const { submit, problem, title } = form
  // A new list calls for attention, so it is made once for each attempt.
  const errors = useMemo(() => errorList(problem), [problem])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // React hands on what is sent in a dialog that this form has opened.
    if (event.target === event.currentTarget) void submit()
  }
  return (
    <form {...rest} noValidate className={className} onSubmit={send}>
      <ErrorSummary errors={errors} title={title} />
      {children}
    </form>
  )
}
