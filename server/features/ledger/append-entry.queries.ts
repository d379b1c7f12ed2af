/**
 * Adds lines to the foundation's ledger. Call these inside the transaction of what they tell of, as its last step:
 * one writer at a time holds the ledger until the transaction ends. The same reference twice gives the first line and
 * adds nothing.
 */
import { randomBytes } from 'node:crypto'
import { genesisHash, linked } from '#engine/ledger/chain.ts'
import { commitmentOf } from '#engine/ledger/commitment.ts'
import type { PrivateDetail } from '#engine/ledger/commitment.ts'
import { entryOf } from '#engine/ledger/entry.ts'
import type { EntryContent } from '#engine/ledger/entry.ts'
import { groupOf } from '#engine/ledger/grouping.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { Executor } from '#server/db/executor.ts'
import { digest } from './ledger-rows.ts'
import {
  detailsOf,
  findByReference,
  findEntry,
  insertDetail,
  insertEntry,
  lastEntry,
  leftOf,
  lockLedger,
  saveDonor,
  waitingForGroup,
} from './ledger.queries.ts'
import { moreThanIsThere, moreThanWasApproved, noSuchEntry, notCorrectable } from './refusals.ts'

/** The number of the line, for a receipt and for corrections. */
export type Appended = { sequence: number }

/** The caller's input; only days, amounts and program ids of it are ever published. */
type Happened = { reference: string; amountCents: number; happenedOn: string }

type Step = { reference: string; run: (sequence: number) => Promise<EntryContent> }

function checked({ amountCents, happenedOn }: Omit<Happened, 'reference'>): void {
  if (!Number.isSafeInteger(amountCents) || amountCents === 0)
    throw new RangeError(`not an amount of the ledger: ${amountCents}`)
  if (parseDate(happenedOn) === null) throw new RangeError(`not a calendar date: ${happenedOn}`)
}

function positive(given: Happened): void {
  checked(given)
  if (given.amountCents < 0) throw new RangeError('a minus belongs to a correction')
}

/** One line of text: what is published stands in one line of a file. */
function inOneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

async function addLine(tx: Executor, { reference, run }: Step): Promise<number> {
  const last = await lastEntry(tx)
  const sequence = (last?.sequence ?? 0) + 1
  const previous = last?.hash ?? (await genesisHash(digest))
  await insertEntry(tx, await linked(previous, await run(sequence), digest), reference)
  return sequence
}

/** Takes the ledger, looks whether the reference is there, adds the line, then does what follows from it. */
function append(
  db: Executor,
  step: Step,
  after?: (tx: Executor, sequence: number) => Promise<void>,
): Promise<Appended> {
  return db.transaction(async (tx) => {
    await lockLedger(tx)
    const known = await findByReference(tx, step.reference)
    if (known !== undefined) return { sequence: known.sequence }
    const sequence = await addLine(tx, step)
    await after?.(tx, sequence)
    return { sequence }
  })
}

export type Donation = Happened & {
  /** the account of the donor, so that they find their own gifts; null for a guest */
  donorUserId: string | null
  /** the name the donor agreed to show; null: anonymous */
  publicName: string | null
}

/** A donation has arrived. `reference` is the payment's id. The day and the amount are public, the name by consent. */
export function appendDonation(tx: Executor, donation: Donation): Promise<Appended> {
  positive(donation)
  const { reference, amountCents, happenedOn, donorUserId: userId, publicName } = donation
  const cells = { happenedOn, amount: centsToDecimal(amountCents) }
  const run = async (sequence: number) => entryOf('donation', { ...cells, sequence: String(sequence) })
  return append(tx, { reference: `donation:${reference}`, run }, async (inside, sequence) => {
    if (userId === null && publicName === null) return
    await saveDonor(inside, { sequence, userId, publicName: publicName && inOneLine(publicName) })
  })
}

export type Tithe = Happened & {
  /** the profit it is a tenth of, and its first and last month as YYYY-MM */
  basis: { profitCents: number; fromMonth: string; toMonth: string }
}

/** A tithe has been paid in; `amountCents` is the tenth of the profit. */
export function appendTithe(tx: Executor, tithe: Tithe): Promise<Appended> {
  positive(tithe)
  const { reference, amountCents, happenedOn, basis } = tithe
  const cells = {
    happenedOn,
    amount: centsToDecimal(amountCents),
    profit: centsToDecimal(basis.profitCents),
    period: `${basis.fromMonth}/${basis.toMonth}`,
  }
  const run = async (sequence: number) => entryOf('tithe', { ...cells, sequence: String(sequence) })
  return append(tx, { reference: `tithe:${reference}`, run })
}

