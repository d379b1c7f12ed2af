/** What every server of the contract of pay days and short months does. Called inside a test file, with how its server is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { getCashPlan } from '#contracts/money/cash-plan.ts'
import { addDebt, pay } from './debts-asked.ts'
import { bodyOf, fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T17:00:00Z')

let server: ServerUnderTest

type CashPlan = WireOf<typeof getCashPlan>

const getPlan = async (person: Person) => bodyOf<CashPlan>(await person.request('GET', '/api/cash-plan'), 200)
const savePay = (person: Person, change: object = {}) =>
  person.request('PUT', '/api/cash-plan/paydays', { ...PAY, ...change })
const saveShort = (person: Person, change: object = {}) =>
  person.request('PUT', '/api/cash-plan/short-month', { ...SHORT, ...change })

const NOTHING = { paydays: null, shortMonth: null, lenders: [] }
const PAY = {
  kind: 'twiceAMonth',
  nextOn: '2026-11-30',
  secondOn: '2026-12-15',
  dayOff: 'before',
  amount: '1250.5',
  cash: '800',
  floor: '100',
}
const KEPT_PAY = {
  ...PAY,
  amount: '1250.50',
  cash: '800.00',
  floor: '100.00',
  cashOn: '2026-11-20',
  counted: '0.00',
}
const SHORT = {
  cash: '400',
  until: '2026-12-04',
  essentials: [{ id: 'rent', kind: 'housing', name: 'Rent', amount: '300' }],
  lenders: [
    { debtId: 'one', phone: ' 800-555-0100 ', isFederal: false, lateFee: '30', hasPenaltyRate: true },
  ],
}
const KEPT_SHORT = {
  cash: '400.00',
  until: '2026-12-04',
  cashOn: '2026-11-20',
  counted: '0.00',
  essentials: [{ id: 'rent', kind: 'housing', name: 'Rent', amount: '300.00' }],
}
const LENDERS = [
  { debtId: 'one', phone: '800-555-0100', isFederal: false, lateFee: '30.00', hasPenaltyRate: true },
]

/** `start` is called once, before the first test. */
export function holdsToCashContract(start: () => ServerUnderTest): void {
  beforeAll(() => {
    server = start()
    server.setNow(NOON)
  })
  describe('pay days by contract', () => {
    payDays()
  })
  describe('a short month by contract', () => {
    shortMonth()
  })
}

/** One person for all refusals: nothing changes for them. */
function onePerson(): () => Promise<Person> {
  let person: Promise<Person> | null = null
  return () => (person ??= server.newPerson())
}

function payDays() {
  const zoe = onePerson()
  it('are none at first, then as they were entered, with the cash of that day, until they are forgotten', async () => {
    const [ivy, eve] = [await server.newPerson(), await server.newPerson()]
    expect(await getPlan(ivy)).toEqual(NOTHING)
    expect(bodyOf(await savePay(ivy), 200)).toEqual({ ...NOTHING, paydays: KEPT_PAY })
    server.setNow(new Date('2026-12-10T17:00:00Z'))
    // Days of pay that have passed since stand for those to come.
    expect(await getPlan(ivy)).toEqual({ ...NOTHING, paydays: KEPT_PAY })
    server.setNow(NOON)
    expect(await getPlan(eve)).toEqual(NOTHING)
    expect(bodyOf(await ivy.request('DELETE', '/api/cash-plan/paydays'), 200)).toEqual(NOTHING)
    expect(await getPlan(ivy)).toEqual(NOTHING)
  })

  it('count what was paid that day before the cash was entered', async () => {
    const ivy = await server.newPerson()
    const debt = await addDebt(ivy)
    await pay(ivy, debt.id, { amount: '40', paidOn: '2026-11-20' })
    await pay(ivy, debt.id, { amount: '30', paidOn: '2026-11-19' })
    expect(bodyOf(await savePay(ivy), 200)).toMatchObject({ paydays: { counted: '40.00' } })
  })

  it('keep only what their kind has a use for', async () => {
    const ivy = await server.newPerson()
    expect(bodyOf(await savePay(ivy, { kind: 'weekly' }), 200)).toMatchObject({
      paydays: { nextOn: '2026-11-30', secondOn: null, amount: '1250.50' },
    })
    expect(bodyOf(await savePay(ivy, { kind: 'irregular', nextOn: '2026-01-01' }), 200)).toMatchObject({
      paydays: { nextOn: null, secondOn: null, amount: '0.00', cash: '800.00' },
    })
  })

  it.each([
    [
      'a day that has passed',
      { nextOn: '2026-11-19' },
      { nextOn: 'This day has passed. Enter the next day you get paid.' },
    ],
    ['no day', { nextOn: null }, { nextOn: 'Enter the next day you get paid.' }],
    ['a day next year', { nextOn: '2027-11-30' }, { nextOn: 'Enter a day in the next three months.' }],
    ['no second day', { secondOn: null }, { secondOn: 'Enter the pay day after that one.' }],
    [
      'a second day before the first',
      { secondOn: '2026-11-30' },
      { secondOn: 'Enter the pay day after the first one, within a month of it.' },
    ],
    ['no amount', { amount: '0' }, { amount: 'Enter what one paycheck brings, after taxes.' }],
    ['a kind that is none', { kind: 'daily' }, { kind: 'Choose how often you are paid.' }],
    [
      'cash below 0',
      { cash: '-5' },
      { cash: 'Enter an amount from $0 to $999,999,999.99, with at most two decimals.' },
    ],
  ])(
    'are refused with %s, by a sentence beside its field, and nothing is lost',
    async (_, wrong, sentence) => {
      const ivy = await zoe()
      await savePay(ivy)
      expect(fieldsOf(await savePay(ivy, wrong))).toEqual(sentence)
      expect(await getPlan(ivy)).toEqual({ ...NOTHING, paydays: KEPT_PAY })
    },
  )

  it('may begin today', async () => {
    const ivy = await server.newPerson()
    expect((await savePay(ivy, { nextOn: '2026-11-20' })).status).toBe(200)
  })
}

