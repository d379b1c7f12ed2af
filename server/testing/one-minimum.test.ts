/** What must be paid at least is said in many places. Every one of them says the same, of every demo person. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { openMinimum } from '#engine/debts/start/this-month.ts'
import { addDays } from '#engine/money/calendar.ts'
import { formatDate, formatMoney } from '#engine/money/format.ts'
import { optimizeIncome } from '#server/features/ai-tools/optimize-income.ts'
import { calendarDays } from '#server/features/calendar/write-calendar.ts'
import { answerMessage } from '#server/features/coach/answers/answer-message.ts'
import { asText } from '#server/features/coach/answers/as-text.ts'
import { debtFacts, totalFacts } from '#server/features/facts/debts.facts.ts'
import { readRecords, type Records } from '#server/features/facts/records.queries.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { seedDemoPeople } from '#server/sandbox/demo/seed-demo-people.ts'
import { makeUser } from './make-user.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

const TODAY = '2026-11-23'
/** a Monday morning in New York: the hour of the weekly report, and of reminders */
const NOW = new Date(`${TODAY}T17:00:00Z`)

let it: TestApp

type Person = { id: string; email: string; records: Records }
const people = new Map<string, Person>()

/** Somebody whose minimums come from a statement, from a rule and from nowhere, with a part of one paid. */
async function addSources() {
  const ada = await makeUser(it.app, { email: 'sources@demo.jubilee.test' })
  const owe = async (name: string, more: object) => {
    const debt = { name, type: 'credit_card', balance: '3000.00', interestRate: '0.24', ...more }
    const answer = await ada.request('POST', '/api/debts', debt)
    expect(answer.status).toBe(201)
    return (answer.body as { id: string }).id
  }
  const rule = {
    percent: '0.02',
    floor: '25.00',
    plusInterest: false,
    round: 'cent',
    roundBeforeInterest: false,
  }
  const paymentDueDate = '2026-11-25'
  await owe('Statement card', {
    paymentDueDate,
    minimumRule: rule,
    statement: { minimum: '91.00', dueOn: '2026-11-26' },
  })
  const part = await owe('Rule card', { paymentDueDate, minimumRule: rule, minimumPayment: '10.00' })
  await owe('Unknown card', { paymentDueDate })
  await owe('Entered card', { paymentDueDate, minimumPayment: '77.50' })
  const paid = { amount: '15.00', paidOn: '2026-11-20' }
  const answer = await ada.request('POST', `/api/debts/${part}/payments`, paid)
  expect(answer.status).toBe(201)
}

beforeAll(async () => {
  it = await buildTestApp()
  it.setNow(NOW)
  await seedDemoPeople(it.app.parts)
  await addSources()
  await it.pool.query(
    `update users set subscription_status = 'active', subscription_plan_id = 'price_monthly'`,
  )
  const { rows } = await it.pool.query<{ id: string; email: string }>('select id, email from users')
  for (const { id, email } of rows)
    people.set(email.split('@')[0]!, {
      id,
      email,
      records: await readRecords(it.db, { id, timezone: FIRST_SETTINGS.timezone }, NOW),
    })
})
afterAll(() => it.close())

const centsIn = (text: string) => Number(/\$([\d,]+\.\d\d)/.exec(text)![1]!.replace(',', ''))

const exact = (cents: number) => formatMoney(cents, { currency: 'USD', decimals: 2 })
const whole = (cents: number) => formatMoney(cents, { currency: 'USD' })

/** 'Visa: $40.00 by 2026-11-28, entered' */
const asked = ({ records }: Person) =>
  records.debts.map(
    ({ debt, minimum: { cents, dueOn, source } }) => `${debt.name}: ${exact(cents)} by ${dueOn}, ${source}`,
  )

test('what each demo person must pay at least, by which day, and where that comes from', () => {
  const table = Object.fromEntries([...people].map(([name, person]) => [name, asked(person)]))
  expect(table).toMatchInlineSnapshot(`
    {
      "admin": [
        "Rewards card: $58.00 by 2026-12-22, entered",
        "Graduate loan: $182.50 by 2026-11-28, entered",
      ],
      "free": [
        "Harbor Bank card: $133.63 by 2026-12-12, rule",
        "Corner store card: $35.00 by 2026-12-20, entered",
        "Dental bill: $100.00 by 2026-12-05, entered",
      ],
      "premium": [
        "Travel card: $260.00 by 2026-12-15, entered",
        "Personal loan: $298.90 by 2026-12-03, entered",
        "Car loan: $315.40 by 2026-12-10, entered",
        "Home mortgage: $1,428.16 by 2026-12-01, entered",
      ],
      "pro": [
        "Everyday card: $170.20 by 2026-12-08, rule",
        "Balance transfer card: $104.00 by 2026-12-17, entered",
        "Car loan: $389.12 by 2026-12-01, entered",
        "Federal student loan: $242.16 by 2026-11-24, entered",
      ],
      "reviewer": [],
      "sources": [
        "Statement card: $91.00 by 2026-11-26, statement",
        "Rule card: $59.70 by 2026-11-25, rule",
        "Unknown card: $90.00 by 2026-11-25, estimated",
        "Entered card: $77.50 by 2026-11-25, entered",
      ],
    }
  `)
})

