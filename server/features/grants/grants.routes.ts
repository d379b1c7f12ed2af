/** The calls of contracts/foundation/grants.ts: the public self-check, and an applicant's own applications. */
import { sentence } from '#engine/language/sentence.ts'
import type { ActParts } from './status/take-step.ts'
import * as files from '#contracts/foundation/grant-documents.ts'
import * as contract from '#contracts/foundation/grants.ts'
import { fileTexts } from '#server/documents/file-messages.ts'
import { readDocument } from '#server/documents/read-document.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountDownload } from '#server/http/files/download.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { mountUpload } from '#server/http/files/upload.ts'
import { omitUndefined } from '#server/omit-undefined.ts'
import { addDocument, removeDocument, requireDocument } from './apply/add-document.ts'
import {
  answerQuestion,
  appealRefusal,
  saveApplication,
  submitApplication,
  withdrawApplication,
  startApplication,
} from './apply/change-application.ts'
import type { Target } from './apply/change-application.ts'
import { mountGrantsDesk } from './desk/desk.routes.ts'
import { presentEligibility } from './apply/present-eligibility.ts'
import { keepMail } from './status/grant-mails.ts'
import { findGrant, listGrantRows } from './grants.queries.ts'
import type { GrantDebtFields, GrantKey } from './grants.queries.ts'
import type { GrantRow } from './grants.table.ts'
import { presentApplication, presentDocument } from './apply/present-application.ts'
import { grantTexts } from './messages.ts'
import { checkHousehold } from './programs.ts'
import { readRecord } from './read-record.ts'
import { missingApplication, missingDocument } from './refusals.ts'

/** enough for every file of an application several times over */
const UPLOADS_AN_HOUR = 60
const LINKS_AN_HOUR = 5
const HOUR_SECONDS = 3_600

const present = async (parts: ActParts, row: GrantRow) =>
  presentApplication(await readRecord(parts, row), parts.clock.now())

const keyOf = (user: { id: string }, params: { id: string }): GrantKey => ({
  userId: user.id,
  grantId: requireUuid(params.id, missingApplication),
})

async function requireGrant({ db }: Pick<AppParts, 'db'>, key: GrantKey): Promise<GrantRow> {
  const row = await findGrant(db, key)
  if (row === undefined) throw missingApplication()
  return row
}

type SentDebt = { [key in keyof GrantDebtFields]?: GrantDebtFields[key] | undefined }

/** A field that was not sent is not known. */
const debtFields = (debt: SentDebt): GrantDebtFields => ({
  name: debt.name ?? null,
  kind: debt.kind ?? null,
  balance: debt.balance ?? null,
  asked: debt.asked ?? null,
  interestRate: debt.interestRate ?? null,
  minimumPayment: debt.minimumPayment ?? null,
  debtId: debt.debtId ?? null,
})

function mountSelfCheck(app: App): void {
  mount(app, contract.checkEligibility, async ({ body }) => {
    const { householdPeople: people, incomeAmount: incomeCents, ...rest } = body
    return presentEligibility(checkHousehold({ people, incomeCents, ...rest }))
  })
}

function mountDrafts(app: App): void {
  mount(app, contract.listApplications, async ({ parts, user }) => {
    const rows = await listGrantRows(parts.db, user.id)
    return Promise.all(rows.map((row) => present(parts, row)))
  })

  mount(app, contract.startApplication, async ({ parts, user, body }) =>
    present(parts, await startApplication(parts, user.id, body.program ?? null)),
  )

  mount(app, contract.getApplication, async ({ parts, user, params }) =>
    present(parts, await requireGrant(parts, keyOf(user, params))),
  )

  mount(app, contract.saveApplication, async ({ parts, user, params, body }) => {
    const { version, debts, ...fields } = body
    const row = await saveApplication(
      { parts, key: keyOf(user, params), version },
      { fields: omitUndefined(fields), debts: debts?.map(debtFields) },
    )
    return present(parts, row)
  })

  const limit = createRateLimit(app.parts.pool, {
    name: 'grants.link',
    tries: LINKS_AN_HOUR,
    seconds: HOUR_SECONDS,
  })
  mount(app, contract.mailApplicationLink, async ({ parts, user, params }) => {
    await requireGrant(parts, keyOf(user, params))
    await limit.consume(user.id)
    const mail = keepMail({ to: user.email, origin: ownOrigin(app) })
    await parts.db.transaction((tx) => queueMail(parts, tx, { mail }))
    return { message: grantTexts().linkSent }
  })
}

type Asked = {
  parts: ActParts
  user: { id: string }
  params: { id: string }
  body: { version?: number | undefined }
}

const targetOf = ({ parts, user, params, body }: Asked): Target => ({
  parts,
  key: keyOf(user, params),
  version: body.version,
})

function mountSteps(app: App): void {
  mount(app, contract.submitApplication, async (asked) =>
    present(asked.parts, await submitApplication(targetOf(asked), asked.body.consentVersion)),
  )

  mount(app, contract.answerQuestion, async (asked) =>
    present(asked.parts, await answerQuestion(targetOf(asked), asked.body.text)),
  )

  mount(app, contract.withdrawApplication, async (asked) =>
    present(asked.parts, await withdrawApplication(targetOf(asked))),
  )

  mount(app, contract.appealRefusal, async (asked) =>
    present(asked.parts, await appealRefusal(targetOf(asked), asked.body.text)),
  )
}

function mountDocuments(app: App): void {
  const limit = createRateLimit(app.parts.pool, {
    name: 'grants.upload',
    tries: UPLOADS_AN_HOUR,
    seconds: HOUR_SECONDS,
  })
  mountUpload(app, files.uploadDocument, {
    limitBytes: files.MAX_DOCUMENT_BYTES,
    wrongType: sentence(fileTexts, 'sendPaper'),
    find: async ({ parts, user, params }) => {
      await requireGrant(parts, keyOf(user, params))
    },
    handler: async ({ parts, user, params, query, contentType, bytes }) => {
      await limit.consume(user.id)
      const file = { ...query, contentType, bytes }
      return presentDocument(await addDocument(parts, keyOf(user, params), file))
    },
  })

  mountDownload(app, files.readDocument, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    const found = await readDocument(parts, await requireDocument(parts.db, key, params.documentId))
    if (found === null) throw missingDocument()
    return found
  })

  mount(app, files.removeDocument, async ({ parts, user, params }) => {
    await removeDocument(parts, keyOf(user, params), params.documentId)
    return { message: grantTexts().fileRemoved }
  })
}

/** The self-check, applications, and the desk of those who decide. */
export function mountGrants(app: App): void {
  mountSelfCheck(app)
  mountDrafts(app)
  mountSteps(app)
  mountDocuments(app)
  mountGrantsDesk(app)
}
