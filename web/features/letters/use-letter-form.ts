import { useEffect, useRef, useState } from 'react'
import type { Letter } from '#contracts/money/letters.ts'
import type { Read } from '#web/forms/problem.ts'
import { useForm } from '#web/forms/use-form.ts'
import { toast } from '#web/ui/toast.tsx'
import type { LetterDraft } from './letter-forms.ts'
import { letterToasts } from './messages.ts'

type FormParts<Values, Body> = {
  /** what it is kept under, with the letter */
  draft: string
  start: Values
  read: (values: Values) => Read<Values, Body>
  write: (body: Body) => Promise<Letter>
}

const { title, description } = letterToasts.writeFailed

/** Writes a letter from a form: says what is missing, keeps what was typed, and brings the eye to the result. */
export function useLetterForm<Values extends LetterDraft, Body>(parts: FormParts<Values, Body>) {
  const [writtenTimes, setWrittenTimes] = useState(0)
  const resultTitle = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (writtenTimes > 0) resultTitle.current?.focus()
  }, [writtenTimes])

  const form = useForm({
    draft: parts.draft,
    start: parts.start,
    read: (values) => {
      const found = parts.read(values)
      if (found.errors) toast({ ...letterToasts.missing, variant: 'destructive' })
      return found
    },
    send: (body) => parts.write(body),
    failed: letterToasts.writeFailed,
    refused: { title, text: description },
    onSent: (letter, _, { values: before, change }) => {
      const keep = ({ text, written, fileName }: LetterDraft) =>
        change({ text, written, fileName } as Partial<Values>)
      keep({ ...letter, written: letter.text })
      setWrittenTimes((times) => times + 1)
      const hadChanges = before.text !== '' && before.text !== before.written && before.text !== letter.text
      toast(
        hadChanges
          ? {
              title: letterToasts.written.title,
              description: letterToasts.writtenAgain,
              action: { label: letterToasts.undo, onPress: () => keep(before) },
            }
          : letterToasts.written,
      )
    },
  })
  return { ...form, resultTitle }
}
