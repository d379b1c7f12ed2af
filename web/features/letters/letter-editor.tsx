import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, type FormState } from '#web/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Letter } from '#contracts/money/letters.ts'
import type { Read } from '#web/forms/problem.ts'
import { useForm } from '#web/forms/use-form.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { CaseDialog } from './cases/case-dialog.tsx'
import type { CaseValues } from './cases/case-form.ts'
import type { LetterDraft } from './letter-forms.ts'
import { LetterResult } from './letter-result.tsx'
import { letterFieldTexts, letterToasts } from './messages.ts'

type LetterEditorProps = {
  form: FormState & {
    isBusy: boolean
    values: LetterDraft
    change: (changed: Partial<LetterDraft>) => void
    resultTitle: RefObject<HTMLHeadingElement | null>
  }
  /** what stands beside the form */
  aside: ReactNode
  /** what a case begins with, where the letter is kept as one */
  caseStart: Partial<CaseValues>
  /** the fields */
  children: ReactNode
}

/** The form of a letter, and the letter below it once it is written. */
export function LetterEditor({ form, aside, caseStart, children }: LetterEditorProps) {
  const [isKeeping, setKeeping] = useState(false)
  return (
    <>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <Form form={form} data-no-print className="grid gap-4">
            {children}
            <Button type="submit" size="large" className="w-full" busy={form.isBusy}>
              {letterFieldTexts.generate}
            </Button>
          </Form>
          {form.values.fileName && (
            <LetterResult
              draft={form.values}
              titleRef={form.resultTitle}
              onText={(text) => form.change({ text })}
              onKeep={() => setKeeping(true)}
            />
          )}
        </div>
        {aside}
      </div>
      {isKeeping && <CaseDialog start={caseStart} onClose={() => setKeeping(false)} />}
    </>
  )
}

type FormParts<Values, Body> = {
  /** what it is kept under, with the letter */
  draft: string
  start: Values
  read: (values: Values) => Read<Values, Body>
  write: (body: Body) => Promise<Letter>
}

const { title, description } = letterToasts.writeFailed

/** Writes a letter from a form: shows what is missing, keeps a draft, and moves the focus to the result. */
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
