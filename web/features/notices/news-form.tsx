import { useState, type FormEvent } from 'react'
import { sendNews } from '#contracts/news.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useWrite } from '#web/api/use-write.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { fieldId, TextField } from '#web/ui/field.tsx'
import { confirmText, newsSentences, newsTexts as texts } from './messages.ts'

const start = { subject: '', text: '' }
type Values = typeof start

/** What is missing, by field. */
const missingIn = (values: Values) =>
  Object.fromEntries(
    (['subject', 'text'] as const)
      .filter((name) => !values[name].trim())
      .map((name) => [name, newsSentences[name]]),
  ) as Partial<Values>

/** Writing and sending. */
export function NewsForm({ readers }: { readers: number }) {
  const { values, change, forget } = useDraft('news', start)
  const [errors, setErrors] = useState<Partial<Values>>({})
  const [isAsking, setAsking] = useState(false)
  const send = useWrite(sendNews, { refreshesOnError: true })

  function ask(event: FormEvent) {
    event.preventDefault()
    const missing = missingIn(values)
    setErrors(missing)
    const [first] = Object.keys(missing)
    if (first === undefined) return setAsking(true)
    document.getElementById(fieldId(first))?.focus()
  }

  function sendNow() {
    send.mutate(
      { body: values },
      {
        onSuccess: () => {
          change(start)
          forget()
        },
        onSettled: () => setAsking(false),
      },
    )
  }

  return (
    <Card>
      <form noValidate onSubmit={ask} className="grid gap-4">
        <TextField
          name="subject"
          label={texts.subject}
          hint={texts.subjectHint}
          error={errors.subject}
          value={values.subject}
          maxLength={120}
          onValueChange={(subject) => change({ subject })}
        />
        <AreaField
          name="text"
          label={texts.text}
          hint={texts.textHint}
          error={errors.text}
          value={values.text}
          maxLength={5000}
          rows={8}
          onValueChange={(text) => change({ text })}
        />
        {send.isError ? <p role="alert">{serverMessage(send.error) ?? texts.failed}</p> : null}
        {send.isSuccess ? <output className="block">{texts.sent}</output> : null}
        <div>
          <Button type="submit" busy={send.isPending}>
            {texts.send}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title={texts.confirmTitle}
        description={confirmText(readers)}
        open={isAsking}
        onOpenChange={setAsking}
        confirmLabel={texts.confirmLabel}
        tone="primary"
        busy={send.isPending}
        onConfirm={sendNow}
      />
    </Card>
  )
}
