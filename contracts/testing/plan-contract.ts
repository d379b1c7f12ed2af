/** What every server of the contract of the plan does. Called inside a test file, with how its server is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { getDebtPlan, listKeptPlans } from '#contracts/money/debt-plan.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { indexOfMonth } from '#engine/debts/scenario/calendar-month.ts'
import { addDebt } from './debts-asked.ts'
import { bodyOf, fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

let server: ServerUnderTest

type Plan = WireOf<typeof getDebtPlan>
type Kept = WireOf<typeof listKeptPlans>

const getPlan = async (person: Person) => bodyOf<Plan>(await person.request('GET', '/api/debt-plan'), 200)
const keep = (person: Person, body: object) => person.request('PUT', '/api/debt-plan', body)
const history = async (person: Person) =>
  bodyOf<Kept>(await person.request('GET', '/api/debt-plan/history'), 200)

const FIRST = { order: 'avalanche', extra: '0.00', adjustments: NO_ADJUSTMENTS, isChosen: false }
const loan = {
  kind: 'loan',
  month: '2027-01',
  debtIds: ['one', 'two'],
  rate: '0.125',
  months: 36,
  laterRate: null,
  fee: '0.03',
}
const everything = {
  ownOrder: ['one', 'two'],
  increases: [{ from: '2027-03', amount: '100.00' }],
  lumpSums: [{ month: '2027-04', amount: '1200.50' }],
  pauses: ['2026-12'],
  rateCuts: [{ debtId: 'one', from: '2027-01', rate: '0.1299', insteadOf: '0.1899' }],
  consolidation: loan,
}
/** As an answer has it. */
const answered = {
  ...everything,
  rateCuts: [{ ...everything.rateCuts[0], rate: '0.1299', insteadOf: '0.1899' }],
  consolidation: { ...loan, rate: '0.1250', fee: '0.0300' },
}

/** `start` is called once, before the first test. */
export function holdsToPlanContract(start: () => ServerUnderTest): void {
  beforeAll(() => {
    server = start()
    server.setNow(NOON)
  })
  describe('the plan by contract', () => {
    keptPlan()
  })
  describe('the plans that were kept, by contract', () => {
    keptBefore()
  })
}

function keptPlan() {
  it('is avalanche with the minimums alone until chosen, then as chosen', async () => {
    const ivy = await server.newPerson()
    expect(await getPlan(ivy)).toEqual(FIRST)
    for (const [extra, kept] of [
      [0, '0.00'],
      ['350.25', '350.25'],
    ]) {
      const saved = await keep(ivy, { order: 'snowball', extra })
      expect(saved).toMatchObject({ status: 200, body: { order: 'snowball', extra: kept } })
      expect(await getPlan(ivy)).toEqual({ ...FIRST, order: 'snowball', extra: kept, isChosen: true })
    }
  })

  it('has every adjustment as it was sent, and keeps them where none are sent', async () => {
    const ivy = await server.newPerson()
    const plan = { order: 'own', extra: '200', adjustments: everything }
    const kept = { order: 'own', extra: '200.00', adjustments: answered, isChosen: true }
    expect(bodyOf(await keep(ivy, plan), 200)).toEqual(kept)
    expect(await getPlan(ivy)).toEqual(kept)
    expect(bodyOf(await keep(ivy, { order: 'snowball', extra: '10' }), 200)).toMatchObject({
      order: 'snowball',
      adjustments: answered,
    })
    expect(bodyOf(await keep(ivy, { ...plan, adjustments: NO_ADJUSTMENTS }), 200)).toMatchObject({
      adjustments: NO_ADJUSTMENTS,
    })
  })

  it.each([
    ['pauses', { pauses: ['2026-13'] }],
    ['lumpSums', { lumpSums: [{ month: '2027-01', amount: '0' }] }],
    ['increases', { increases: [{ from: '2027-01', amount: '-5' }] }],
    ['increases', { increases: Array.from({ length: 25 }, () => everything.increases[0]) }],
    ['rateCuts', { rateCuts: [{ ...everything.rateCuts[0], rate: 'low' }] }],
    ['ownOrder', { ownOrder: ['no id at all'] }],
    ['consolidation', { consolidation: { ...loan, months: 0 } }],
    ['consolidation', { consolidation: { ...loan, fee: '1.5' } }],
  ])('is refused with a wrong part: %s, and stays as it was', async (field, wrong) => {
    const ivy = await server.newPerson()
    const answer = await keep(ivy, { order: 'own', extra: '1', adjustments: { ...everything, ...wrong } })
    expect(Object.keys(fieldsOf(answer)).join()).toContain(`adjustments.${field}`)
    expect(await getPlan(ivy)).toEqual(FIRST)
    expect(await history(ivy)).toEqual([])
  })
}

