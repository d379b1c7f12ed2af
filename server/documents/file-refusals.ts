/** Why a file is not kept. */
import { joined, sentence, type Sentence } from '#engine/language/sentence.ts'
import { HttpError, invalidField } from '#server/errors.ts'
import { fileTexts, type English } from './file-messages.ts'

export type FileRefusal = keyof English['refused']

const withNothingSaved = (said: Sentence) => joined(said, sentence(fileTexts, 'nothingSaved'))

const ofFile = (status: number, code: string, said: Sentence) =>
  new HttpError({ status, code, said, fields: [{ field: 'file', said }] })

/** 422 on `file`. */
export function refusedFile(refusal: FileRefusal): HttpError {
  const said = sentence(() => fileTexts().refused, refusal)
  return invalidField('file', withNothingSaved(said))
}

/** 413 on `file`, in words of the caller's own. */
export const noRoomForFile = (said: Sentence) => ofFile(413, 'too_large', said)

/** 413 of a file above the limit. */
export function tooLarge(limitBytes: number): HttpError {
  const megabytes = Math.floor(limitBytes / 1024 / 1024)
  return noRoomForFile(withNothingSaved(sentence(fileTexts, 'tooLarge', megabytes)))
}

/** 415; `instead` is the sentence that names the accepted types. */
export function wrongContentType(instead: Sentence): HttpError {
  return ofFile(415, 'unsupported_type', withNothingSaved(instead))
}
