import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { debt } from '../plan/plan-under-test.ts'
import { WaysOutScreen } from './ways-out-screen.tsx'

const card = debt({ id: 'v', name: 'Visa', balance: 600_000, interestRate: 240_000, minimumPayment: 15_000 })
const endless = debt({
  id: 'e',
  name: 'Card',
  balance: 1_000_000,
  interestRate: 300_000,
  minimumPayment: 25_000,
})

function open(debts: Debt[], { extra = 10_000, hash = '' } = {}) {
  const settings = { ...FIRST_PLAN, extra }
  const element = <WaysOutScreen debts={debts} payments={[]} settings={settings} today="2026-11-20" />
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/${hash}`] })
  render(<RouterProvider router={router} />)
  return router
}

const way = (name: string) => screen.getByRole('listitem', { name })
const median = () => screen.getByLabelText<HTMLInputElement>(/^Middle income of your state/)
const names = () =>
  within(screen.getByRole('region', { name: 'From the least cost to the most' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('h3')?.textContent)

describe('every way out', () => {
  it('begins with what the plan costs, and ranks by cost', () => {
    open([card])
    expect(screen.getByText(/^Your plan costs \$8,256 in all and takes 2 years 10 months\./)).toBeTruthy()
    expect(way('Your plan as it stands').textContent).toContain('$8,256 in all')
    const totals = names().map((name) =>
      Number(/\$([\d,]+) in all/.exec(way(name!).textContent)?.[1]?.replace(',', '')),
    )
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(totals.length).toBeGreaterThan(5)
  })

  it('says why a way has no figures, and what it would ask', () => {
    open([endless], { extra: 0 })
    expect(screen.getByText(/interest outruns the payments\. \d ways here do end\.$/)).toBeTruthy()
    const unfit = screen.getByRole('region', { name: 'What does not fit right now' })
    expect(unfit.textContent).toContain('Interest outruns the payments, so it never ends.')
    expect(unfit.textContent).toMatch(/It asks for about \$[\d,]+ a month\. You have \$250\./)
  })

  it('an assumption changes the figures at once, and the address keeps it', () => {
    const router = open([card])
    const before = way('A debt management plan').textContent
    fireEvent.click(within(way('A debt management plan')).getByRole('button', { name: /^Change/ }))
    const rate = screen.getByLabelText('Rate in the plan')
    expect(document.activeElement).toBe(rate)
    fireEvent.change(rate, { target: { value: '2' } })
    expect(router.state.location.hash).toBe('#managementApr=2')
    expect(way('A debt management plan').textContent).toContain('rate in the plan: 2%')
    expect(way('A debt management plan').textContent).not.toBe(before)
    fireEvent.click(screen.getByRole('button', { name: 'Use the first figures again' }))
    expect(router.state.location.hash).toBe('')
    expect(way('A debt management plan').textContent).toBe(before)
  })

  it('what cannot be read stays, says so once it is left, and changes nothing', () => {
    const router = open([card])
    const income = screen.getByLabelText(/^Income a month/)
    fireEvent.focus(income)
    fireEvent.change(income, { target: { value: 'enough' } })
    expect(screen.queryByText('Type an amount, such as 1,500.')).toBeNull()
    fireEvent.blur(income)
    expect(screen.getByText('Type an amount, such as 1,500.')).toBeTruthy()
    expect((income as HTMLInputElement).value).toBe('enough')
    expect(router.state.location.hash).toBe('')
  })

  it('reads the address: the first step of the means test', () => {
    open([card], { hash: '#income=3000&median=60000' })
    expect(way('Chapter 7 bankruptcy').textContent).toContain(
      'Your income is not above the middle of your state.',
    )
    expect(way('Chapter 13 bankruptcy').textContent).toContain('Counted over 36 months')
  })

  it('fills the middle income from the table, with its day, and lets it be changed', () => {
    const router = open([card], { hash: '#income=7500' })
    fireEvent.change(screen.getByLabelText(/^Your state/), { target: { value: 'OH' } })
    expect(median().value).toBe('66239')
    expect(screen.getByText(/for cases filed from 04\/01\/2026 on/)).toBeTruthy()
    expect(way('Chapter 13 bankruptcy').textContent).toContain('Counted over 60 months')
    fireEvent.change(screen.getByLabelText(/^People in your household/), { target: { value: '4' } })
    expect(median().value).toBe('123702')
    expect(way('Chapter 13 bankruptcy').textContent).toContain('Counted over 36 months')
    fireEvent.change(median(), { target: { value: '80,000' } })
    expect(way('Chapter 13 bankruptcy').textContent).toContain('Counted over 60 months')
    expect(router.state.location.hash).toBe('#state=OH&people=4&income=7500&median=80000')
    fireEvent.change(median(), { target: { value: '' } })
    expect(way('Chapter 13 bankruptcy').textContent).toContain('Counted over 36 months')
  })

  it('keeps both of two changes that come before the address has followed', () => {
    const router = open([card])
    act(() => {
      fireEvent.change(screen.getByLabelText(/^Your state/), { target: { value: 'OH' } })
      fireEvent.change(screen.getByLabelText(/^Income a month/), { target: { value: '3000' } })
    })
    expect(router.state.location.hash).toBe('#state=OH&income=3000')
  })

  it('opens what a way does, with a lawyer where it needs one', () => {
    open([card])
    const chapter7 = way('Chapter 7 bankruptcy')
    const button = within(chapter7).getByRole('button', { name: 'What it means Chapter 7 bankruptcy' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(chapter7.textContent).toContain('A lawyer or legal aid can tell you what holds for you.')
    expect(way('A debt management plan').textContent).not.toContain('A lawyer or legal aid')
  })

  it('has nothing to get out of where nothing is owed', () => {
    open([{ ...card, balance: 0 }])
    expect(screen.getByRole('heading', { name: 'You owe nothing' })).toBeTruthy()
  })
})
