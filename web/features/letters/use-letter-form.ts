import { useEffect, useMemo, useRef, useState } from 'react'
import type { Letter } from '#contracts/letters.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toast.tsx'
import { errorList, type LetterDraft, type LetterErrors } from './letter-forms.ts'
import { letterToasts } from './messages.ts'

type FormParts<Body> = {
  /** the letter that stands now */
  draft: LetterDraft
  keep: (draft: LetterDraft) => void
  /** the body to send, or what is missing */
  read: () => { body: Body; errors?: undefined } | { body?: undefined; errors: LetterErrors }
  write: (body: Body) => Promise<Letter>
}

/** Writes a letter from a form: says what is missing, keeps what was typed, and brings the eye to the result. */
export function useLetterForm<Body>({ draft, keep, read, write }: FormParts<Body>) {
  const [errors, setErrors] = useState<LetterErrors>({})
  const [writtenTimes, setWrittenTimes] = useState(0)
  const resultTitle = useRef<HTMLHeadingElement>(null)
  const summary = useMemo(() => errorList(errors), [errors])

  useEffect(() => {
    if (writtenTimes > 0) resultTitle.current?.focus()
  }, [writtenTimes])

  function show(letter: Letter): void {
    const before = draft
    keep({ text: letter.text, written: letter.text, fileName: letter.fileName })
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
  }

  async function submit(): Promise<void> {
    const { body, errors: missing } = read()
    setErrors(missing ?? {})
    if (!body) {
      toast({ ...letterToasts.missing, variant: 'destructive' })
      return
    }
    try {
      show(await write(body))
    } catch (error) {
      setErrors(fieldMessages(error))
      const description = serverMessage(error) ?? letterToasts.writeFailed.description
      toast({ ...letterToasts.writeFailed, description, variant: 'destructive' })
    }
  }

  return { errors, summary, submit, resultTitle }
}
