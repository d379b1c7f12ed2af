/** Why a file is not kept. */
import { HttpError, invalidInput } from '#server/errors.ts'
import { fileTexts, type English } from './file-messages.ts'

export type FileRefusal = keyof English['refused']

const withNothingSaved = (sentence: string) => `${sentence} ${fileTexts().nothingSaved}`

/** 422 on `file`. */
export function refusedFile(refusal: FileRefusal): HttpError {
  return invalidInput([{ field: 'file', message: withNothingSaved(fileTexts().refused[refusal]) }])
}

/** 413. */
export function tooLarge(limitBytes: number): HttpError {
  const message = withNothingSaved(fileTexts().tooLarge(Math.floor(limitBytes / 1024 / 1024)))
  return new HttpError({ status: 413, code: 'too_large', message, fields: [{ field: 'file', message }] })
}

/** 415; `instead` is the sentence that names the accepted types. */
export function wrongContentType(instead: string): HttpError {
  const message = withNothingSaved(instead)
  return new HttpError({
    status: 415,
    code: 'unsupported_type',
    message,
    fields: [{ field: 'file', message }],
  })
}
