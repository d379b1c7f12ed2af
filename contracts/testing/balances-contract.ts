/** Several balances on one card, on every server of the contract. Called inside a test file, as debts-contract.ts. */
import { beforeAll, expect, it } from 'vitest'
import { addDebt, debtsAndMore, historyOf, listDebts, pay, paymentsOf } from './debts-asked.ts'
import type { Debt } from './debts-asked.ts'
import { bodyOf, fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

const purchases = {
  id: '1',
  name: 'Purchases',
  balance: '400.00',
  interestRate: '0.2999',
  promotionalRate: null,
  deferredInterest: null,
}
const transfer = {
  id: '2',
  name: 'Transfer',
  balance: '1000.00',
  interestRate: '0.2499',
  promotionalRate: { interestRate: '0.0000', endsOn: '2027-06-30' },
  deferredInterest: null,
}
const card = { balance: '1400.00', minimumPayment: '40.00', balances: [purchases, transfer] }

let server: ServerUnderTest
let ada: Person

const patch = (debt: Debt, body: object) => ada.request('PATCH', `/api/debts/${debt.id}`, body)
const amounts = ({ balances }: Debt) => balances?.map(({ balance }) => balance)
const storedOf = async (id: string) => (await listDebts(ada)).find((debt) => debt.id === id)!

/** `start` is called once, before the first test. */
export function holdsToBalancesContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    server.setNow(NOON)
    ada = await server.newPerson()
  })
  entered()
  moved()
}

function entered() {
  it('come back as they were entered, and take the place of the card’s own offers', async () => {
    const promotionalRate = { interestRate: 0, endsOn: '2027-03-31' }
    const debt = await addDebt(ada, { ...card, interestRate: null, promotionalRate })
    expect(debt).toMatchObject({
      balances: [purchases, transfer],
      balancesSpreadOn: null,
      promotionalRate: null,
      interestRate: '0.2999',
    })
    expect(await storedOf(debt.id)).toEqual(debt)
    const single = bodyOf<Debt>(await patch(debt, { balances: null, interestRate: '0.2' }), 200)
    expect(single).toMatchObject({ balances: null, interestRate: '0.2000', balance: '1400.00' })
  })

  it.each([
    ['a sum unlike the balance', { balance: '1400.01', balances: card.balances }, 'balances'],
    ['none at all', { balances: [] }, 'balances'],
    ['two of one id', { balance: '800', balances: [purchases, purchases] }, 'balances'],
    ['one without a name', { balances: [{ ...purchases, name: ' ' }] }, 'balances.0.name'],
    [
      'one with a rate that is none',
      { balances: [{ ...purchases, interestRate: 'x' }] },
      'balances.0.interestRate',
    ],
  ])('refuse %s by the field’s name, and nothing changes', async (_, body, field) => {
    const debt = await addDebt(ada, card)
    const before = await debtsAndMore(ada)
    expect(Object.keys(fieldsOf(await patch(debt, body)))).toEqual([field])
    expect(await debtsAndMore(ada)).toEqual(before)
  })

  it('are asked to add up to the balance that is stored where none is sent', async () => {
    const debt = await addDebt(ada, card)
    const more = [{ ...purchases, balance: '410.00' }, transfer]
    expect(fieldsOf(await patch(debt, { balances: more }))).toEqual({
      balances: expect.stringContaining('$1,410.00, but the balance above is $1,400.00'),
    })
    const both = bodyOf<Debt>(await patch(debt, { balance: '1410', balances: more }), 200)
    expect(both).toMatchObject({ balance: '1410.00', balances: more, balancesSpreadOn: null })
  })
}

