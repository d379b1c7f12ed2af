import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { sentOnce } from './sent-once.ts'

type Thing = { id: string; name: string }

/** A server that can store and then lose its answer, or be out of reach altogether. */
function badLine() {
  const stored: Thing[] = [{ id: '1', name: 'Visa' }]
  const line = { losesAnswer: false, isDown: false }
  const send = vi.fn<(name: string) => Promise<Thing>>((name) => {
    if (line.isDown) return Promise.reject(new TypeError('Failed to fetch'))
    const thing = { id: String(stored.length + 1), name }
    stored.push(thing)
    return line.losesAnswer ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(thing)
  })
  const list = () =>
    line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve([...stored])
  const shown = [...stored]
  const add = sentOnce({ send, list, known: () => shown, isSame: (one, name: string) => one.name === name })
  return { line, stored, send, add }
}

test('what was stored without an answer is found and not sent again', async () => {
  const { line, stored, send, add } = badLine()
  line.losesAnswer = true
  expect(await add('Visa')).toEqual({ id: '2', name: 'Visa' })
  expect([send.mock.calls.length, stored.length]).toEqual([1, 2])
})

test('a second try looks first, where the first could not', async () => {
  const { line, stored, send, add } = badLine()
  const answer = send.getMockImplementation()!
  send.mockImplementationOnce((name) => {
    stored.push({ id: '2', name })
    line.isDown = true
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await expect(add('Store')).rejects.toThrow('Failed to fetch')
  await expect(add('Store'), 'still out of reach: nothing is sent').rejects.toThrow('Failed to fetch')
  line.isDown = false
  expect(await add('Store')).toEqual({ id: '2', name: 'Store' })
  expect([send.mock.calls.length, stored.length]).toEqual([1, 2])
  expect(send.getMockImplementation()).toBe(answer)
})

test('what never arrived is sent again, and an older one of the same name is another', async () => {
  const { line, send, add } = badLine()
  line.isDown = true
  await expect(add('Visa')).rejects.toThrow('Failed to fetch')
  line.isDown = false
  expect(await add('Visa')).toEqual({ id: '2', name: 'Visa' })
  expect(send).toHaveBeenCalledTimes(2)
})

test('a refusal is passed on at once', async () => {
  const { send, add } = badLine()
  send.mockRejectedValueOnce(new ApiError(422, '{"message":"No."}', ''))
  await expect(add('Visa')).rejects.toThrow('422')
  expect(await add('Visa')).toEqual({ id: '2', name: 'Visa' })
})
