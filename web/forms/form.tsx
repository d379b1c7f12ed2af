import { useEffect, useMemo, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { errorList, type Problem } from './problem.ts'

/** The part of a form's state that its frame needs. */
export type FormState = {
  submit: () => Promise<void>
  problem: Problem<Record<string, unknown>>
  title: string | undefined
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & {
  form: FormState
  /** a form of a few fields: it leads to the first wrong one itself, and lists only what is about the whole form */
  isShort?: boolean
}

/** A form: what is wrong with it at its head, where it takes the focus, then its fields. */
export function Form({ form, isShort, children, className = 'grid grid-cols-1 gap-5', ...rest }: FormProps) {
  const { submit, problem, title } = form
  const box = useRef<HTMLFormElement>(null)
  // A new list calls for attention, so it is made once for each attempt.
  const errors = useMemo(() => errorList(isShort ? { ...problem, errors: {} } : problem), [isShort, problem])
  useEffect(() => {
    if (isShort && !problem.whole) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isShort, problem])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // React hands on what is sent in a dialog that this form has opened.
    if (event.target === event.currentTarget) void submit()
  }
  return (
    <form {...rest} ref={box} noValidate className={className} onSubmit={send}>
      <ErrorSummary errors={errors} title={title} />
      {children}
    </form>
  )
}