function keptBefore() {
  it('are listed newest first, with the day and what each led to then', async () => {
    const ivy = await server.newPerson()
    await addDebt(ivy)
    await keep(ivy, { order: 'avalanche', extra: '0' })
    server.setNow(new Date('2026-11-22T12:00:00Z'))
    await keep(ivy, { order: 'avalanche', extra: '100', adjustments: { ...everything, consolidation: null } })
    server.setNow(NOON)
    const [latest, first, ...rest] = await history(ivy)
    expect(rest).toEqual([])
    // $1,000 at 18.99 % with $35 a month takes 39 months from December 2026 on, and $341.43 of interest.
    expect(first).toMatchObject({ keptOn: '2026-11-20', extra: '0.00', freeMonth: '2030-02', cost: '341.43' })
    expect(latest).toMatchObject({ keptOn: '2026-11-22', extra: '100.00' })
    expect(indexOfMonth(latest!.freeMonth!)).toBeLessThan(indexOfMonth(first!.freeMonth!))
  })

  it('have one more only where the plan is another, and none of somebody else', async () => {
    const [ivy, eve] = [await server.newPerson(), await server.newPerson()]
    for (let time = 0; time < 3; time += 1) await keep(ivy, { order: 'snowball', extra: '75.5' })
    expect(await history(ivy)).toHaveLength(1)
    await keep(ivy, { order: 'snowball', extra: '80' })
    expect(await history(ivy)).toHaveLength(2)
    expect(await history(eve)).toEqual([])
  })

  it('say of least interest what the engine finds in the debts as they stand, and can be gone back from', async () => {
    const ivy = await server.newPerson()
    await addDebt(ivy, {
      name: 'Store card',
      balance: '2400.00',
      interestRate: '0.2999',
      minimumPayment: '60.00',
      deferredInterest: { interestRate: '0.2999', endsOn: '2027-12-31', accrued: '0.00' },
    })
    await addDebt(ivy, { balance: '4000.00', interestRate: '0.22', minimumPayment: '100.00' })
    await keep(ivy, { order: 'avalanche', extra: '240' })
    await keep(ivy, { order: 'leastInterest', extra: '240' })
    expect(await getPlan(ivy)).toMatchObject({ order: 'leastInterest', extra: '240.00', isChosen: true })
    const [least, avalanche] = await history(ivy)
    // December 2026 to May 2028, the deferral is paid with the payment of December 2027.
    expect(least).toMatchObject({ order: 'leastInterest', freeMonth: '2028-05', cost: '733.18' })
    expect(avalanche).toMatchObject({ order: 'avalanche', freeMonth: '2028-07', cost: '1442.00' })
    await keep(ivy, { order: avalanche!.order, extra: avalanche!.extra, adjustments: avalanche!.adjustments })
    expect((await history(ivy))[0]).toMatchObject({ order: 'avalanche', cost: '1442.00' })
  })

  it('can be gone back to: that is one more, and nothing is lost', async () => {
    const ivy = await server.newPerson()
    await keep(ivy, { order: 'own', extra: '200', adjustments: everything })
    await keep(ivy, { order: 'snowball', extra: '50', adjustments: NO_ADJUSTMENTS })
    const [, earlier] = await history(ivy)
    const { order, extra, adjustments } = earlier!
    await keep(ivy, { order, extra, adjustments })
    expect(await getPlan(ivy)).toEqual({ order, extra, adjustments: answered, isChosen: true })
    expect((await history(ivy)).map((one) => one.extra)).toEqual(['200.00', '50.00', '200.00'])
  })

  it('are the latest 50', async () => {
    const ivy = await server.newPerson()
    for (let extra = 1; extra <= 53; extra += 1) await keep(ivy, { order: 'avalanche', extra })
    const kept = await history(ivy)
    expect(kept).toHaveLength(50)
    expect(kept.map((one) => one.extra).slice(0, 2)).toEqual(['53.00', '52.00'])
    expect(kept.at(-1)?.extra).toBe('4.00')
  })

  it('have no month without debts, nor where the plan does not end', async () => {
    const ivy = await server.newPerson()
    await keep(ivy, { order: 'avalanche', extra: '1' })
    await addDebt(ivy, { minimumPayment: '1.00' })
    await keep(ivy, { order: 'avalanche', extra: '2' })
    expect(await history(ivy)).toMatchObject([
      { freeMonth: null, cost: null },
      { freeMonth: null, cost: null },
    ])
  })
}
