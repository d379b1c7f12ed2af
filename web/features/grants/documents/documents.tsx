import { useQueryClient } from '@tanstack/react-query'
import { Camera, FilePlus } from 'lucide-react'
import { useState, useRef, type ChangeEvent } from 'react'
import {
  documentKinds,
  MAX_DOCUMENTS,
  removeDocument,
  type GrantDocument,
  documentTypes,
} from '#contracts/foundation/grant-documents.ts'
import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { fieldId } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { documentTexts } from '../messages.ts'
import { ownDocumentUrl, DocumentRow, UploadRow } from './document-rows.tsx'
import { changeCachedDocuments } from '../use-grants.ts'
import type { Uploads } from './use-uploads.ts'
import type { DocumentKind } from '../words.ts'

type DocumentsProps = {
  application: GrantApplication
  uploads: Uploads
  error?: string | undefined
  /** the level of its headings */
  headings?: 'h3' | 'h4'
}

/** The documents of an application by kind: stored, uploading and refused ones. */
export function Documents({ application, uploads, error, headings = 'h3' }: DocumentsProps) {
  const [leaving, setLeaving] = useState<GrantDocument | null>(null)
  const isFull = application.documents.length >= MAX_DOCUMENTS
  return (
    <div id={fieldId('documents')} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {error ? <p className="text-small font-[560] text-danger">{error}</p> : null}
      {isFull ? <p className="text-small text-ink-2">{documentTexts.full(MAX_DOCUMENTS)}</p> : null}
      {documentKinds.map((kind) => (
        <DocumentsOfKind
          key={kind}
          kind={kind}
          application={application}
          uploads={uploads}
          isFull={isFull}
          headings={headings}
          onRemove={setLeaving}
        />
      ))}
      <output className="sr-only" aria-live="polite">
        {uploads.announced}
      </output>
      {leaving ? (
        <RemoveDocument
          file={leaving}
          applicationId={application.id}
          onDone={() => uploads.announce(documentTexts.removed(leaving.name))}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </div>
  )
}

type KindProps = Required<Pick<DocumentsProps, 'application' | 'uploads' | 'headings'>> & {
  kind: DocumentKind
  isFull: boolean
  onRemove: (file: GrantDocument) => void
}

function DocumentsOfKind({ kind, application, uploads, isFull, headings: Heading, onRemove }: KindProps) {
  const { title, hint } = documentTexts[kind]
  const stored = application.documents.filter((one) => one.kind === kind)
  const sending = uploads.uploads.filter((one) => one.kind === kind)
  return (
    <section aria-labelledby={`papers-${kind}`} className="rounded-card border border-line p-4 md:p-5">
      <Heading id={`papers-${kind}`} className="font-display text-h3">
        {title}
      </Heading>
      <p className="mt-1 text-small text-ink-2">{hint}</p>
      {stored.length > 0 || sending.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {stored.map((file) => (
            <DocumentRow
              key={file.id}
              file={file}
              url={ownDocumentUrl(application.id, file.id)}
              onRemove={() => onRemove(file)}
            />
          ))}
          {sending.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onDismiss={() => uploads.dismiss(upload.key)}
            />
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <div className="mt-3">
          <FilePicker about={title} onFiles={(files) => uploads.add(kind, files)} />
        </div>
      )}
    </section>
  )
}

type RemoveProps = { file: GrantDocument; applicationId: string; onDone: () => void; onClose: () => void }

function RemoveDocument({ file, applicationId, onDone, onClose }: RemoveProps) {
  const client = useQueryClient()
  const remove = useWrite(removeDocument, {
    onSuccess: (_, { params: { id, documentId } }) =>
      changeCachedDocuments(client, id, (documents) => documents.filter((one) => one.id !== documentId)),
  })
  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id: applicationId, documentId: file.id } })
      onDone()
      onClose()
    } catch {
      toast({ ...documentTexts.removeFailed, variant: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={documentTexts.removeTitle(file.name)}
      description={documentTexts.removeText}
      confirmLabel={documentTexts.remove}
      cancelLabel={documentTexts.keep}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}

type FilePickerProps = { about: string; onFiles: (files: File[]) => void }

/** Picks a file from the device, or takes a photo on a phone. */
function FilePicker({ about, onFiles }: FilePickerProps) {
  const file = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again after it was refused.
    target.value = ''
  }

  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={file}
        type="file"
        multiple
        accept={documentTypes.join(',')}
        aria-label={`${documentTexts.choose}, ${documentTexts.forKind(about)}`}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <input
        ref={photo}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={`${documentTexts.photo}, ${documentTexts.forKind(about)}`}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <Button variant="quiet" size="small" onClick={() => file.current?.click()}>
        <FilePlus size={16} aria-hidden="true" /> {documentTexts.choose}
        <span className="sr-only"> {documentTexts.forKind(about)}</span>
      </Button>
      <span className="hidden pointer-coarse:contents">
        <Button variant="quiet" size="small" onClick={() => photo.current?.click()}>
          <Camera size={16} aria-hidden="true" /> {documentTexts.photo}
          <span className="sr-only"> {documentTexts.forKind(about)}</span>
        </Button>
      </span>
    </div>
  )
}
