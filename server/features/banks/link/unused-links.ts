/**
 * Ends links that nobody uses any more. A plan that is over fetches nothing, and access without a purpose is not kept:
 * 30 days after a plan without bank links was first seen, its links end at the banking service, with a mail a week before
 * and one when it is done. Debts and spending stay. A plan that goes on meanwhile keeps everything as it was.
 * Example: first seen on June 1, the mail goes on June 24 and the links end on July 1.
 */
import { mayUse } from '#engine/access/features.ts'
import { dayInWords } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { BankRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { linkEndedMail, linkEndsMail } from '../bank-mails.ts'
import { listBankRows, listLinkOwners, saveBank } from '../banks.queries.ts'
import type { LinkOwner } from '../banks.queries.ts'
import { linkEndsAt, TOLD_BEFORE_MS } from './link-ends-at.ts'
import { retireBank } from './unlink-bank.ts'

type Parts = Pick<AppParts, 'db' | 'jobs' | 'secrets' | 'clock'>
type Person = { owner: LinkOwner; banks: BankRow[]; origin: string; now: Date }

const keyOf = ({ userId, id }: BankRow) => ({ userId, bankId: id })
const namesOf = (banks: BankRow[]) => banks.map(({ name }) => name)

async function noteLapse(tx: Executor, { owner, banks, now }: Person): Promise<void> {
  const lapsedAt = mayUse('bank_linking', accessOfUser(owner, now)) ? null : now
  for (const bank of banks) {
    if ((bank.lapsedAt === null) === (lapsedAt === null)) continue
    await saveBank(tx, keyOf(bank), { lapsedAt, endToldAt: null })
    Object.assign(bank, { lapsedAt, endToldAt: null })
  }
}

async function tellEnd(parts: Parts, tx: Executor, { owner, banks, origin, now }: Person): Promise<void> {
  const soon = now.getTime() + TOLD_BEFORE_MS
  const told = banks.filter(
    (bank) => bank.endToldAt === null && (linkEndsAt(bank)?.getTime() ?? Infinity) <= soon,
  )
  if (told.length === 0) return
  for (const bank of told) await saveBank(tx, keyOf(bank), { endToldAt: now })
  const about = { to: owner.email, origin, banks: namesOf(told) }
  const write = () => linkEndsMail(about, dayInWords(new Date(soon)))
  await queueMail(parts, tx, { mail: await speakingTo({ db: tx, userId: owner.id }, write) })
}

async function endLinks(parts: Parts, tx: Executor, { owner, banks, origin, now }: Person): Promise<void> {
  const over = banks.filter((bank) => bank.endToldAt !== null && (linkEndsAt(bank) ?? now) <= now)
  if (over.length === 0) return
  for (const bank of over) await retireBank(parts, tx, keyOf(bank))
  const about = { to: owner.email, origin, banks: namesOf(over) }
  const write = () => linkEndedMail(about)
  await queueMail(parts, tx, { mail: await speakingTo({ db: tx, userId: owner.id }, write) })
}

/** Notes whose plan is over, tells them a week before, and ends the links when their time has come. */
export async function endUnusedLinks(parts: Parts, origin: string): Promise<void> {
  const now = parts.clock.now()
  for (let after: string | null = ''; after !== null;) {
    const owners: LinkOwner[] = await listLinkOwners(parts.db, after)
    for (const owner of owners)
      await parts.db.transaction(async (tx) => {
        await lockOwner(tx, owner.id)
        const person = { owner, banks: await listBankRows(tx, owner.id), origin, now }
        await noteLapse(tx, person)
        await endLinks(parts, tx, person)
        await tellEnd(parts, tx, person)
      })
    after = owners.at(-1)?.id ?? null
  }
}
