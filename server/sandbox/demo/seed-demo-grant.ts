/** One application for a grant that waits on the desk, of a demo person, with papers that can be read, and money for it. */
import consent from '#content/foundation/consent.json' with { type: 'json' }
import { ledgerDay } from '#server/calendar-day.ts'
import { deleteDocument } from '#server/documents/documents.queries.ts'
import { storeDocument } from '#server/documents/store-document.ts'
import type { Executor } from '#server/db/executor.ts'
import { findUserByEmail, lockOwner } from '#server/features/account/account.queries.ts'
import { listDebtRows } from '#server/features/debts/debts.queries.ts'
import {
  attachDocument,
  insertEvent,
  insertGrant,
  listGrantRows,
  replaceGrantDebts,
} from '#server/features/grants/grants.queries.ts'
import type { GrantDebtFields } from '#server/features/grants/grants.queries.ts'
import { daysToHear } from '#server/features/grants/status/take-step.ts'
import { appendDonation } from '#server/features/ledger/append-entry.queries.ts'
import { letterPdf } from '#server/features/letters/letter-pdf.ts'
import type { AppParts } from '#server/http/app-parts.ts'

const APPLICANT = 'free@demo.jubilee.test'
const DAY_MS = 86_400_000
const LIMIT_BYTES = 1024 * 1024

const papers = [
  {
    kind: 'bill' as const,
    name: 'Dental bill October.pdf',
    text: 'BRIGHT SMILE DENTAL\n12 Oak Street, Dayton, OH 45402\n\nPatient: Rosa Delgado\n\nSecond notice.\nPlease pay within 30 days of this letter.\n',
  },
  {
    kind: 'income' as const,
    name: 'Pay stub.pdf',
    text: 'LAKESIDE DINER\nPay stub\n\nEmployee: Rosa Delgado\nTwo weeks, before tax: $1,180.00\n',
  },
]

/** The amount requested for each debt, in cents; at most the balance. */
const asked: Record<string, number> = { 'Dental bill': 100_000, 'Corner store card': 60_000 }

async function debtsOf({ db }: AppParts, userId: string): Promise<GrantDebtFields[]> {
  const rows = await listDebtRows(db, userId)
  return rows.flatMap(({ id, name, balance, interestRate, minimumPayment }) => {
    const most = asked[name]
    if (most === undefined || balance === 0) return []
    const kind = name === 'Dental bill' ? ('medical' as const) : ('credit_card' as const)
    return [{ name, kind, balance, asked: Math.min(most, balance), interestRate, minimumPayment, debtId: id }]
  })
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function storePapers(parts: AppParts, ownerId: string) {
  const stored = []
  for (const { kind, name, text } of papers) {
    const bytes = once(await letterPdf(text, parts.clock.now()))
    const file = { name, contentType: 'application/pdf', bytes, limitBytes: LIMIT_BYTES }
    const { id } = await storeDocument(parts, { ...file, ownerId, kind: 'grant' })
    stored.push({ kind, documentId: id })
  }
  return stored
}

async function insertApplication(
  tx: Executor,
  userId: string,
  { sentAt, debts }: { sentAt: Date; debts: GrantDebtFields[] },
): Promise<string> {
  const { id: grantId } = await insertGrant(tx, {
    userId,
    status: 'submitted',
    program: 'emergency',
    householdPeople: 3,
    street: '48 Linden Avenue',
    zip: '45402',
    state: 'OH',
    incomeAmount: 118_000,
    incomePeriod: 'two_weeks',
    age: 34,
    isSingleParent: true,
    story:
      'My hours at the diner were cut in August. Then my son needed a root canal. I pay what I can each month.',
    consentVersion: consent.version,
    consentedAt: sentAt,
    submittedAt: sentAt,
    ...daysToHear(sentAt),
    createdAt: sentAt,
    updatedAt: sentAt,
  })
  const key = { userId, grantId }
  await replaceGrantDebts(tx, key, debts)
  for (const kind of ['started', 'submitted'] as const)
    await insertEvent(tx, key, { kind, happenedAt: sentAt, mailedAt: sentAt })
  return grantId
}

/** Grants are paid from the ledger's funds, so the sandbox's ledger begins with a labeled sample gift. */
const SAMPLE_GIFT_CENTS = 400_000

/** Adds the sample gift once. */
export async function seedDemoGift({ db, clock }: AppParts): Promise<void> {
  await appendDonation(db, {
    reference: 'sandbox-sample',
    amountCents: SAMPLE_GIFT_CENTS,
    happenedOn: ledgerDay(clock.now()),
    donorUserId: null,
    publicName: 'A sample gift, sandbox only',
  })
}

/** Adds the application once; nothing where the person has one already, or no debt to name. */
export async function seedDemoGrant(parts: AppParts): Promise<void> {
  const { db, clock } = parts
  const person = await findUserByEmail(db, APPLICANT)
  if (person === undefined || (await listGrantRows(db, person.id)).length > 0) return
  const debts = await debtsOf(parts, person.id)
  if (debts.length === 0) return
  const sentAt = new Date(clock.now().getTime() - DAY_MS)
  const stored = await storePapers(parts, person.id)
  await db.transaction(async (tx) => {
    await lockOwner(tx, person.id)
    if ((await listGrantRows(tx, person.id)).length > 0) {
      for (const { documentId } of stored) await deleteDocument(tx, { ownerId: person.id, id: documentId })
      return
    }
    const grantId = await insertApplication(tx, person.id, { sentAt, debts })
    for (const paper of stored) await attachDocument(tx, { userId: person.id, grantId, ...paper })
  })
}
