import { useRef, useState } from 'react'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { toast, type ToastMessage } from '#web/ui/toast/toast-store.ts'
import { fieldsOf } from './fields.ts'
import { notSaved } from './messages.ts'
import { newerOf, problemOf, type FieldNames, type Problem, type Read } from './problem.ts'

type Versioned = { version: number } | null

type Sent<Values> = {
  /** as they were sent */
  values: Values
  change: (changed: Partial<Values>) => void
  /** the values at first again; what was typed while these were under way stays */
  reset: () => void
}

type FormParts<Values extends object, Body, Answer, Stored extends Versioned> = {
  /** the values at first */
  start: Values
  /** what is typed is kept under this name for the browser tab; without a name it is not kept */
  draft?: string
  /** what is to be changed; null adds something. After a 409 the newer one takes its place */
  stored?: Stored
  read: (values: Values, stored: Stored) => Read<Values, Body>
  send: (body: Body, stored: Stored) => Promise<Answer>
  onSent: (answer: Answer, body: Body, form: Sent<Values>) => void
  /** the toast of a failure */
  failed?: ToastMessage
  /** the error where somebody else has changed it since; without it the form shows `newer` itself */
  changedElsewhere?: string
  names?: FieldNames<Values>
  /** above the error of the whole form, and in it where the server has no sentence */
  refused?: { title?: string; text: string | ((error: unknown) => string) }
}

/** One form: what is typed, what is wrong, and sending it. */
export function useForm<Values extends object, Body, Answer, Stored extends Versioned>(
  parts: FormParts<Values, Body, Answer, Stored>,
) {
  const { start, failed, names, changedElsewhere, refused = notSaved } = parts
  const { values, change, forget, replace } = useDraft(parts.draft ?? null, start)
  const [problem, setProblem] = useState<Problem<Values>>({ errors: {} })
  const [newer, setNewer] = useState<Stored | null>(null)
  const { isBusy, run } = useOneAtATime()
  // A form that changes nothing stored asks for nothing of it.
  const stored = (newer ?? parts.stored ?? null) as Stored

  function reset(): void {
    replace(start)
    setProblem({ errors: {} })
  }

  function resetSent(): void {
    replace((now) => {
      const since = Object.entries(now).filter(([name, value]) => value !== values[name as keyof Values])
      return { ...start, ...(Object.fromEntries(since) as Partial<Values>) }
    })
    setProblem({ errors: {} })
  }

  function fail(error: unknown): void {
    const current = parts.stored ? (newerOf(error) as Stored | null) : null
    const unsaid = typeof refused.text === 'string' ? refused.text : refused.text(error)
    // The next save replaces that version: the person has seen the error.
    if (current) setNewer(current)
    setProblem(
      current ? { errors: {}, whole: changedElsewhere } : problemOf(error, { values, names, unsaid }),
    )
    const isShown = current && changedElsewhere === undefined
    if (failed && !isShown) toast({ ...failed, variant: 'destructive' })
  }

  /** Does something beside sending, such as asking for a new code; its failure is the form's. */
  function attempt<Result>(act: () => Promise<Result>, onDone: (result: Result) => void): Promise<void> {
    setProblem({ errors: {} })
    return run(act, { onDone, onError: fail })
  }

  /** The body as it would be sent; undefined after showing what is wrong. */
  function check(): Body | undefined {
    const { body, errors = {} } = parts.read(values, stored)
    setProblem({ errors })
    return body
  }

  async function submit(): Promise<void> {
    const body = check()
    if (body === undefined) return
    await attempt(
      () => parts.send(body, stored),
      (answer) => {
        forget()
        parts.onSent(answer, body, { values, change, reset: resetSent })
      },
    )
  }

  const title = problem.whole === undefined ? undefined : refused.title
  return {
    ...fieldsOf({ values, problem, change }),
    values,
    change,
    problem,
    show: setProblem,
    title,
    newer,
    isBusy,
    check,
    submit,
    attempt,
    reset,
  }
}

type Outcome<Result> = { onDone: (result: Result) => void; onError: (error: unknown) => void }

/** Runs one action at a time: an action that is started while another runs is ignored. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  // A second press comes before React has drawn the first.
  const isUnderWay = useRef(false)

  function setUnderWay(is: boolean): void {
    isUnderWay.current = is
    setBusy(is)
  }

  /** `onError` gets an error of `act`, never one of `onDone`: the action itself is done by then. */
  async function run<Result>(
    act: () => Promise<Result>,
    { onDone, onError }: Outcome<Result>,
  ): Promise<void> {
    if (isUnderWay.current) return
    setUnderWay(true)
    let result: Result
    try {
      result = await act()
    } catch (error) {
      setUnderWay(false)
      return onError(error)
    }
    setUnderWay(false)
    onDone(result)
  }

  return { isBusy, run }
}
