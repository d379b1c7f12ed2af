/** What the database holds of debts, beside what the API says. */
import type { Pool } from '#server/db/connect.ts'

/** Debts whose stored figures differ from the sums of their lines; there must never be one. */
export async function debtsOutOfStep(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select d.id, d.balance, d.highest_balance, s.*
    from debts d left join lateral (
      select
        coalesce(sum(amount) filter (where kind = 'opening'), 0) as opening,
        coalesce(sum(amount) filter (where kind = 'charge'), 0) as charges,
        coalesce(sum(amount) filter (where kind = 'interest'), 0) as interest,
        coalesce(sum(amount) filter (where kind = 'fee'), 0) as fees,
        coalesce(sum(amount) filter (where kind = 'payment'), 0) as payments
      from debt_entries e where e.user_id = d.user_id and e.debt_id = d.id
    ) s on true
    where (d.opening_balance, d.charges_total, d.interest_total, d.fees_total, d.payments_total)
        is distinct from (s.opening, s.charges, s.interest, s.fees, s.payments)
      or d.balance is distinct from s.opening + s.charges + s.interest + s.fees - s.payments
      or d.highest_balance < greatest(d.balance, s.opening)`)
  return rows
}
