import { expect, it } from 'vitest'
import { addDebt } from '#contracts/testing/debts-asked.ts'
import { bodyOf, type Person } from '#contracts/testing/server-under-test.ts'
import type { Debt } from '#contracts/testing/debts-asked.ts'
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
