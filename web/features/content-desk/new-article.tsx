import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { getContent, saveContentDraft } from '#contracts/admin-content.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { contentPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { blankArticle } from './field-looks.ts'
import { deskTexts } from './messages.ts'

/** Begins an article that is not there yet: an id, then its draft. */
export function NewArticle({ ids }: { ids: readonly string[] }) {
  const [id, setId] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const place = { kind: 'article', id: id.trim() }
  const client = useQueryClient()
  const save = useWrite(saveContentDraft, {
    onSuccess: (content, { params }) => client.setQueryData(readOf(getContent, { params }).queryKey, content),
  })
  const navigate = useNavigate()

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!/^[a-z0-9-]{1,60}$/.test(place.id)) return setError(deskTexts.newWrongId)
    if (ids.includes(place.id)) return setError(deskTexts.newTaken)
    try {
      await save.mutateAsync({ params: place, body: { revision: 0, body: blankArticle(place.id) } })
      await navigate(contentPath(place))
    } catch (failure) {
      setError(serverMessage(failure) ?? deskTexts.notDone)
    }
  }

  return (
    <Card aria-labelledby="new-article-title" className="md:p-6">
      <h2 id="new-article-title">{deskTexts.newTitle}</h2>
      <form className="mt-3 grid max-w-form gap-4" noValidate onSubmit={(event) => void begin(event)}>
        <TextField
          label={deskTexts.newId}
          hint={deskTexts.newHint}
          name="new-id"
          autoComplete="off"
          value={id}
          error={error}
          onValueChange={setId}
        />
        <Button type="submit" variant="quiet" className="justify-self-start" busy={save.isPending}>
          {deskTexts.begin}
        </Button>
      </form>
    </Card>
  )
}
