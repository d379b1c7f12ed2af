import { ApiError } from '#web/api/api-error.ts'
import { authToken } from '#web/api/session/auth-token.ts'
import { announceSessionLost } from '#web/api/session/session-lost.ts'

export type FileToSend = {
  url: string
  file: Blob
  /** how much of it is sent, 0 to 100 */
  onProgress?: (percent: number) => void
  /** ends the sending; the promise rejects with an AbortError */
  signal?: AbortSignal
}

/**
 * Sends a file as the body of a POST and reports its progress, which fetch cannot. Gives the parsed answer; throws
 * ApiError on a non-OK answer, and a TypeError without a network, as `request` does.
 */
export function sendFile({ url, file, onProgress, signal }: FileToSend): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', url)
    sending.withCredentials = true
    sending.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    const token = authToken.read()
    if (token) sending.setRequestHeader('Authorization', `Bearer ${token}`)
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100))
    })
    sending.addEventListener('load', () => {
      const { status, responseText, statusText } = sending
      if (status === 401) announceSessionLost(url)
      if (status < 200 || status >= 300) return reject(new ApiError(status, responseText, statusText))
      resolve(responseText === '' ? undefined : (JSON.parse(responseText) as unknown))
    })
    sending.addEventListener('error', () => reject(new TypeError('The file could not be sent.')))
    sending.addEventListener('abort', () => reject(new DOMException('Sending was ended.', 'AbortError')))
    signal?.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(file)
  })
}
