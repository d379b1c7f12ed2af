/** What happened on all debts of a person since a day, in one statement; the owner's id is in it. */
import { sql } from 'drizzle-orm'
import type { DebtHistory } from '#contracts/money/debt-plan.ts'
import { storedCents } from '#server/db/money-columns.ts'
import type { Executor } from '#server/db/executor.ts'
import { debtEntries } from '../debts.table.ts'

type Row = {
  debt_id: string
  before: string
  lines: { kind: DebtHistory['lines'][number]['kind']; amount: string; occurredOn: string }[]
}

/** Each debt's lines from `since` (YYYY-MM-DD) on in the order of recording. A debt without a line has none here. */
export async function listHistories(db: Executor, userId: string, since: string): Promise<DebtHistory[]> {
  const { rows } = await db.execute<Row>(sql`
    select debt_id::text,  coalesce(sum(case when kind = 'payment' then -amount else amount end)
        filter (where occurred_on < ${since}::date), 0)::text as before,
      coalesce(json_agg(json_build_object('kind', kind, 'amount', amount::text, 'occurredOn', occurred_on::text)
        order by seq) filter (where occurred_on >= ${since}::date), '[]') as lines
    from ${debtEntries} where user_id = ${userId} group by debt_id order by min(seq)`)
  return rows.map(({ debt_id, before, lines }) => ({
    debtId: debt_id,
    before: storedCents(before),
    lines: lines.map((line) => ({ ...line, amount: storedCents(line.amount) })),
  }))
}
