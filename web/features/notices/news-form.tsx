import { sendNews } from '#contracts/foundation/news.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { readBy } from '#web/forms/read-by.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useQuestion } from '#web/forms/use-question.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { confirmText, newsTexts as texts } from './messages.ts'

/** Writing and sending. */
export function NewsForm({ readers }: { readers: number }) {
  const send = useWrite(sendNews, { refreshesOnError: true })
  const form = useQuestion(
    useForm({
      draft: 'news',
      start: { subject: '', text: '' },
      read: (values) => readBy(sendNews.body, values),
      send: (body) => send.mutateAsync({ body }),
      refused: { text: texts.failed },
      onSent: (_, __, { reset }) => reset(),
    }),
  )
  return (
    <Card>
      <Form form={form} isShort className="grid gap-4">
        <TextField
          label={texts.subject}
          hint={texts.subjectHint}
          maxLength={120}
          {...form.field('subject')}
        />
        <AreaField
          label={texts.text}
          hint={texts.textHint}
          maxLength={5000}
          rows={8}
          {...form.field('text')}
        />
        {send.isSuccess ? <output className="block">{texts.sent}</output> : null}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {texts.send}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        title={texts.confirmTitle}
        description={confirmText(readers)}
        open={form.asked !== null}
        onOpenChange={form.dismiss}
        confirmLabel={texts.confirmLabel}
        tone="primary"
        busy={form.isBusy}
        onConfirm={form.confirm}
      />
    </Card>
  )
}
