/** The calls of contracts/foundation/ledger.ts. */
import * as contract from '#contracts/foundation/ledger.ts'
import { LEDGER_PAGE_ROWS } from '#contracts/foundation/ledger.ts'
import { ledgerDay } from '#server/calendar-day.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { mountLedgerFiles } from './download.ts'
import { enterCorrection, enterTithe, removeName } from './enter-by-hand.ts'
import { donorsOf, entriesBefore, waitingForGroup } from './ledger.queries.ts'
import { ledgerTexts } from './messages.ts'
import { presentDesk, giftsOfPage, presentLedger, presentTotals } from './present-ledger.ts'
import { readBook } from './read-book.queries.ts'

const lineOf = (before: string | undefined) => (before === undefined ? Infinity : Number(before))

function mountPublic(app: App): void {
  mount(app, contract.readLedger, async ({ parts, query, user }) => {
    const book = await readBook(parts.db)
    const asked = { before: lineOf(query.before), giftsBefore: lineOf(query.giftsBefore) }
    const sequences = giftsOfPage(book, asked).rows.map(({ sequence }) => sequence)
    const donors = await donorsOf(parts.db, sequences)
    return presentLedger(book, asked, { donors, readerId: user?.id ?? null })
  })

  mount(app, contract.readLedgerTotals, async ({ parts }) => presentTotals(await readBook(parts.db)))
}

function mountDesk(app: App): void {
  mount(app, contract.readDeskLedger, async ({ parts, query }) => {
    const book = await readBook(parts.db)
    const rows = await entriesBefore(parts.db, { before: lineOf(query.before), limit: LEDGER_PAGE_ROWS })
    const waiting = await waitingForGroup(parts.db)
    const last = rows.at(-1)
    return {
      totals: presentTotals(book),
      waiting: {
        grants: waiting.filter(({ detail }) => detail.kind === 'grant').length,
        amount: waiting.reduce((sum, { detail }) => sum + detail.amountCents, 0),
      },
      entries: await presentDesk(parts.db, book, rows),
      entriesBefore: last !== undefined && last.sequence > 1 ? last.sequence : null,
    }
  })

  mount(app, contract.enterTithe, async ({ parts, user, body }) => {
    const { amount: amountCents, profit: profitCents, ...rest } = body
    const entered = { ...rest, adminId: user.id, amountCents, profitCents, now: parts.clock.now() }
    const { sequence } = await enterTithe(parts.db, entered)
    parts.log.info('ledger.tithe_entered', { userId: user.id, sequence })
    return { message: ledgerTexts().titheEntered(sequence), sequence }
  })

  mount(app, contract.enterCorrection, async ({ parts, user, body }) => {
    const { amount: amountCents, ...rest } = body
    const happenedOn = ledgerDay(parts.clock.now())
    const entered = { ...rest, adminId: user.id, amountCents, happenedOn }
    const { sequence } = await enterCorrection(parts.db, entered)
    parts.log.info('ledger.correction_entered', { userId: user.id, sequence })
    return { message: ledgerTexts().correctionEntered(sequence), sequence }
  })

  mount(app, contract.removeName, async ({ parts, user, params }) => {
    const sequence = Number(params.sequence)
    await removeName(parts.db, { adminId: user.id, sequence })
    parts.log.info('ledger.name_removed', { userId: user.id, sequence })
    return { message: ledgerTexts().nameRemoved(sequence) }
  })
}

/** The foundation's ledger: for anybody to read and check, for admins to enter into. */
export function mountLedger(app: App): void {
  mountPublic(app)
  mountDesk(app)
  mountLedgerFiles(app)
}
