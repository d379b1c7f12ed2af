import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import {
  dropContentDraft,
  getContent,
  publishContent,
  saveContentDraft,
  type Content,
  type ContentFault,
  type ContentPlace,
} from '#contracts/admin/content.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { useWrite } from '#web/api/use-write.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { formatInstant } from '#web/format/dates.ts'
import { contentPreviewPath } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { fieldId } from '#web/ui/fields/field.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { changesFacts } from './changes-facts.ts'
import { JsonFields } from './json-field.tsx'
import type { JsonObject } from './json-value.ts'
import { deskTexts, spanishTexts } from './messages.ts'
import { NoteDialog } from './note-dialog.tsx'

/** The draft's fields and actions. Edits are kept in the tab until they are saved or discarded. */
export function DraftEditor({ content, onDropped }: { content: Content; onDropped: () => void }) {
  const place = { kind: content.kind, id: content.id, language: content.language }
  const { body, isChanged, type, isSaved, undo } = useTyped(content)
  const [outcome, setOutcome] = useState<string | null>(null)
  const save = useWrite(saveContentDraft, { shows: readOf(getContent, { params: place }).queryKey })
  useWarningOnLeaving(isChanged)
  const faults = content.draft?.faults ?? []

  async function keep(): Promise<void> {
    try {
      await save.mutateAsync({ params: place, body: { revision: content.draft?.revision ?? 0, body } })
      isSaved()
      setOutcome(deskTexts.saved)
    } catch (error) {
      setOutcome(serverMessage(error) ?? deskTexts.notDone)
    }
  }

  return (
    <Card aria-labelledby="draft-title" className="grid gap-5 md:p-6">
      <DraftHeader draft={content.draft} />
      {content.draft ? <FaultList faults={faults} /> : null}
      <PlainForm id="content-draft" className="grid gap-5" onSubmit={() => void keep()}>
        <JsonFields
          path=""
          value={body}
          faultsAt={(path) => faults.find((fault) => fault.path === path)?.message}
          onChange={(next) => type(next as JsonObject)}
        />
        <output className="text-small font-[560]">{isChanged ? deskTexts.unsaved : outcome}</output>
        <Problem isBare text={isChanged && outcome !== deskTexts.saved ? outcome : null} />
      </PlainForm>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          form="content-draft"
          variant={isChanged ? 'primary' : 'quiet'}
          busy={save.isPending}
        >
          {deskTexts.save}
        </Button>
        {isChanged ? (
          <Button variant="plain" onClick={undo}>
            {deskTexts.undo}
          </Button>
        ) : null}
        <DraftActs
          content={content}
          place={place}
          isChanged={isChanged}
          onDropped={() => {
            undo()
            onDropped()
          }}
        />
      </div>
    </Card>
  )
}

function DraftHeader({ draft }: Pick<Content, 'draft'>) {
  return (
    <header>
      <h2 id="draft-title">{deskTexts.draft}</h2>
      <p className="mt-1 text-small text-ink-2">
        {draft ? deskTexts.draftSaved(formatInstant(draft.editedAt), draft.editedBy) : deskTexts.noDraft}
      </p>
    </header>
  )
}

type DraftActsProps = { content: Content; place: ContentPlace; isChanged: boolean; onDropped: () => void }

function DraftActs({ content, place, isChanged, onDropped }: DraftActsProps) {
  const [asking, setAsking] = useState<'publish' | 'drop' | null>(null)
  const publish = useWrite(publishContent, { shows: readOf(getContent, { params: place }).queryKey })
  const drop = useWrite(dropContentDraft)
  const { draft } = content
  if (draft === null) return null
  const close = () => setAsking(null)
  return (
    <>
      <Link className={buttonClass({ variant: 'quiet' })} to={contentPreviewPath(place)}>
        {deskTexts.preview}
      </Link>
      <Button
        disabled={isChanged || draft.faults.length > 0}
        variant={isChanged ? 'quiet' : 'primary'}
        onClick={() => setAsking('publish')}
      >
        {deskTexts.publish}
      </Button>
      <Button variant="plain" onClick={() => setAsking('drop')}>
        {deskTexts.drop}
      </Button>
      {asking === 'publish' ? (
        <NoteDialog
          title={deskTexts.publishTitle}
          description={content.language === 'es' ? spanishTexts.publishText : deskTexts.publishText}
          confirmLabel={deskTexts.publish}
          hidesSpanish={content.language === 'en' ? changesFacts(content.body, draft.body) : null}
          onConfirm={(given) =>
            publish.mutateAsync({ params: place, body: { revision: draft.revision, ...given } })
          }
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        title={deskTexts.dropTitle}
        description={deskTexts.dropText}
        open={asking === 'drop'}
        onOpenChange={close}
        confirmLabel={deskTexts.drop}
        busy={drop.isPending}
        onConfirm={() => void drop.mutateAsync({ params: place }).then(onDropped).finally(close)}
      />
    </>
  )
}

/** Unsaved edits next to the saved value. They survive a visit to another page, such as the preview. */
function useTyped({ kind, id, language, version, draft, body }: Content) {
  // The server sends JSON, so the body is a JSON object.
  const [saved, setSaved] = useState(() => (draft?.body ?? body) as JsonObject)
  const { values, change, forget, replace } = useDraft(
    `content:${kind}:${id}:${language}:${version}:${draft?.revision ?? 0}`,
    {
      body: saved,
    },
  )
  return {
    body: values.body,
    isChanged: values.body !== saved,
    type: (next: JsonObject) => change({ body: next }),
    isSaved: () => {
      forget()
      setSaved(values.body)
    },
    undo: () => replace({ body: saved }),
  }
}

/** Makes the browser ask before closing a page with unsaved changes. */
function useWarningOnLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
}

/** The errors that block publishing. Each one links to its field and expands the sections around it. */
function FaultList({ faults }: { faults: readonly ContentFault[] }) {
  if (faults.length === 0) return <p className="text-small text-ink-2">{deskTexts.noFaults}</p>
  return (
    <div className="rounded-control border border-danger bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger">
      <p className="font-[600]">{deskTexts.faults}</p>
      <ul className="mt-1 grid gap-0.5">
        {faults.map(({ path, message }) => (
          <li key={`${path}:${message}`}>
            <a
              href={`#${fieldId(path)}`}
              className="inline-block py-1 wrap-anywhere underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault()
                openAt(path)
              }}
            >
              {path === '' ? message : `${path}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field of a path, or its nearest existing ancestor. */
function openAt(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(steps.slice(0, length).join('.')))
    if (!field) continue
    for (let above = field.parentElement; above; above = above.parentElement)
      if (above instanceof HTMLDetailsElement) above.open = true
    field.focus()
    return
  }
}
