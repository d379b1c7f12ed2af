import { expect, it } from 'vitest'
import { addDebt } from '#contracts/testing/debts-asked.ts'
import { bodyOf, type Person } from '#contracts/testing/server-under-test.ts'
import type { Debt } from '#contracts/testing/debts-asked.ts'
import { keptFile } from './kept-file.ts'
import { nothingKept, withRemovals, type Store } from './kept.ts'
import { localServer } from '../local-server.ts'

/** A store that begins with this, as a browser that was here before. */
function storeOf(kept: ReturnType<typeof nothingKept>): Store {
  return { change: async (act) => act(kept), empty: async () => {} }
}

const personAt = (store: Store): Person => {
  const ask = localServer(store, () => new Date('2026-11-20T12:00:00Z'))
  return {
    request: (method, url, body) => ask({ method, url, body }),
    requestOnce: (onceKey, url, body) => ask({ method: 'POST', url, body, onceKey }),
  }
}

it('what was kept before debts could be closed can be closed and removed', async () => {
  const kept = nothingKept()
  const made = await addDebt(personAt(storeOf(kept)))
  const { removed: _removed, ...before } = kept
  const debts = before.debts.map(({ closedAt: _closedAt, writtenOff: _writtenOff, ...debt }) => debt)
  const person = personAt(storeOf(withRemovals({ ...before, debts })))
  const [debt] = bodyOf<Debt[]>(await person.request('GET', '/api/debts'), 200)
  expect(debt).toEqual(made)
  await person.request('POST', `/api/debts/${made.id}/close`, { rest: 'forgiven' })
  await person.request('DELETE', `/api/debts/${made.id}`)
  expect(bodyOf(await person.request('GET', '/api/debts/removed'), 200)).toHaveLength(1)
})

const offer = { interestRate: '0.2999', endsOn: '2027-06-01', accrued: '420.00', accruedOn: '2026-10-04' }
const row = {
  id: '1',
  name: 'Sofa',
  balance: '1000.00',
  interestRate: '0.2999',
  promotionalRate: null,
  deferredInterest: offer,
}

it('the day of deferred interest comes along into the file, and stands for one that was kept without', async () => {
  const kept = nothingKept()
  const person = personAt(storeOf(kept))
  await addDebt(person, { deferredInterest: offer })
  await addDebt(person, { balances: [row] })
  const inFile = () => {
    const [own, card] = keptFile(kept, new Date('2026-11-20T12:00:00Z')).lists.debts
    return [own!.deferredAccruedOn, card!.balances![0]!.deferredInterest!.accruedOn]
  }
  expect(inFile()).toEqual(['2026-10-04', '2026-10-04'])
  const [own, card] = kept.debts
  delete own!.deferredInterest!.accruedOn
  delete card!.balances![0]!.deferredInterest!.accruedOn
  for (const debt of kept.debts) debt.updatedAt = '2026-10-20T12:00:00.000Z'
  expect(inFile()).toEqual(['2026-10-20', '2026-10-20'])
  const [shown] = bodyOf<Debt[]>(await person.request('GET', '/api/debts'), 200)
  expect(shown!.deferredInterest).toEqual({ ...offer, accruedOn: '2026-10-20' })
})
