/**
 * Fills an empty, migrated database with people, on the server itself. Each has five debts with 24 months of entries
 * (65 lines: an opening, and a payment every second month), a session and settings; every fifth a plan and a bank with
 * 20 transactions. Nothing of it is due: no payment within two weeks, no trial, no bank that waits to be refreshed.
 *
 * Entries lie in the file in the order of their months, as they would after two years, not person by person.
 */
import { Client } from 'pg'
import { DEBTS_EACH, ONE_IN_WITH_PLAN } from './person.ts'

const MONTHS = 24
const TRANSACTIONS_EACH = 20

const withPlan = `n % ${ONE_IN_WITH_PLAN} = 0`

/** ids in an order of their own, as random ones have; md5 is quick, and person.ts counts the same */
const numbered = `(select n, md5('person ' || n) as id from generate_series(1, $PEOPLE::int) n order by 2) p`

const debtId = (place: string) => `md5(id || ' ' || ${place})::uuid`
/** of a bank that belongs to the person */
const bankId = `md5(id || ' bank')::uuid`
const accountId = `md5(id || ' account')::uuid`

/** days back from now over three years, the same for a person each time */
const joined = `now() - (n % 1000) * interval '1 day' - interval '30 days'`

const statements = [
  `insert into users (id, email, email_verified, first_name, last_name, subscription_status, subscription_plan_id, created_at)
   select id, lower(first || '.' || last || n || '@people.example'), true, first, last,
     case when ${withPlan} then 'active' else 'free' end,
     case when ${withPlan} then 'price_premium' end, ${joined}
   from (select n, id,
     (array['Maria','James','Aisha','Chen','Olga','Luis','Grace','Tom','Noor','Ada','Ruth','Ivan','Nina','Omar','Eve','Paul'])[1 + n % 16] as first,
     (array['Garcia','Smith','Okafor','Wang','Petrova','Lopez','Miller','Young','Haddad','Jones','Cohen','Brown','Novak','Silva','Kim','Baker','Moreau','Olsen','Rossi','Weber','Lind','Costa','Banerjee'])[1 + n % 23] as last
     from ${numbered}) named`,
  `insert into settings (user_id, weekly_reports, timezone)
   select id, n % 3 = 0, case when n % 2 = 0 then 'America/Chicago' else 'America/New_York' end from ${numbered}`,
  `insert into sessions (user_id, id, token_hash, expires_at, device)
   select id, md5('s' || id), encode(sha256(md5('session ' || id)::bytea), 'hex'), now() + interval '29 days', 'Firefox on Linux'
   from ${numbered}`,
  `insert into debts (user_id, id, name, type, opening_balance, payments_total, balance, highest_balance, interest_rate,
     minimum_payment, payment_due_date, started_on)
   select id, ${debtId('place')}, 'Debt ' || place,
     (array['credit_card','auto_loan','student_loan','personal_loan','credit_card'])[place],
     4000 + 1500 * place, 600, 3400 + 1500 * place, 4000 + 1500 * place, 0.0499 + 0.03 * place, 90 + 10 * place,
     current_date + 15 + place, current_date - ${MONTHS} * 31
   from ${numbered}, generate_series(1, ${DEBTS_EACH}) place`,
  `insert into debt_entries (user_id, debt_id, kind, amount, occurred_on)
   select id, ${debtId('place')}, 'opening', 4000 + 1500 * place, current_date - ${MONTHS} * 31
   from ${numbered}, generate_series(1, ${DEBTS_EACH}) place`,
  ...Array.from(
    { length: MONTHS },
    (_, month) => `insert into debt_entries (user_id, debt_id, kind, amount, occurred_on)
      select id, ${debtId('place')}, 'payment', 50, current_date - 12 - ${MONTHS - 1 - month} * 30
      from ${numbered}, generate_series(1, ${DEBTS_EACH}) place where (${month} + place) % 2 = 0`,
  ),
  // What the triggers would have noted, as the sweeps leave it once they have looked at everybody.
  `insert into due_notices (user_id, kind, next_at)
   select id, kind, case when kind <> 'milestone' then now() + (5 + n % 5) * interval '1 day' end
   from ${numbered}, unnest(array['payment_reminder', 'milestone', 'weekly_report']) kind
   where kind <> 'weekly_report' or n % 3 = 0`,
  `insert into debt_plans (user_id, plan_order, extra) select id, 'avalanche', 100 from ${numbered}`,
  `insert into billing_customers (user_id, customer_id) select id, 'cus_' || n from ${numbered} where ${withPlan}`,
  `insert into billing_plans (subscription_id, user_id, customer_id, status, plan_id, started_at, period_ends_at, asked_at, fetched_at)
   select 'sub_' || n, id, 'cus_' || n, 'active', 'price_premium', ${joined}, now() + interval '20 days', now(), now()
   from ${numbered} where ${withPlan}`,
  `insert into banks (user_id, id, institution_id, name, linked_at, refreshed_at, tried_at)
   select id, ${bankId}, 'ins_1', 'First Bank', ${joined}, now(), now() from ${numbered} where ${withPlan}`,
  `insert into bank_items (user_id, item_id, bank_id, state, access_token)
   select id, 'item_' || n, ${bankId}, 'linked', 'not a token' from ${numbered} where ${withPlan}`,
  `insert into bank_accounts (user_id, id, bank_id, provider_id, name, mask, type, balance)
   select id, ${accountId}, ${bankId}, 'account_' || n, 'Checking', '0000', 'depository', 1200 from ${numbered} where ${withPlan}`,
  `insert into bank_transactions (user_id, account_id, item_id, provider_id, merchant, merchant_key, amount, posted_on, is_pending, kind)
   select id, ${accountId}, 'item_' || n, 't' || n || '_' || line, 'Corner Market', 'corner market', 12.5, current_date - line,
     false, 'spending'
   from ${numbered}, generate_series(1, ${TRANSACTIONS_EACH}) line where ${withPlan}`,
]

/** The indexes of the big table are built after its rows: one pass instead of a random write for each line. */
async function withoutIndexes(client: Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ name: string; is: string }>(
    `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u')`,
    [table],
  )
  for (const { name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`)
  const { rows: indexes } = await client.query<{ name: string; is: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as is from pg_index where indrelid = $1::regclass`,
    [table],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  for (const { is } of indexes) await client.query(is)
  for (const { name, is } of keys) await client.query(`alter table ${table} add constraint "${name}" ${is}`)
}

export type Filled = { seconds: number; sizeMb: number; entries: number }

/** Triggers and foreign keys are off meanwhile: the rows hold together by how they are made. */
export async function fill(url: string, people: number): Promise<Filled> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const began = performance.now()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query("set maintenance_work_mem = '1GB'")
    await client.query("set work_mem = '512MB'")
    await withoutIndexes(client, 'debt_entries', async () => {
      for (const statement of statements) await client.query(statement.replaceAll('$PEOPLE', String(people)))
    })
    await client.query("set session_replication_role = 'origin'")
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ size: string; entries: string }>(
      'select pg_database_size(current_database()) as size, (select count(*) from debt_entries) as entries',
    )
    return {
      seconds: (performance.now() - began) / 1000,
      sizeMb: Number(rows[0]?.size) / 1e6,
      entries: Number(rows[0]?.entries),
    }
  } finally {
    await client.end()
  }
}
