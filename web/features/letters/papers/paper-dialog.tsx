import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPaper, MAX_PAPER_BYTES, paperKinds } from '#contracts/money/cases/case-papers.ts'
import { documentTypes } from '#contracts/foundation/grant-documents.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { sendFile } from '#web/api/files/send-file.ts'
import { pathOf, queryText } from '#web/api/url.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialogs/sheet.tsx'
import { Field, SelectField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { paperErrors, paperKindLabels, paperTexts as texts } from './messages.ts'

const kinds = paperKinds.map((value) => ({ value, label: paperKindLabels[value] }))

/** Why a file is not even sent; null when it may be. Only the server checks its content. */
export function refusalOf(file: Pick<File, 'size' | 'type'> | null): string | null {
  if (file === null) return paperErrors.missing
  if (file.size === 0) return paperErrors.empty
  if (!documentTypes.some((type) => type === file.type)) return paperErrors.wrongType
  return file.size > MAX_PAPER_BYTES ? paperErrors.tooLarge : null
}

/** Keeps a file with a case. */
export function PaperDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const client = useQueryClient()
  const [kind, choose] = useState<string>('received')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: (paper: File) =>
      sendFile({
        url: pathOf(addPaper.path, { id: caseId }) + queryText({ name: paper.name, kind }),
        file: paper,
      }),
    onError: (error) => setProblem(serverMessage(error) ?? paperErrors.unreachable),
    onSuccess: async (_, { name }) => {
      await refreshAfter(client, addPaper)
      toast(texts.kept(name))
      onClose()
    },
  })

  function submit(): void {
    const refusal = refusalOf(file)
    setProblem(refusal)
    if (refusal === null && file !== null) send.mutate(file)
  }

  return (
    <Sheet title={texts.add} onClose={onClose}>
      <PlainForm className="grid gap-4 pb-2" onSubmit={submit}>
        <SelectField label={texts.kind} options={kinds} value={kind} onValueChange={choose} />
        <Field label={texts.file} hint={texts.fileHint} error={problem ?? undefined} required>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={documentTypes.join()}
              className="min-h-12 w-full min-w-0 text-small file:mr-3 file:min-h-11 file:rounded-control file:border file:border-field file:bg-raised file:px-3 file:text-ink"
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={send.isPending}>
          {texts.keep}
        </Button>
      </PlainForm>
    </Sheet>
  )
}
