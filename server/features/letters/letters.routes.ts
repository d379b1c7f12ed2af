/** The calls of contracts/money/letters.ts. No letter is stored; a case is what the person keeps of one. */
import bureausContent from '#content/letters/bureaus.json' with { type: 'json' }
import * as papers from '#contracts/money/cases/case-papers.ts'
import * as contract from '#contracts/money/letters.ts'
import { sentence } from '#engine/language/sentence.ts'
import { collectorFileName, collectorLetter } from '#engine/letters/collector-letter.ts'
import { disputeFileName, disputeLetter } from '#engine/letters/dispute-letter.ts'
import { fileTexts } from '#server/documents/file-messages.ts'
import { readDocument } from '#server/documents/read-document.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountDownload } from '#server/http/files/download.ts'
import { mountUpload } from '#server/http/files/upload.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { omitUndefined } from '#server/omit-undefined.ts'
import { createCase, deleteCase, updateCase } from './keep-case.ts'
import { letterPdf } from './letter-pdf.ts'
import { findCase, listCaseRows } from './letters.queries.ts'
import type { CaseKey } from './letters.queries.ts'
import { addPaper, removePaper, requirePaper } from './keep-paper.ts'
import { presentCase, presentCases } from './present-case.ts'
import { removalOf } from '#engine/records/refusals.ts'
import { letterTexts } from './messages.ts'
import { lawyerNotNamed, missingCase, missingPaper } from './refusals.ts'

/** enough for every paper of some cases */
const UPLOADS_AN_HOUR = 60
const HOUR_SECONDS = 3_600

/** The day a letter bears: the person's own. */
const letterDay = ({ db, clock }: Pick<AppParts, 'db' | 'clock'>, userId: string) =>
  readPersonDay(db, userId, clock.now())

function addressOf(bureau: (typeof contract.creditBureaus)[number]): string[] {
  const found = bureausContent.bureaus.find(({ id }) => id === bureau)
  if (found === undefined) throw new Error(`no address of ${bureau}`)
  return found.lines
}

function mountLetterCalls(app: App): void {
  mount(app, contract.writeDisputeLetter, async ({ parts, user, body }) => {
    const date = await letterDay(parts, user.id)
    const text = disputeLetter({
      ...body,
      date,
      address: body.address ?? '',
      accountNumber: body.accountNumber ?? null,
      details: body.details ?? null,
      bureau: addressOf(body.bureau),
    })
    return { text, fileName: disputeFileName(date) }
  })

  mount(app, contract.writeCollectorLetter, async ({ parts, user, body }) => {
    const { reference = null, lawyer = null, details = null } = body
    if (body.kind === 'lawyer' && lawyer === null) throw lawyerNotNamed()
    const date = await letterDay(parts, user.id)
    const text = collectorLetter({ ...body, date, reference, lawyer, details })
    return { text, fileName: collectorFileName(body.kind, date) }
  })

  mount(app, contract.letterPdf, async ({ parts, body }) => ({
    pdf: (await letterPdf(body.text, parts.clock.now())).toString('base64'),
  }))
}

const keyOf = (user: { id: string }, params: { id: string }): CaseKey => ({
  userId: user.id,
  caseId: requireUuid(params.id, missingCase),
})

function mountCaseCalls(app: App): void {
  mount(app, contract.listCases, async ({ parts, user }) =>
    presentCases(parts, user.id, await listCaseRows(parts.db, user.id)),
  )

  mount(app, contract.createCase, async ({ parts, user, body }) => {
    const { kind, recipient, subject, ...rest } = body
    const fields = { kind, recipient, subject, ...omitUndefined(rest) }
    return presentCase(parts, await createCase(parts.db, user.id, { fields, now: parts.clock.now() }))
  })

  mount(app, contract.updateCase, async ({ parts, user, params, body }) => {
    const { version, ...rest } = body
    const change = { fields: omitUndefined(rest), version, now: parts.clock.now() }
    return presentCase(parts, await updateCase(parts, keyOf(user, params), change))
  })

  mount(app, contract.deleteCase, async ({ parts, user, params }) => {
    if (!(await deleteCase(parts.db, keyOf(user, params)))) throw missingCase()
    return { message: removalOf('case') }
  })
}

function mountPapers(app: App): void {
  const limit = createRateLimit(app.parts.pool, {
    name: 'cases.upload',
    tries: UPLOADS_AN_HOUR,
    seconds: HOUR_SECONDS,
  })
  mountUpload(app, papers.addPaper, {
    limitBytes: papers.MAX_PAPER_BYTES,
    wrongType: sentence(fileTexts, 'sendPaper'),
    find: async ({ parts, user, params }) => {
      if ((await findCase(parts.db, keyOf(user, params))) === undefined) throw missingCase()
    },
    handler: async ({ parts, user, params, query, contentType, bytes }) => {
      await limit.consume(user.id)
      return addPaper(parts, keyOf(user, params), { ...query, contentType, bytes })
    },
  })

  mountDownload(app, papers.readPaper, async ({ parts, user, params }) => {
    const key = await requirePaper(parts.db, keyOf(user, params), params.paperId)
    const found = await readDocument(parts, key)
    if (found === null) throw missingPaper()
    return found
  })

  mount(app, papers.removePaper, async ({ parts, user, params }) => {
    await removePaper(parts.db, keyOf(user, params), params.paperId)
    return { message: letterTexts().paperRemoved }
  })
}

/** Letters to bureaus and collectors, and the person's own cases with their papers. */
export function mountLetters(app: App): void {
  mountLetterCalls(app)
  mountCaseCalls(app)
  mountPapers(app)
}
