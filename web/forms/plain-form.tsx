import type { ComponentProps, SyntheticEvent } from 'react'

type PlainFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit?: () => void }

/** A form whose sending is the screen's own matter: a search, a filter, a calculator. */
export function PlainForm({ onSubmit, ...form }: PlainFormProps) {
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // React also bubbles the submit event of a dialog that this form has opened.
    if (event.target === event.currentTarget) onSubmit?.()
  }
  return <form {...form} noValidate onSubmit={send} />
}
