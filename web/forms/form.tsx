import { useEffect, useMemo, useRef, type ComponentProps, type RefObject } from 'react'
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx'
import { PlainForm } from './plain-form.tsx'
import { errorList, type Problem } from './problem.ts'

/** The part of a form's state that its frame needs. */
export type FormState = {
  submit: () => Promise<void>
  problem: Problem<Record<string, unknown>>
  /** null where the box needs none: what is about the whole form says it all */
  title: string | null | undefined
}

type FormProps = Omit<ComponentProps<typeof PlainForm>, 'onSubmit' | 'ref'> & {
  form: FormState
  /** a form of a few fields: it leads to the first wrong one itself, and lists only what is about the whole form */
  isShort?: boolean
  /** of a prerendered form: gets what was typed before its scripts arrived */
  onEarlyEntries?: (entries: Record<string, string>) => void
}

/** A form: what is wrong with it at its head, where it takes the focus, then its fields. */
export function Form(props: FormProps) {
  const { form, isShort, onEarlyEntries, children, className = 'grid grid-cols-1 gap-5', ...rest } = props
  const { submit, problem, title } = form
  const box = useRef<HTMLFormElement>(null)
  useEarlyEntries(box, onEarlyEntries)
  // A new list calls for attention, so it is made once for each attempt.
  const errors = useMemo(() => errorList(isShort ? { ...problem, errors: {} } : problem), [isShort, problem])
  useEffect(() => {
    if (isShort && !problem.whole) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isShort, problem])
  return (
    <PlainForm {...rest} ref={box} className={className} onSubmit={() => void submit()}>
      <ErrorSummary errors={errors} title={title} />
      {children}
    </PlainForm>
  )
}

/**
 * A prerendered form is HTML before its scripts run, and a password manager or a quick person fills it in at once.
 * Passes the values of its fields to `take` when the scripts have arrived.
 */
function useEarlyEntries(
  form: RefObject<HTMLFormElement | null>,
  take: ((entries: Record<string, string>) => void) | undefined,
): void {
  const takeFirst = useRef(take)
  useEffect(() => {
    if (!form.current || !takeFirst.current) return
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    if (entries.length > 0) takeFirst.current(Object.fromEntries(entries))
  }, [form])
}
