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
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { paperTexts } from '../messages.ts'
import { ownPaperUrl, PaperRow, UploadRow } from './document-rows.tsx'
import { takeDocuments } from '../use-grants.ts'
import type { Uploads } from './use-uploads.ts'
import type { PaperKind } from '../words.ts'

type PapersProps = {
  kept: GrantApplication
  uploads: Uploads
  error?: string | undefined
  /** the level of its headings */
  headings?: 'h3' | 'h4'
}

/** The documents of an application by kind: stored, uploading and refused ones. */
export function Papers({ kept, uploads, error, headings = 'h3' }: PapersProps) {
  const [leaving, setLeaving] = useState<GrantDocument | null>(null)
  const isFull = kept.documents.length >= MAX_DOCUMENTS
  return (
    <div id={fieldId('documents')} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {error ? <p className="text-small font-[560] text-danger">{error}</p> : null}
      {isFull ? <p className="text-small text-ink-2">{paperTexts.full(MAX_DOCUMENTS)}</p> : null}
      {documentKinds.map((kind) => (
        <KindOfPaper
          key={kind}
          kind={kind}
          kept={kept}
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
        <RemovePaper
          paper={leaving}
          applicationId={kept.id}
          onDone={() => uploads.announce(paperTexts.removed(leaving.name))}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </div>
  )
}

type KindProps = Required<Pick<PapersProps, 'kept' | 'uploads' | 'headings'>> & {
  kind: PaperKind
  isFull: boolean
  onRemove: (paper: GrantDocument) => void
}

function KindOfPaper({ kind, kept, uploads, isFull, headings: Heading, onRemove }: KindProps) {
  const { title, hint } = paperTexts[kind]
  const papers = kept.documents.filter((one) => one.kind === kind)
  const sending = uploads.uploads.filter((one) => one.kind === kind)
  return (
    <section aria-labelledby={`papers-${kind}`} className="rounded-card border border-line p-4 md:p-5">
      <Heading id={`papers-${kind}`} className="font-display text-h3">
        {title}
      </Heading>
      <p className="mt-1 text-small text-ink-2">{hint}</p>
      {papers.length > 0 || sending.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {papers.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              url={ownPaperUrl(kept.id, paper.id)}
              onRemove={() => onRemove(paper)}
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

type RemoveProps = { paper: GrantDocument; applicationId: string; onDone: () => void; onClose: () => void }

function RemovePaper({ paper, applicationId, onDone, onClose }: RemoveProps) {
  const client = useQueryClient()
  const remove = useWrite(removeDocument, {
    onSuccess: (_, { params: { id, documentId } }) =>
      takeDocuments(client, id, (documents) => documents.filter((one) => one.id !== documentId)),
  })
  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id: applicationId, documentId: paper.id } })
      onDone()
      onClose()
    } catch {
      toast({ ...paperTexts.removeFailed, variant: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={paperTexts.removeTitle(paper.name)}
      description={paperTexts.removeText}
      confirmLabel={paperTexts.remove}
      cancelLabel={paperTexts.keep}
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
        aria-label={`${paperTexts.choose}, ${paperTexts.forKind(about)}`}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <input
        ref={photo}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={`${paperTexts.photo}, ${paperTexts.forKind(about)}`}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <Button variant="quiet" size="small" onClick={() => file.current?.click()}>
        <FilePlus size={16} aria-hidden="true" /> {paperTexts.choose}
        <span className="sr-only"> {paperTexts.forKind(about)}</span>
      </Button>
      <span className="hidden pointer-coarse:contents">
        <Button variant="quiet" size="small" onClick={() => photo.current?.click()}>
          <Camera size={16} aria-hidden="true" /> {paperTexts.photo}
          <span className="sr-only"> {paperTexts.forKind(about)}</span>
        </Button>
      </span>
    </div>
  )
}
