import { useQueryClient } from '@tanstack/react-query'
import { Camera, FilePlus, type LucideIcon } from 'lucide-react'
import { useState, useRef, type ComponentProps } from 'react'
import {
  documentKinds,
  MAX_DOCUMENTS,
  removeDocument,
  type GrantDocument,
  documentTypes,
} from '#contracts/foundation/grant-documents.ts'
import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import { fieldId } from '#web/ui/fields/field.tsx'
import { documentTexts } from '../messages.ts'
import { ownDocumentUrl, DocumentRow, FileButton, UploadRow } from './document-rows.tsx'
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
  return (
    <RemoveDialog
      title={documentTexts.removeTitle(file.name)}
      description={documentTexts.removeText}
      label={documentTexts.remove}
      remove={() => remove.mutateAsync({ params: { id: applicationId, documentId: file.id } }).then(onDone)}
      failed={documentTexts.removeFailed}
      onClose={onClose}
    />
  )
}

type FilePickerProps = { about: string; onFiles: (files: File[]) => void }

/** Picks a file from the device, or takes a photo on a phone. */
function FilePicker({ about, onFiles }: FilePickerProps) {
  const pick = { about: documentTexts.forKind(about), onFiles }
  return (
    <div className="flex flex-wrap gap-2">
      <PickButton
        {...pick}
        name={documentTexts.choose}
        icon={FilePlus}
        multiple
        accept={documentTypes.join()}
      />
      <span className="hidden pointer-coarse:contents">
        <PickButton
          {...pick}
          name={documentTexts.photo}
          icon={Camera}
          accept="image/jpeg,image/png"
          capture="environment"
        />
      </span>
    </div>
  )
}

type PickButtonProps = FilePickerProps & { name: string; icon: LucideIcon } & Pick<
    ComponentProps<'input'>,
    'accept' | 'capture' | 'multiple'
  >

/** A button, and the field for files that it opens. */
function PickButton({ name, about, icon: Icon, onFiles, ...input }: PickButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...input}
        ref={field}
        type="file"
        aria-label={`${name}, ${about}`}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was refused.
          target.value = ''
        }}
      />
      <FileButton name={about} variant="quiet" onClick={() => field.current?.click()}>
        <Icon size={16} aria-hidden="true" /> {name}
      </FileButton>
    </>
  )
}
