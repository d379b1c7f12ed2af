import { useState, type FormEvent } from 'react'
import type { UseMutationResult } from '@tanstack/react-query'
import type { FormError } from '#web/ui/error-summary.tsx'
import { errorsOf, messageOf, type Read } from './desk-forms.ts'

type EntryFormOf<Typed, Input> = {
  emptyForm: () => Typed
  read: (typed: Typed) => Read<Input>
  /** the fields a server's error can be led to */
  fields: readonly (keyof Typed & string)[]
  enter: Pick<UseMutationResult<unknown, Error, { body: Input }>, 'mutate' | 'isPending'>
}

/** What is typed is read, asked about once more, and entered; then the form is empty again. */
export function useEntryForm<Typed extends Record<string, string>, Input>(form: EntryFormOf<Typed, Input>) {
  const { emptyForm, read, fields, enter } = form
  const [typed, setTyped] = useState(emptyForm)
  const [errors, setErrors] = useState<FormError[]>([])
  const [asked, setAsked] = useState<Input | null>(null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = read(typed)
    setErrors('errors' in found ? found.errors : [])
    if ('input' in found) setAsked(found.input)
  }
  function confirm(): void {
    if (asked === null) return
    enter.mutate(
      { body: asked },
      {
        onSuccess: () => setTyped(emptyForm()),
        onError: (error) => setErrors(errorsOf(error, fields)),
        onSettled: () => setAsked(null),
      },
    )
  }
  const field = (name: keyof Typed & string) => ({
    name,
    value: typed[name] ?? '',
    error: messageOf(errors, name),
    onValueChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return {
    typed,
    field,
    errors,
    submit,
    asked,
    confirm,
    dismiss: () => setAsked(null),
    isBusy: enter.isPending,
  }
}

export type EntryForm = Pick<
  ReturnType<typeof useEntryForm>,
  'errors' | 'submit' | 'confirm' | 'dismiss' | 'isBusy'
>