function moved() {
  it('follow a payment as the law splits it, and one that is taken back', async () => {
    const debt = await addDebt(ada, card)
    const first = await pay(ada, debt.id, { amount: 150, paidOn: '2026-11-20' })
    expect(amounts(first.debt)).toEqual(['290.00', '960.00'])
    expect(first.entries[0]!.split).toEqual([
      { id: '1', name: 'Purchases', amount: '110.00' },
      { id: '2', name: 'Transfer', amount: '40.00' },
    ])
    expect(first.debt.balancesSpreadOn).toBeNull()
    // The minimum of the cycle is paid: all of a second payment goes to the highest rate.
    const second = await pay(ada, debt.id, { amount: 300, interest: 10, paidOn: '2026-11-20' })
    expect(amounts(second.debt)).toEqual(['0.00', '960.00'])
    expect((await historyOf(ada, debt.id)).map(({ split }) => split?.length ?? null)).toEqual([null, 2, 1, 1])
    const back = await ada.request('DELETE', `${paymentsOf(debt.id)}/${second.paymentId}`)
    expect(amounts(bodyOf<{ debt: Debt }>(back, 200).debt)).toEqual(['290.00', '960.00'])
    await ada.request('DELETE', `${paymentsOf(debt.id)}/${first.paymentId}`)
    expect(await storedOf(debt.id)).toMatchObject({ balances: card.balances, balancesSpreadOn: null })
  })

  it('are paid as the person says that the issuer does: the minimum too to the highest rate', async () => {
    const debt = await addDebt(ada, { ...card, minimumTo: 'highestRate' })
    expect(debt).toMatchObject({ minimumTo: 'highestRate' })
    const { debt: paid } = await pay(ada, debt.id, { amount: 40, paidOn: '2026-11-20' })
    expect(amounts(paid)).toEqual(['360.00', '1000.00'])
    const usual = bodyOf<Debt>(await patch(debt, { minimumTo: null }), 200)
    expect(usual).toMatchObject({ minimumTo: null, balances: paid.balances })
    expect(fieldsOf(await patch(debt, { minimumTo: 'highest' }))).toEqual({
      minimumTo: 'Choose lowestRate or highestRate.',
    })
    expect(await storedOf(debt.id)).toEqual(usual)
  })

  it('follow a corrected balance, marked as our guess until they are entered again', async () => {
    const debt = await addDebt(ada, card)
    await pay(ada, debt.id, { amount: 40, paidOn: '2026-11-20' })
    const higher = bodyOf<Debt>(await patch(debt, { balance: '1400' }), 200)
    expect(amounts(higher)).toEqual(['440.00', '960.00'])
    expect(higher.balancesSpreadOn).toBe('2026-11-20')
    const lower = bodyOf<Debt>(await patch(debt, { balance: '900' }), 200)
    expect(amounts(lower)).toEqual(['0.00', '900.00'])
    const again = bodyOf<Debt>(await patch(debt, { balances: lower.balances }), 200)
    expect(again.balancesSpreadOn).toBeNull()
  })

  it('follow the opening balance where it was mistyped', async () => {
    const debt = await addDebt(ada, card)
    const corrected = bodyOf<Debt>(await patch(debt, { balance: '1450' }), 200)
    expect(amounts(corrected)).toEqual(['450.00', '1000.00'])
    expect((await historyOf(ada, debt.id)).map(({ kind }) => kind)).toEqual(['opening'])
  })

  it('owe nothing on a closed card, and what they did once it is reopened', async () => {
    const debt = await addDebt(ada, card)
    const closed = bodyOf<Debt>(
      await ada.request('POST', `/api/debts/${debt.id}/close`, { rest: 'forgiven' }),
      200,
    )
    expect(amounts(closed)).toEqual(['0.00', '0.00'])
    const open = bodyOf<Debt>(await ada.request('POST', `/api/debts/${debt.id}/reopen`, {}), 200)
    expect(open).toMatchObject({ balances: card.balances, balancesSpreadOn: null })
  })

  it('come back with a removed card and its history', async () => {
    const debt = await addDebt(ada, { ...card, minimumTo: 'highestRate' })
    await pay(ada, debt.id, { amount: 150, paidOn: '2026-11-20' })
    const before = await storedOf(debt.id)
    const history = await historyOf(ada, debt.id)
    await ada.request('DELETE', `/api/debts/${debt.id}`)
    const back = bodyOf<Debt>(await ada.request('POST', `/api/debts/${debt.id}/restore`), 200)
    expect(back).toMatchObject({ balances: before.balances, minimumTo: 'highestRate' })
    expect(await historyOf(ada, debt.id)).toEqual(history)
  })
}
