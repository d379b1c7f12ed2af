/** The papers of a case: court papers, letters, receipts. Each is the body of a call, as it is. */
import * as z from 'zod/mini'
import { letterTexts } from '#contracts/money/messages/letter-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { documentTypes } from '#contracts/foundation/grant-documents.ts'

/** What came, what was sent, and what proves that it was: a stamped copy, a receipt. */
export const paperKinds = ['received', 'sent', 'proof', 'other'] as const
export const MAX_PAPERS = 20
export const MAX_PAPER_BYTES = 10 * 1024 * 1024
/** Of all cases of a person together. */
export const MAX_PAPERS_BYTES = 100 * 1024 * 1024

export const paperAnswer = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  name: z.string(),
  contentType: z.enum(documentTypes),
  sizeBytes: z.int(),
  addedAt: instant,
})
export type CasePaper = z.output<typeof paperAnswer>

export const addPaper = endpoint('POST /api/letter-cases/{id}/papers', {
  summary:
    'Keep a paper with a case, as the body itself: PDF, JPEG or PNG, at most 10 MB. It is looked into before it is kept.',
  access: 'signedIn',
  query: z.strictObject({
    name: z
      .string({ error: () => refusalTexts().fileName })
      .check(
        z.minLength(1, { error: () => refusalTexts().fileName }),
        z.maxLength(400, { error: () => refusalTexts().fileNameTooLong }),
      ),
    kind: z.enum(paperKinds, { error: () => letterTexts().paperKind }),
  }),
  uploads: documentTypes,
  answer: paperAnswer,
  refreshes: ['/api/letter-cases'],
  status: 201,
})

export const readPaper = endpoint('GET /api/letter-cases/{id}/papers/{paperId}', {
  summary: 'A paper of a case, as it was sent.',
  access: 'signedIn',
  downloads: documentTypes,
  answer: z.unknown(),
})

export const removePaper = endpoint('DELETE /api/letter-cases/{id}/papers/{paperId}', {
  summary: 'Remove a paper from a case.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/letter-cases'],
})
