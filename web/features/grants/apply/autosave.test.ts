import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { Autosave, SAVE_DELAY_MS, type SaveState } from './autosave.ts'

type Values = { name: string }
type Stored = Values & { version: number }

/** A server in a box: answers what it is told to, or keeps what comes. */
function setUp() {
  let stored: Stored = { name: '', version: 1 }
  const answers: ((values: Values) => Stored)[] = []
  const states: SaveState<Stored>[] = []
  const saved: { name: string; isAll: boolean }[] = []
  const sent: { name: string; version: number }[] = []
  const keep = ({ name }: Values): Stored => {
    stored = { name, version: stored.version + 1 }
    return stored
  }
  const autosave = new Autosave<Values, Stored>({
    values: { name: '' },
    version: 1,
    send: async (values, version) => {
      sent.push({ ...values, version })
      await Promise.resolve()
      const answer = answers.shift()
      if (answer) return answer(values)
      if (version !== stored.version) throw stale(stored)
      return keep(values)
    },
    onSaved: ({ name }, isAll) => saved.push({ name, isAll }),
    onState: (state) => states.push(state),
    currentOf: (current) => current as Stored,
    isStored: (values, other) => values.name === other.name,
  })
  return { autosave, states, saved, sent, answers, keep, last: () => states.at(-1), stored: () => stored }
}

const stale = (current: Stored) =>
  new ApiError(409, JSON.stringify({ message: 'Changed.', code: 'conflict', current }), '')
const fails = (error: Error) => () => {
  throw error
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const wait = (ms = SAVE_DELAY_MS) => vi.advanceTimersByTimeAsync(ms)

describe('a form that is typed', () => {
  it('is saved once, some moments after the last key', async () => {
    const { autosave, sent, last } = setUp()
    autosave.typed({ name: 'R' })
    await wait(SAVE_DELAY_MS - 1)
    autosave.typed({ name: 'Ru' })
    expect(last()).toEqual({ at: 'saving' })
    await wait()
    expect(sent).toEqual([{ name: 'Ru', version: 1 }])
    expect(last()).toEqual({ at: 'saved' })
  })

  it('goes on from the version that the last answer told', async () => {
    const { autosave, sent } = setUp()
    autosave.typed({ name: 'a' })
    await wait()
    autosave.typed({ name: 'b' })
    await wait()
    expect(sent.map(({ version }) => version)).toEqual([1, 2])
  })

  it('is saved again when something was typed while it was on its way', async () => {
    const { autosave, saved, stored } = setUp()
    autosave.typed({ name: 'a' })
    const flushed = autosave.flush()
    autosave.typed({ name: 'ab' })
    await flushed
    expect(saved).toEqual([{ name: 'a', isAll: false }])
    await wait()
    expect(stored().name).toBe('ab')
    expect(saved.at(-1)).toEqual({ name: 'ab', isAll: true })
  })

  it('can be saved at once, and says whether all of it is there', async () => {
    const { autosave, answers } = setUp()
    expect(await autosave.flush()).toBe(true)
    autosave.typed({ name: 'a' })
    answers.push(fails(new TypeError('offline')))
    expect(await autosave.flush()).toBe(false)
    expect(await autosave.flush()).toBe(true)
  })
})

describe('a bad connection', () => {
  it('is told, and tried again by itself until it holds', async () => {
    const { autosave, answers, last, sent } = setUp()
    answers.push(fails(new TypeError('offline')), fails(new ApiError(503, '', 'Unavailable')))
    autosave.typed({ name: 'a' })
    await wait()
    expect(last()).toEqual({ at: 'unreachable' })
    await wait(2000)
    expect(last()).toEqual({ at: 'unreachable' })
    await wait(4000)
    expect(last()).toEqual({ at: 'saved' })
    expect(sent).toHaveLength(3)
  })

  it('that loses only the answer is no conflict, not even when more was typed since', async () => {
    const { autosave, answers, keep, last, stored } = setUp()
    answers.push((values) => {
      keep(values)
      throw new TypeError('offline')
    })
    autosave.typed({ name: 'a' })
    await wait()
    autosave.typed({ name: 'ab' })
    await wait()
    await wait(1)
    expect(last()).toEqual({ at: 'saved' })
    expect(stored()).toEqual({ name: 'ab', version: 3 })
  })
})

describe('a change in another window', () => {
  it('is told, with what is stored there, and can be written over', async () => {
    const { autosave, keep, last, stored } = setUp()
    keep({ name: 'theirs' })
    autosave.typed({ name: 'mine' })
    await wait()
    expect(last()).toEqual({ at: 'conflict', current: { name: 'theirs', version: 2 } })
    expect(stored().name).toBe('theirs')
    autosave.overwrite(2)
    await wait()
    expect(stored()).toEqual({ name: 'mine', version: 3 })
  })

  it('can be taken: nothing of what was here is sent any more', async () => {
    const { autosave, keep, last, sent } = setUp()
    keep({ name: 'theirs' })
    autosave.typed({ name: 'mine' })
    await wait()
    autosave.replace({ name: 'theirs' }, 2)
    await wait()
    expect(last()).toEqual({ at: 'saved' })
    expect(sent).toHaveLength(1)
    expect(autosave.version).toBe(2)
  })

  it('that says the same is no conflict', async () => {
    const { autosave, keep, last } = setUp()
    keep({ name: 'same' })
    autosave.typed({ name: 'same' })
    await wait()
    expect(last()).toEqual({ at: 'saved' })
    expect(autosave.version).toBe(2)
  })
})

it('says which fields were refused, and does not send them again by itself', async () => {
  const { autosave, answers, last, sent } = setUp()
  const fields = [{ field: 'name', message: 'Enter a name.' }]
  answers.push(fails(new ApiError(422, JSON.stringify({ message: 'Check.', code: 'invalid', fields }), '')))
  autosave.typed({ name: '?' })
  await wait()
  await wait(60_000)
  expect(last()).toEqual({ at: 'refused', fields: { name: 'Enter a name.' } })
  expect(sent).toHaveLength(1)
})
