import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { getContent, saveContentDraft } from '#contracts/admin/content.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { contentPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { blankArticle } from './field-looks.ts'
import { deskTexts } from './messages.ts'

/** Begins an article that is not there yet: an id, then its draft. */
export function NewArticle({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const save = useWrite(saveContentDraft, {
    onSuccess: (content, { params }) => client.setQueryData(readOf(getContent, { params }).queryKey, content),
  })
  const form = useForm({
    start: { 'new-id': '' },
    read: ({ 'new-id': typed }) => {
      const id = typed.trim()
      if (!/^[a-z0-9-]{1,60}$/.test(id)) return { errors: { 'new-id': deskTexts.newWrongId } }
      return ids.includes(id) ? { errors: { 'new-id': deskTexts.newTaken } } : { body: id }
    },
    send: (id) =>
      save.mutateAsync({ params: { kind: 'article', id }, body: { revision: 0, body: blankArticle(id) } }),
    refused: { text: deskTexts.notDone },
    onSent: (_, id) => void navigate(contentPath({ kind: 'article', id })),
  })
  return (
    <Card aria-labelledby="new-article-title" className="md:p-6">
      <h2 id="new-article-title">{deskTexts.newTitle}</h2>
      <Form form={form} isShort className="mt-3 grid max-w-form gap-4">
        <TextField
          label={deskTexts.newId}
          hint={deskTexts.newHint}
          autoComplete="off"
          {...form.field('new-id')}
        />
        <Button type="submit" variant="quiet" className="justify-self-start" busy={form.isBusy}>
          {deskTexts.begin}
        </Button>
      </Form>
    </Card>
  )
}
