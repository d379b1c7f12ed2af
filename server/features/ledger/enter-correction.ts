/** An admin sets an entry right. What is corrected stays; the correction stands beside it for good. */
import type { Executor } from '#server/db/executor.ts'
import { recordAct } from '#server/features/audit/record-act.queries.ts'
import { amountOnDay } from '#server/sent-before.ts'
import { appendCorrection, findCorrection, inOneLine } from './append-entry.queries.ts'
import { lockLedger } from './ledger.queries.ts'
import { correctedBefore } from './refusals.ts'

export type CorrectionEntered = {
  adminId: string
  requestId: string
  corrects: number
  /** with a sign */
  amountCents: number
  happenedOn: string
  reason: string
}

/** Enters a correction and the act; gives its line. The same request once more adds nothing; with other entries it is a 409. */
export function enterCorrection(db: Executor, given: CorrectionEntered): Promise<{ sequence: number }> {
  const { adminId, requestId, corrects, amountCents, happenedOn, reason } = given
  const reference = `desk-${requestId}`
  return db.transaction(async (tx) => {
    await lockLedger(tx)
    const known = await findCorrection(tx, reference)
    if (known !== null) {
      const isSame =
        known.corrects === corrects && known.amountCents === amountCents && known.reason === inOneLine(reason)
      if (!isSame)
        throw correctedBefore(
          known.sequence,
          amountOnDay(known.amountCents ?? 0, known.happenedOn ?? happenedOn),
        )
      return { sequence: known.sequence }
    }
    const entered = await appendCorrection(tx, { reference, corrects, amountCents, happenedOn, reason })
    await recordAct(tx, {
      adminId,
      act: 'ledger.correct',
      subject: String(entered.sequence),
      summary: `Corrected entry ${corrects} by entry ${entered.sequence}.`,
    })
    return entered
  })
}
