import type { AnswerOf } from '#contracts/endpoint.ts'
import { listNews, sendNews } from '#contracts/foundation/news.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Form } from '#web/forms/form.tsx'
import { readBy } from '#web/forms/read-by.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useQuestion } from '#web/forms/use-question.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { mailedText, newsTexts as texts, confirmText } from './messages.ts'

export const meta = () => [{ title: texts.pageTitle }]

/** For admins: write and send product news, and see past ones. */
export default function NewsPage() {
  const news = useRead(listNews)
  return (
    <DeskPage title={texts.title} lead={texts.lead}>
      <Loaded read={news} title={texts.loadFailed} text={null}>
        {(data) => (
          <>
            <NewsForm readers={data.readers} />
            <SentNews news={data.news} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function SentNews({ news }: Pick<AnswerOf<typeof listNews>, 'news'>) {
  useFormats()
  return (
    <TitledCard title={texts.listTitle}>
      {news.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ul className="grid divide-y divide-line">
        {news.map(({ id, subject, text, sentAt, mailed }) => (
          <li key={id} className="py-3">
            <details>
              <summary className="min-h-11 cursor-pointer py-2">
                <span className="font-[560]">{subject}</span>
                <span className="block text-small text-ink-2">
                  {formatInstant(sentAt)}, {mailedText(mailed)}
                </span>
              </summary>
              <p className="mt-2 whitespace-pre-line text-small">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** The form for a new one, with a confirmation. */
function NewsForm({ readers }: { readers: number }) {
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
