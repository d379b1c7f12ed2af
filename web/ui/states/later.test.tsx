import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static.edge'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from './later.tsx'

let near: () => void
let errors: unknown[]

beforeEach(() => {
  errors = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => told([{ isIntersecting: true }])
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

type Props = { name: string }

function Counter({ name }: Props) {
  const [count, setCount] = useState(0)
  const [note, setNote] = useState('')
  return (
    <>
      <button onClick={() => setCount(count + 1)}>
        {name}: {count}
      </button>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>{note}</output>
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

const counter = () => screen.getByRole('button', { name: /: \d$/ })
const rename = () => fireEvent.click(screen.getByRole('button', { name: 'Rename' }))

/** A page with a part of it for later, drawn by a server and taken over by the browser. */
async function open(load: () => Promise<ComponentType<Props>>) {
  const here = globalThis.document
  vi.stubGlobal('document', undefined)
  const OnServer = later(async () => Counter, <p>Waiting</p>)
  vi.stubGlobal('document', here)
  const { prelude } = await prerender(<Page Part={OnServer} />)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = await new Response(prelude).text()
  const Part = later(load, <p>Waiting</p>)
  await act(async () => {
    hydrateRoot(place, <Page Part={Part} />, { onRecoverableError: (error) => errors.push(error) })
  })
}

it('keeps the markup of the server, and loads the code when it comes near', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>(async () => Counter)
  await open(load)
  const button = counter()
  expect(load).not.toHaveBeenCalled()
  await act(async () => near())
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  rename()
  expect(button.textContent).toBe('Counted: 0')
  expect(counter()).toBe(button)
  expect(errors).toEqual([])
})

it('presses when the code is there what was pressed before', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<Props>>()
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => promise)
  await open(load)
  const button = counter()
  fireEvent.click(button)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(button.textContent).toBe('Pressed: 0')
  await act(async () => resolve(Counter))
  await waitFor(() => expect(button.textContent).toBe('Pressed: 1'))
  fireEvent.click(button)
  expect(button.textContent).toBe('Pressed: 2')
  expect(errors).toEqual([])
})

it('loads at once where it would show something else by now', async () => {
  await open(async () => Counter)
  const button = counter()
  rename()
  await waitFor(() => expect(button.textContent).toBe('Counted: 0'))
  expect(counter()).toBe(button)
  expect(errors).toEqual([])
})

it('hears what was entered before its code was there', async () => {
  await open(async () => Counter)
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'rent' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('rent'))
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('rent')
  expect(errors).toEqual([])
})
