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
        {news.map(({ id, subject, text, spanishSubject, spanishText, sentAt, mailed }) => (
          <li key={id} className="py-3">
            <details>
              <summary className="min-h-11 cursor-pointer py-2">
                <span lang="en" className="font-[560]">
                  {subject}
                </span>
                {spanishSubject === null ? null : (
                  <span lang="es" className="block">
                    {spanishSubject}
                  </span>
                )}
                <span className="block text-small text-ink-2">
                  {formatInstant(sentAt)}, {mailedText(mailed)}
                </span>
              </summary>
              <p lang="en" className="mt-2 whitespace-pre-line text-small">
                {text}
              </p>
              {spanishText === null ? null : (
                <p
                  lang="es"
                  className="mt-3 border-t border-dashed border-line pt-3 whitespace-pre-line text-small"
                >
                  {spanishText}
                </p>
              )}
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
      start: { subject: '', text: '', spanishSubject: '', spanishText: '' },
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
        <fieldset className="grid gap-4 border-t border-line pt-4">
          <legend className="sr-only">{texts.spanish}</legend>
          <TextField
            label={texts.spanishSubject}
            hint={texts.spanishHint}
            maxLength={120}
            {...form.field('spanishSubject')}
          />
          <AreaField label={texts.spanishText} maxLength={5000} rows={8} {...form.field('spanishText')} />
        </fieldset>
        {send.isSuccess ? <output className="block">{texts.sent}</output> : null}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {texts.send}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        title={texts.confirmTitle}
        description={confirmText(readers, Boolean(form.asked?.spanishSubject))}
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