function shortMonth() {
  const zoe = onePerson()
  it('is kept beside the pay days through its day, and then is over by itself; what is known of lenders stays', async () => {
    const ivy = await server.newPerson()
    await savePay(ivy)
    const short = { paydays: KEPT_PAY, shortMonth: KEPT_SHORT, lenders: LENDERS }
    expect(bodyOf(await saveShort(ivy), 200)).toEqual(short)
    server.setNow(new Date('2026-12-04T17:00:00Z'))
    expect(await getPlan(ivy)).toEqual(short)
    server.setNow(new Date('2026-12-05T17:00:00Z'))
    expect(await getPlan(ivy)).toEqual({ ...short, shortMonth: null })
    server.setNow(NOON)
  })

  it('counts what was paid that day before its money was entered', async () => {
    const ivy = await server.newPerson()
    const debt = await addDebt(ivy)
    await pay(ivy, debt.id, { amount: '40', paidOn: '2026-11-20' })
    await pay(ivy, debt.id, { amount: '30', paidOn: '2026-11-19' })
    expect(bodyOf(await saveShort(ivy), 200)).toMatchObject({ shortMonth: { counted: '40.00' } })
  })

  it('is ended before its day', async () => {
    const ivy = await server.newPerson()
    await saveShort(ivy)
    const ended = { ...NOTHING, lenders: LENDERS }
    expect(bodyOf(await ivy.request('DELETE', '/api/cash-plan/short-month'), 200)).toEqual(ended)
    expect(await getPlan(ivy)).toEqual(ended)
  })

  const bill = SHORT.essentials[0]
  it.each([
    ['a day that has passed', { until: '2026-11-19' }, 'until'],
    ['a day that is none', { until: '2026-02-30' }, 'until'],
    ['cash that is none', { cash: 'some' }, 'cash'],
    ['a bill without a name', { essentials: [{ ...bill, name: ' ' }] }, 'essentials.0.name'],
    ['a bill of no kind', { essentials: [{ ...bill, kind: 'fun' }] }, 'essentials.0.kind'],
    ['31 bills', { essentials: Array.from({ length: 31 }, () => bill) }, 'essentials'],
    ['a fee that is none', { lenders: [{ ...SHORT.lenders[0], lateFee: '-1' }] }, 'lenders.0.lateFee'],
  ])('is refused with %s, by a sentence beside its field, and nothing is lost', async (_, wrong, field) => {
    const ivy = await zoe()
    await saveShort(ivy)
    expect(Object.keys(fieldsOf(await saveShort(ivy, wrong)))).toEqual([field])
    expect((await getPlan(ivy)).shortMonth).toEqual(KEPT_SHORT)
  })
}