/** A line that shows nothing but the commitment to these details, then the group if enough wait now. */
function appendHidden(tx: Executor, reference: string, detail: PrivateDetail): Promise<Appended> {
  const salt = randomBytes(32).toString('hex')
  const run = async (sequence: number) =>
    entryOf(detail.kind, {
      sequence: String(sequence),
      commitment: await commitmentOf(salt, detail, digest),
    })
  return append(tx, { reference, run }, async (inside, sequence) => {
    await insertDetail(inside, { sequence, detail, salt })
    await publishGroup(inside)
  })
}

async function publishGroup(tx: Executor): Promise<void> {
  const waiting = await waitingForGroup(tx)
  const next = (waiting.at(-1)?.sequence ?? 0) + 1
  const group = groupOf(waiting, next)
  if (group === null) return
  await addLine(tx, { reference: `group:${next}`, run: async () => group })
}

export type GrantPaid = Happened & {
  /** the id of the program, in small letters */
  program: string
  /** by the plan of the person with and without the grant; both null where nobody could measure it */
  interestSavedCents: number | null
  monthsSaved: number | null
}

/**
 * A grant has been paid. `reference` is the grant's id. Its line shows no amount, no day and no program; the fifth
 * that waits brings the group that sums them up, in the same transaction.
 */
export function appendGrant(tx: Executor, grant: GrantPaid): Promise<Appended> {
  positive(grant)
  const { reference, amountCents, happenedOn, program, interestSavedCents, monthsSaved } = grant
  if (!/^[a-z0-9-]+$/.test(program)) throw new RangeError(`not the id of a program: ${program}`)
  return appendHidden(tx, `grant:${reference}`, {
    kind: 'grant',
    happenedOn,
    amountCents,
    program,
    interestSavedCents,
    monthsSaved,
  })
}

export type Correction = Happened & {
  /** the line to set right: a donation, a tithe or a single grant */
  corrects: number
  /** published, unless it is a grant that is corrected */
  reason: string
  /** takes off no more than is left, so that what an admin took off by hand before is not taken off twice */
  isAtMostWhatIsLeft?: boolean
}

/** A correction cannot raise a grant above its approved amount. */
async function requireWithinGrant(tx: Executor, sequence: number, cents: number): Promise<void> {
  const [detail] = await detailsOf(tx, [sequence])
  if (detail !== undefined && cents > detail.amount) throw moreThanWasApproved(detail.amount)
}

/**
 * Sets a line right by an amount with a sign: -50.00 for a gift that was paid back. `reference` names the occasion.
 * Refuses with a 422 what cannot be corrected, or more than is left. A grant's correction is hidden as the grant is,
 * and its amount is part of the next group.
 */
export function appendCorrection(tx: Executor, correction: Correction): Promise<Appended> {
  checked(correction)
  const { reference, happenedOn, corrects } = correction
  const reason = inOneLine(correction.reason)
  return tx.transaction(async (inside) => {
    await lockLedger(inside)
    const key = `correction:${reference}`
    const known = await findByReference(inside, key)
    if (known !== undefined) return { sequence: known.sequence }
    const target = await findEntry(inside, corrects)
    if (target === undefined) throw noSuchEntry()
    if (!['donation', 'tithe', 'grant'].includes(target.kind)) throw notCorrectable()
    const left = await leftOf(inside, corrects)
    const amountCents = correction.isAtMostWhatIsLeft
      ? Math.max(correction.amountCents, -left)
      : correction.amountCents
    if (left + amountCents < 0) throw moreThanIsThere(left)
    if (target.kind === 'grant') await requireWithinGrant(inside, corrects, left + amountCents)
    if (amountCents === 0) return { sequence: corrects }
    if (target.kind === 'grant')
      return appendHidden(inside, key, {
        kind: 'grant_correction',
        happenedOn,
        amountCents,
        corrects,
        reason,
      })
    const cells = { happenedOn, amount: centsToDecimal(amountCents), corrects: String(corrects), reason }
    const run = async (sequence: number) => entryOf('correction', { ...cells, sequence: String(sequence) })
    return append(inside, { reference: key, run })
  })
}