describe.each(['free', 'pro', 'premium', 'admin', 'sources'])('of %s', (name) => {
  const person = () => people.get(name)!
  const debtsOf = () => person().records.debts
  const totalCents = () => debtsOf().reduce((sum, { minimum }) => sum + minimum.cents, 0)

  test('the coach’s facts and its answer', () => {
    const { records } = person()
    const text = asText(answerMessage('What are my minimum payments?', records, null).blocks)
    for (const own of debtsOf()) {
      const fact = debtFacts(records, own).find(({ id }) => id.endsWith('.minimum'))
      expect(fact?.value).toBe(whole(own.minimum.cents))
      expect(text).toMatch(
        new RegExp(`${own.debt.name}: minimum payment(, estimated)?: \\${whole(own.minimum.cents)}`),
      )
    }
    expect(totalFacts(records)).toContainEqual(
      expect.objectContaining({ id: 'debts.minimums', value: whole(totalCents()) }),
    )
  })

  test('the coach’s due dates', () => {
    const text = asText(answerMessage('When are my payments due?', person().records, null).blocks)
    for (const { debt, minimum } of debtsOf()) {
      const day = formatDate(minimum.dueOn, 'MM/DD/YYYY')
      expect(text).toMatch(
        new RegExp(
          `${debt.name}: payment due: ${day}\n${debt.name}: (minimum payment(, estimated)?: \\${whole(minimum.cents)}|paid of that)`,
        ),
      )
    }
  })

  test('the tool for income', () => {
    const { expenseReductions } = optimizeIncome(person().records, { currentIncome: '9000' })
    expect(expenseReductions.join(' ')).toContain(`Your minimum payments are ${whole(totalCents())} a month.`)
  })

  test('the calendar, and its later months follow the rule', async () => {
    const { records, id } = person()
    const found = await readDebtsWithPayments(it.db, id, { today: TODAY })
    const payments = found.flatMap((one) => one.payments)
    const debts = found.map(({ debt }) => debt)
    const days = calendarDays({
      debts,
      payments,
      plan: FIRST_PLAN,
      today: TODAY,
      currency: 'USD',
      dateFormat: 'MM/DD/YYYY',
      short: null,
      cash: null,
    })
    for (const { debt, minimum } of records.debts) {
      const [first, second] = days.filter(({ key }) => key.startsWith(debt.id))
      const open = openMinimum(toDebt(debt), payments, TODAY)
      expect(first).toMatchObject({
        day: minimum.dueOn,
        text: expect.stringContaining(exact(open.leftCents)),
      })
      const isRuled = minimum.source === 'rule' && open.paidCents === 0
      const falls = second === undefined || centsIn(second.text) < centsIn(first!.text)
      const stays = second === undefined || second.text === first!.text
      expect(isRuled ? falls : stays || minimum.source !== 'entered').toBe(true)
    }
  })
})

const LINE = /^- (.+): due on (\S+), at least (\S+?\.\d\d)/gm

/** Each line of a mail about what is due, and what should be there instead. */
async function wrongLines(day: string, { to, text }: Mail): Promise<string[]> {
  const { id } = [...people.values()].find(({ email }) => email === to)!
  const found = await readDebtsWithPayments(it.db, id, { today: day })
  const payments = found.flatMap((one) => one.payments)
  const right = found.map(({ debt }) => {
    const open = openMinimum(toDebt(debt), payments, day)
    return `${debt.name} ${formatDate(open.dueOn, 'MM/DD/YYYY')} ${exact(open.leftCents)}`
  })
  const said = [...text.matchAll(LINE)].map(([, ...parts]) => parts.join(' '))
  said.forEach((line) => saidInMails.add(`${to} ${line.split(' ').slice(0, -2).join(' ')}`))
  return said.filter((line) => !right.includes(line))
}
const saidInMails = new Set<string>()

test('reminders and weekly reports of two months', async () => {
  await it.pool.query(`insert into settings (user_id) select id from users on conflict do nothing`)
  await it.pool.query(`update settings set weekly_reports = true, payment_reminders = true`)
  let seen = it.outbox().length
  for (let day = TODAY; day < '2027-01-23'; day = addDays(day, 1)) {
    it.setNow(new Date(`${day}T17:00:00Z`))
    await it.app.parts.jobs.runSchedules()
    await it.app.parts.jobs.runDue()
    const mails = it.outbox().slice(seen)
    seen += mails.length
    for (const mail of mails) expect(await wrongLines(day, mail)).toEqual([])
  }
  const owed = [...people.values()].flatMap(({ email, records }) =>
    records.debts.map(({ debt }) => `${email} ${debt.name}`),
  )
  expect([...saidInMails].toSorted()).toEqual(owed.toSorted())
})
