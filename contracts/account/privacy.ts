/** Taking one's data away: a file with all of it, the same file brought into an empty account, and leaving for good. */
import * as z from 'zod/mini'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

/** The format number in jubilee.json. A later format gets the next one. */
export const EXPORT_FORMAT = 'jubilee-export'
export const EXPORT_VERSION = 1

const exportStates = ['none', 'waiting', 'ready', 'failed'] as const

const privacyAnswer = z.object({
  export: z.object({
    state: z.enum(exportStates),
    requestedAt: z.nullable(instant),
    /** until when the file can be fetched */
    expiresAt: z.nullable(instant),
    sizeBytes: z.nullable(z.int()),
  }),
  /** whether a file may be brought in: nothing was entered yet */
  isEmpty: z.boolean(),
  /** the day on which the account goes, if its deletion was asked for */
  deletion: z.nullable(z.object({ requestedAt: instant, deletesAt: instant })),
})
export type Privacy = z.output<typeof privacyAnswer>

export const getPrivacy = endpoint('GET /api/privacy', {
  summary: 'The file of all data, whether one may be brought in, and a deletion that was asked for.',
  access: 'signedIn',
  answer: privacyAnswer,
})

export const startExport = endpoint('POST /api/privacy/export', {
  summary: 'Make a file of all data. A mail says when it is ready; it can be fetched for seven days.',
  access: 'signedIn',
  sensitive: true,
  answer: privacyAnswer,
  status: 202,
})

export const readExport = endpoint('GET /api/privacy/export/file.zip', {
  summary: 'The file of all data: one JSON with a published schema, and a CSV for each of its lists.',
  access: 'signedIn',
  sensitive: true,
  downloads: ['application/zip'],
  answer: z.unknown(),
})

export const importExport = endpoint('POST /api/privacy/import', {
  summary: 'Bring jubilee.json of such a file into this account, which must be empty. All of it, or nothing.',
  access: 'signedIn',
  uploads: ['application/json'],
  answer: z.object({
    message: z.string(),
    /** rows brought in, by list */
    counts: z.record(z.string(), z.int()),
  }),
})

export const requestDeletion = endpoint('POST /api/account/deletion', {
  summary:
    'Ask for the account to be deleted, within two minutes of proving who it is. It goes after 14 days, and can be kept until then.',
  access: 'signedIn',
  sensitive: true,
  answer: privacyAnswer,
})

export const keepAccount = endpoint('DELETE /api/account/deletion', {
  summary: 'Keep the account after all.',
  access: 'signedIn',
  answer: messageAnswer,
})
