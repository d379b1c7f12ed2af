import { expect, it } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const late = () => new Error('late')

it('answers what comes of the work, and throws what it throws', async () => {
  await expect(withTimeout(Promise.resolve(7), { limitMs: 1_000, late })).resolves.toBe(7)
  const failing = Promise.reject(new Error('broken'))
  await expect(withTimeout(failing, { limitMs: 1_000, late })).rejects.toThrow('broken')
})

it('waits no longer than the limit, and the work may still fail unheard', async () => {
  const work = Promise.withResolvers<number>()
  await expect(withTimeout(work.promise, { limitMs: 5, late })).rejects.toThrow('late')
  work.reject(new Error('unheard'))
  await expect(work.promise).rejects.toThrow('unheard')
})
