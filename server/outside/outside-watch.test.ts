import { expect, it } from 'vitest'
import { createOutsideWatch } from './outside-watch.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const watch = () => createOutsideWatch({ now: () => NOW })

const port = {
  name: 'llama',
  ask: (what: string) => Promise.resolve(`answer to ${what}`),
  refuse: () => Promise.reject(new Error('card declined')),
  fail: () => Promise.reject(new OutsideUnavailable('payments')),
  readEvent: () => Promise.resolve('an event'),
  async *stream(isCut: boolean) {
    yield 'one'
    if (isCut) throw new OutsideUnavailable('model')
    yield 'two'
  },
}

async function read(stream: AsyncIterable<string>): Promise<string[]> {
  const words: string[] = []
  for await (const word of stream) words.push(word)
  return words
}

it('knows nothing before anything was asked', () => {
  expect(watch().countsOf('payments')).toEqual({
    lastSuccessAt: null,
    lastFailureAt: null,
    calls: 0,
    failures: 0,
  })
})

it('hands through what a call gives and throws, and counts it', async () => {
  const { follow, countsOf } = watch()
  const followed = follow('payments', port)
  expect(followed.name).toBe('llama')
  expect(await followed.ask('x')).toBe('answer to x')
  await expect(followed.refuse()).rejects.toThrow('card declined')
  expect(countsOf('payments')).toMatchObject({
    calls: 2,
    failures: 0,
    lastSuccessAt: NOW,
    lastFailureAt: null,
  })
  await expect(followed.fail()).rejects.toThrow('payments is not available')
  expect(countsOf('payments')).toMatchObject({ calls: 3, failures: 1, lastFailureAt: NOW })
  expect(countsOf('bureau').calls).toBe(0)
})

it('does not count what asks nobody', async () => {
  const { follow, countsOf } = watch()
  await follow('payments', port).readEvent()
  expect(countsOf('payments').calls).toBe(0)
})

it('counts a mail that did not leave as a failure, whatever the error', async () => {
  const { follow, countsOf } = watch()
  const mailer = follow('mail', { send: () => Promise.reject(new Error('connection refused')) })
  await expect(mailer.send()).rejects.toThrow('connection refused')
  expect(countsOf('mail')).toMatchObject({ calls: 1, failures: 1 })
})

it('counts a stream when it has ended, and one that was cut as a failure', async () => {
  const { follow, countsOf } = watch()
  const followed = follow('model', port)
  expect(await read(followed.stream(false))).toEqual(['one', 'two'])
  await expect(read(followed.stream(true))).rejects.toThrow('model is not available')
  expect(countsOf('model')).toMatchObject({ calls: 2, failures: 1 })
})
