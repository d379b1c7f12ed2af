import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  documentTypes,
  MAX_DOCUMENT_BYTES,
  uploadDocument,
  type GrantDocument,
} from '#contracts/foundation/grant-documents.ts'
import { isUndecided, serverMessage } from '#web/api/api-error.ts'
import { sendFile } from '#web/api/files/send-file.ts'
import { pathOf, queryText } from '#web/api/url.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { documentTexts } from '../messages.ts'
import { changeCachedDocuments } from '../use-grants.ts'
import type { DocumentKind } from '../words.ts'

export type Upload = {
  key: string
  kind: DocumentKind
  file: File
  /** null while it waits for the previous one */
  percent: number | null
  /** the error; null while it is uploading */
  refusal: string | null
  /** the upload failed without being refused, so the same file may be sent again */
  canRetry: boolean
}

/** Why a file is not even sent; null when it may be. Only the server checks its content. */
export function refusalOf(file: File): string | null {
  if (file.size === 0) return documentTexts.empty
  if (!documentTypes.some((type) => type === file.type)) return documentTexts.wrongType
  return file.size > MAX_DOCUMENT_BYTES ? documentTexts.tooLarge : null
}

export type Uploads = ReturnType<typeof useUploads>

/** Uploads files one at a time, with the progress of each. */
export function useUploads(applicationId: string) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [announced, announce] = useState('')
  const line = useRef<Promise<void>>(Promise.resolve())
  const ends = useRef(new Map<string, AbortController>())

  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))

  async function send({ key, kind, file }: Upload, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    change(key, { percent: 0 })
    try {
      const url = pathOf(uploadDocument.path, { id: applicationId }) + queryText({ name: file.name, kind })
      const onProgress = (percent: number) => change(key, { percent })
      const kept = (await sendFile({ url, file, onProgress, signal })) as GrantDocument
      drop(key)
      announce(documentTexts.kept(file.name))
      changeCachedDocuments(client, applicationId, (documents) => [...documents, kept])
      await refreshAfter(client, uploadDocument)
    } catch (error) {
      if (signal.aborted) return
      const isRefused = !isUndecided(error)
      change(key, {
        percent: null,
        refusal: serverMessage(error) ?? documentTexts.unreachable,
        canRetry: !isRefused,
      })
    }
  }

  function put(upload: Upload): void {
    const end = new AbortController()
    ends.current.set(upload.key, end)
    line.current = line.current.then(() => send(upload, end.signal))
  }

  return {
    uploads,
    /** the last upload or removal, for screen readers */
    announced,
    announce,
    /** resolves once no upload is pending: submitting waits for it */
    settled: () => line.current,
    add(kind: DocumentKind, files: readonly File[]): void {
      const added = files.map((file) => {
        const [key, refusal] = [crypto.randomUUID(), refusalOf(file)]
        return { key, kind, file, percent: null, refusal, canRetry: false }
      })
      setUploads((before) => [...before, ...added])
      for (const upload of added) if (upload.refusal === null) put(upload)
    },
    retry(upload: Upload): void {
      change(upload.key, { refusal: null, percent: null })
      put(upload)
    },
    /** cancels an upload, or closes its error */
    dismiss(key: string): void {
      ends.current.get(key)?.abort()
      drop(key)
    },
  }
}
