/** The files of an application for a grant: each is the body of a call, as it is. */
import * as z from 'zod/mini'
import { grantTexts } from './grant-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

// What may be sent: server/documents/inspect-file.ts looks inside.
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const documentKinds = ['bill', 'income', 'household', 'other'] as const
export const MAX_DOCUMENTS = 10
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
export const MAX_DOCUMENTS_BYTES = 30 * 1024 * 1024

export const documentAnswer = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  name: z.string(),
  contentType: z.enum(documentTypes),
  sizeBytes: z.int(),
  uploadedAt: instant,
})
export type GrantDocument = z.output<typeof documentAnswer>

const uploadQuery = z.strictObject({
  name: z
    .string({ error: () => refusalTexts().fileName })
    .check(
      z.minLength(1, { error: () => refusalTexts().fileName }),
      z.maxLength(400, { error: () => refusalTexts().fileNameTooLong }),
    ),
  kind: z.enum(documentKinds, { error: () => grantTexts().documentKind }),
})

export const uploadDocument = endpoint('POST /api/grants/{id}/documents', {
  summary:
    'Send a file as the body itself: PDF, JPEG or PNG, at most 10 MB. It is looked into before it is kept.',
  access: 'signedIn',
  query: uploadQuery,
  uploads: documentTypes,
  answer: documentAnswer,
  refreshes: ['/api/grants'],
  status: 201,
})

export const readDocument = endpoint('GET /api/grants/{id}/documents/{documentId}', {
  summary: 'A document of the person, as it was sent.',
  access: 'signedIn',
  downloads: documentTypes,
  answer: z.unknown(),
})

export const removeDocument = endpoint('DELETE /api/grants/{id}/documents/{documentId}', {
  summary: 'Remove a document while the application can be changed.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/grants'],
})
