import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static.edge'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from './later.tsx'

let errors: unknown[]

beforeEach(() => {
  errors = []
  sessionStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

type Props = { name: string }

function Counter({ name }: Props) {
  const [count, setCount] = useState(0)
  const [note, setNote] = useState('')
  const [pressedWith, setPressedWith] = useState('')
  return (
    <>
      <button
        onClick={() => {
          setCount(count + 1)
          setPressedWith(note)
        }}
      >
        {name}: {count} {pressedWith}
      </button>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </>
  )
}

/** Hands a name to its part, and another after a press. */
function Page({ Part }: { Part: ComponentType<Props> }) {
  const [name, setName] = useState('Pressed')
  return (
    <>
      <button onClick={() => setName('Counted')}>Rename</button>
      <Part name={name} />
    </>
  )
}

const counter = () => screen.getByRole('button', { name: /: \d/ })
const type = () => void fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'rent' } })
const rename = () => fireEvent.click(screen.getByRole('button', { name: 'Rename' }))

let place: HTMLElement

/** A page with a part of it for later, as a server draws it. */
async function draw() {
  const here = globalThis.document
  vi.stubGlobal('document', undefined)
  const OnServer = later(async () => Counter, <p>Waiting</p>)
  vi.stubGlobal('document', here)
  const { prelude } = await prerender(<Page Part={OnServer} />)
  place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = await new Response(prelude).text()
}

/** The browser takes over what was drawn. */
async function takeOver(load: () => Promise<ComponentType<Props>>) {
  const Part = later(load, <p>Waiting</p>)
  await act(async () => {
    hydrateRoot(place, <Page Part={Part} />, { onRecoverableError: (error) => errors.push(error) })
  })
}

async function open(load: () => Promise<ComponentType<Props>>) {
  await draw()
  await takeOver(load)
}

const code = () => vi.fn<() => Promise<ComponentType<Props>>>(async () => Counter)

it.each(['pointermove', 'keydown', 'scroll', 'visibilitychange'])(
  'keeps the markup of the server until the first sign of a person: %s',
  async (sign) => {
    const load = code()
    await open(load)
    const button = counter()
    expect(load).not.toHaveBeenCalled()
    await act(async () => fireEvent(document.body, new Event(sign)))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    fireEvent.click(button)
    await waitFor(() => expect(button.textContent).toBe('Pressed: 1 '))
    expect(counter()).toBe(button)
    expect(errors).toEqual([])
  },
)

it('loads at once where this tab keeps something', async () => {
  sessionStorage.setItem('jubilee:ruth:debt', '{}')
  const load = code()
  await open(load)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('loads at once where the server left something to load', async () => {
  await draw()
  place.querySelector('input')?.insertAdjacentHTML('afterend', '<p aria-busy="true"></p>')
  const load = code()
  await takeOver(load)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('loads when a screen was only looked at for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = code()
  await open(load)
  await act(async () => vi.advanceTimersByTime(60_000))
  vi.useRealTimers()
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('presses when the code is there what was pressed before', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<Props>>()
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => promise)
  await open(load)
  const button = counter()
  fireEvent.click(button)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(button.textContent).toBe('Pressed: 0 ')
  await act(async () => resolve(Counter))
  await waitFor(() => expect(button.textContent).toBe('Pressed: 1 '))
  fireEvent.click(button)
  expect(button.textContent).toBe('Pressed: 2 ')
  expect(errors).toEqual([])
})

it('shows what it was given meanwhile', async () => {
  await open(async () => Counter)
  const button = counter()
  rename()
  await waitFor(() => expect(button.textContent).toBe('Counted: 0 '))
  expect(counter()).toBe(button)
  expect(errors).toEqual([])
})

it.each([
  ['its code', (type: () => void, take: () => Promise<void>) => take().then(type)],
  [
    'any script',
    async (type: () => void, take: () => Promise<void>) => {
      type()
      await take()
    },
  ],
])('hears what was entered and pressed before %s was there', async (_what, inOrder) => {
  await draw()
  await inOrder(type, () => takeOver(async () => Counter))
  fireEvent.click(counter())
  await waitFor(() => expect(counter().textContent).toBe('Pressed: 1 rent'))
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('rent')
  expect(errors).toEqual([])
})
