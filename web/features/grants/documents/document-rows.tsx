import { FileText, Image, RotateCw, Trash2, TriangleAlert, X, Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { readDocument, type GrantDocument } from '#contracts/foundation/grant-documents.ts'
import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { pathOf } from '#web/api/url.ts'
import { fileSize } from '#web/format/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { documentTexts } from '../messages.ts'
import type { Upload } from './use-uploads.ts'

/** The URL of an applicant's own document. */
export const ownDocumentUrl = (id: string, documentId: string) =>
  pathOf(readDocument.path, { id, documentId })

type DocumentRowProps = {
  file: GrantDocument
  /** its download URL */
  url: string
  /** its kind, in lists of all kinds */
  kind?: string
  /** a button to view it without a download */
  look?: ReactNode
  /** absent once it can no longer be removed */
  onRemove?: () => void
}

/** A stored document: it can be downloaded, and removed while the application can be edited. */
export function DocumentRow({ file, url, kind, look, onRemove }: DocumentRowProps) {
  const Picture = file.contentType === 'application/pdf' ? FileText : Image
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0">
      <Picture size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 basis-40 text-small wrap-anywhere">
        {kind ? <span className="block text-tiny text-ink-3">{kind}</span> : null}
        {file.name} <span className="text-ink-3">{fileSize(file.sizeBytes)}</span>
      </span>
      {look}
      <DocumentDownload url={url} name={file.name} />
      {onRemove ? (
        <FileButton name={file.name} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" /> {documentTexts.remove}
        </FileButton>
      ) : null}
    </li>
  )
}

type OwnDocumentsProps = { application: GrantApplication; className: string }

/** The applicant's documents, to read them again. */
export function OwnDocuments({ application: { id, documents }, className }: OwnDocumentsProps) {
  return (
    <ul className={className}>
      {documents.map((file) => (
        <DocumentRow key={file.id} file={file} url={ownDocumentUrl(id, file.id)} />
      ))}
    </ul>
  )
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onDismiss: () => void }

/** An upload in progress, or its error. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { file, percent, refusal, canRetry } = upload
  if (refusal !== null) {
    return (
      <li
        role="alert"
        className="grid gap-2 rounded-control bg-danger-soft px-3.5 py-3 text-small text-danger"
      >
        <p className="flex items-start gap-2">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <b className="font-[600]">{file.name}</b>: {refusal}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {canRetry ? (
            <FileButton name={file.name} variant="quiet" onClick={onRetry}>
              <RotateCw size={16} aria-hidden="true" /> {documentTexts.again}
            </FileButton>
          ) : null}
          <FileButton name={file.name} variant="quiet" onClick={onDismiss}>
            <X size={16} aria-hidden="true" /> {documentTexts.dismiss}
          </FileButton>
        </div>
      </li>
    )
  }
  const state = percent === null ? documentTexts.waiting : documentTexts.sending(percent)
  return (
    <li className="grid gap-1.5 py-2 text-small" aria-busy="true">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{file.name}</span>
        <span className="text-ink-2">{state}</span>
        <FileButton name={file.name} onClick={onDismiss}>
          {documentTexts.cancel}
        </FileButton>
      </span>
      <ProgressBar percent={percent ?? 0} label={`${file.name}: ${state}`} />
    </li>
  )
}

/**
 * Downloads a document. It is fetched like any call, so that a sensitive call can ask for the password first, and
 * a refusal is a sentence and not a broken file.
 */
function DocumentDownload({ url, name }: { url: string; name: string }) {
  const download = useMutation({
    mutationFn: async () => saveFile(await (await request('GET', url)).blob(), name),
  })
  return (
    <>
      <FileButton name={name} busy={download.isPending} onClick={() => download.mutate()}>
        <Download size={16} aria-hidden="true" /> {documentTexts.download}
      </FileButton>
      <Problem
        isBare
        text={download.error && (serverMessage(download.error) ?? documentTexts.notRead)}
        className="w-full"
      />
    </>
  )
}

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'name'> & { name: string }

/** A small action of one file, which screen readers hear with the file's name. */
export function FileButton({ name, children, ...rest }: FileButtonProps) {
  return (
    <Button variant="plain" {...rest} size="small">
      {children}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
