import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { notConfirmed, onConfirmNeeded, withConfirmation } from './confirmation.ts'

const refused = () => new ApiError(403, '{"message":"Password first.","code":"confirm_needed"}', 'Forbidden')
let stop = () => {}
afterEach(() => stop())

/** Refused until the session is proven. */
function sensitiveCall() {
  const session = { isProven: false }
  const send = vi.fn<() => Promise<string>>(async () => {
    if (!session.isProven) throw refused()
    return 'done'
  })
  return { session, send }
}

describe('a call that needs the password first', () => {
  it('asks, and is sent once more', async () => {
    const { session, send } = sensitiveCall()
    stop = onConfirmNeeded(async () => (session.isProven = true))
    expect(await withConfirmation(send)).toBe('done')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('says that nothing was changed when the person would rather not', async () => {
    const { send } = sensitiveCall()
    stop = onConfirmNeeded(async () => false)
    const error: unknown = await withConfirmation(send).catch((caught: unknown) => caught)
    expect(serverMessage(error)).toBe(notConfirmed.message)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is not asked for a second time when it is refused again', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => true)
    stop = onConfirmNeeded(ask)
    await expect(withConfirmation(sensitiveCall().send)).rejects.toThrow('403')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('shares one question with the calls that wait beside it', async () => {
    const { session, send } = sensitiveCall()
    const ask = vi.fn<() => Promise<boolean>>(async () => (session.isProven = true))
    stop = onConfirmNeeded(ask)
    expect(await Promise.all([withConfirmation(send), withConfirmation(send)])).toEqual(['done', 'done'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('fails as it is where nobody asks', async () => {
    await expect(withConfirmation(sensitiveCall().send)).rejects.toThrow('confirm_needed')
  })

  it('is not meant by another refusal', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => true)
    stop = onConfirmNeeded(ask)
    const other = new ApiError(403, '{"message":"Part of Pro.","code":"forbidden"}', 'Forbidden')
    await expect(withConfirmation(() => Promise.reject(other))).rejects.toThrow('Part of Pro.')
    expect(ask).not.toHaveBeenCalled()
  })
})
