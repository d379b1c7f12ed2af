/** The day of an amount of deferred interest, on every server of the contract. Called inside a test file, as debts-contract.ts. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDebt, debtsAndMore, listDebts, pay, VISA } from './debts-asked.ts'
import type { Debt } from './debts-asked.ts'
import { bodyOf, fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const OCTOBER = new Date('2026-10-04T16:00:00Z')
const NOVEMBER = new Date('2026-11-20T17:00:00Z')

const offer = { interestRate: '0.2999', endsOn: '2027-06-01', accrued: '420.00' }
const single = { deferredInterest: offer }
const sofa = {
  id: 'sofa',
  name: 'Sofa',
  balance: '600.00',
  interestRate: '0.2999',
  promotionalRate: null,
  deferredInterest: offer,
}
const rest = { ...sofa, id: 'rest', name: 'Rest', balance: '400.00', deferredInterest: null }
const several = { balances: [sofa, rest] }

type Offer = { interestRate: string; endsOn: string; accrued: string; accruedOn?: string | null | undefined }

/** Of each kind of debt: how an offer is sent, where it is in the answer, and the field of its day. */
const kinds = [
  {
    kind: 'a debt',
    first: single,
    sent: (deferredInterest: Offer) => ({ deferredInterest }),
    offerOf: ({ deferredInterest }: Debt) => deferredInterest,
    field: 'deferredInterest.accruedOn',
  },
  {
    kind: 'one of several balances',
    first: several,
    sent: (deferredInterest: Offer) => ({ balances: [rest, { ...sofa, deferredInterest }] }),
    offerOf: ({ balances }: Debt) => balances?.find(({ id }) => id === 'sofa')?.deferredInterest,
    field: 'balances.1.deferredInterest.accruedOn',
  },
]

let server: ServerUnderTest
let ada: Person

const patch = (debt: Debt, body: object) => ada.request('PATCH', `/api/debts/${debt.id}`, body)

/** `start` is called once, before the first test. */
export function holdsToAccruedContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    ada = await server.newPerson()
  })
  beforeEach(() => server.setNow(OCTOBER))

  describe.each(kinds)('deferred interest so far, of $kind', ({ first, sent, offerOf, field }) => {
    const changed = async (debt: Debt, body: object) => offerOf(bodyOf<Debt>(await patch(debt, body), 200))

    it('is as of today where no day is given with a new amount', async () => {
      expect(offerOf(await addDebt(ada, first))).toEqual({ ...offer, accruedOn: '2026-10-04' })
    })

    it('keeps its day while the amount is the same, whatever else is changed', async () => {
      const debt = await addDebt(ada, first)
      server.setNow(NOVEMBER)
      await pay(ada, debt.id, { amount: '50' })
      expect(await changed(debt, { name: 'Another' })).toMatchObject({ accruedOn: '2026-10-04' })
      const [now] = (await listDebts(ada)).filter(({ id }) => id === debt.id)
      const again = bodyOf<Debt>(await patch(debt, { balance: '1000' }), 200)
      expect(offerOf(again)).toEqual(offerOf(now!))
      expect(await changed(debt, sent({ ...offer, endsOn: '2027-07-01' }))).toMatchObject({
        endsOn: '2027-07-01',
        accruedOn: '2026-10-04',
      })
      expect(await changed(debt, sent({ ...offer, accruedOn: null }))).toMatchObject({
        accruedOn: '2026-10-04',
      })
    })

    it('is as of the day on which it is changed', async () => {
      const debt = await addDebt(ada, first)
      server.setNow(NOVEMBER)
      expect(await changed(debt, sent({ ...offer, accrued: '462.20' }))).toMatchObject({
        accrued: '462.20',
        accruedOn: '2026-11-20',
      })
    })

    it('is as of the day that is given', async () => {
      const debt = await addDebt(ada, { ...first, ...sent({ ...offer, accruedOn: '2026-09-30' }) })
      expect(offerOf(debt)).toMatchObject({ accruedOn: '2026-09-30' })
      expect(await changed(debt, sent({ ...offer, accrued: '430', accruedOn: '2026-10-01' }))).toMatchObject({
        accrued: '430.00',
        accruedOn: '2026-10-01',
      })
    })

    it.each([
      ['a day to come', { accruedOn: '2026-10-06' }, 'It cannot be in the future.'],
      ['a day before the debt', { accruedOn: '2025-12-31' }, 'It cannot be before the debt started.'],
    ])('%s is refused by the field’s name, and nothing changes', async (_, day, sentence) => {
      const debt = await addDebt(ada, { ...first, startedOn: '2026-01-01' })
      const before = await debtsAndMore(ada)
      const body = sent({ ...offer, ...day })
      const refused = { [field]: expect.stringContaining(sentence) }
      expect(fieldsOf(await patch(debt, body))).toEqual(refused)
      const added = { ...VISA, ...body, startedOn: '2026-01-01' }
      expect(fieldsOf(await ada.request('POST', '/api/debts', added))).toEqual(refused)
      expect(await debtsAndMore(ada)).toEqual(before)
    })
  })
}
