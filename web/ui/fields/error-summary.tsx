import { useEffect, useRef } from 'react'
import { fieldId } from './field.tsx'
import { fieldTexts } from './messages.ts'

export type FormError = {
  /** the name of the field, or null when it is about the whole form */
  field: string | null
  message: string
}

type ErrorSummaryProps = {
  errors: readonly FormError[]
  /** null: what is about the whole form is said alone */
  title?: string | null | undefined
}

/**
 * The errors of a form, in one place above it. It takes focus when there are new ones; each line links to its field.
 * Pass a new list with every attempt: the same list does not take the focus again.
 */
export function ErrorSummary({ errors, title = fieldTexts.checkThese }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control border border-danger bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger"
    >
      {title !== null && <p className="mb-1 font-[600]">{title}</p>}
      <ul className="grid gap-0.5">
        {errors.map(({ field, message }) => (
          <li key={`${field}:${message}`}>
            {field === null ? message : <FieldLink field={field} message={message} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ field, message }: { field: string; message: string }) {
  const id = fieldId(field)
  return (
    <a
      href={`#${id}`}
      className="inline-block py-1 underline underline-offset-3"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {message}
    </a>
  )
}
