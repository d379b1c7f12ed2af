import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answerBlock, type AnswerBlock } from '#contracts/coach/coach.ts'
import { AnswerBlocks } from './answer-blocks.tsx'

const HOSTILE = '<img src=x onerror=alert(1)> [pay here](https://evil.example) You owe $9,999.'
const fact = { id: 'x', label: HOSTILE, value: HOSTILE, unit: 'cents', source: HOSTILE }

/** Every piece there is, with words that want to be more than words. */
const hostile: unknown[] = [
  { type: 'understood', text: HOSTILE, others: [{ id: 'x', question: HOSTILE }] },
  { type: 'sentence', text: HOSTILE, facts: [] },
  { type: 'card', title: HOSTILE, figures: [{ fact, before: fact }], screen: null, keep: null },
  { type: 'passage', articleId: '"><script>', title: HOSTILE, text: HOSTILE },
  { type: 'choices', choices: [{ id: 'x', question: HOSTILE }] },
]

const show = (blocks: AnswerBlock[], onAsk: ((question: string) => void) | null = null) =>
  render(
    <MemoryRouter>
      <AnswerBlocks blocks={blocks} onFollow={() => {}} onAsk={onAsk} />
    </MemoryRouter>,
  )

it('shows words as words, whatever they are', () => {
  const { container } = show(z.parse(z.array(answerBlock), hostile))
  expect(container.querySelectorAll('img, script, iframe, [onerror]')).toHaveLength(0)
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/education/%22%3E%3Cscript%3E'])
})

test.each([
  ['an address of its own', { type: 'screen', label: 'x', path: '//evil.example' }],
  ['a script', { type: 'screen', label: 'x', path: 'javascript:alert(1)' }],
  [
    'a source that is no web page',
    { type: 'source', name: 'x', url: 'javascript:alert(1)', readOn: '2026-11-26' },
  ],
  ['a kind that is none', { type: 'html', text: '<b>x</b>' }],
  [
    'a figure without its source',
    {
      type: 'card',
      title: 'x',
      figures: [{ fact: { ...fact, source: undefined }, before: null }],
      screen: null,
      keep: null,
    },
  ],
])('%s is no piece of an answer', (_, block) => {
  expect(answerBlock.safeParse(block).success).toBe(false)
})

it('says beside each figure what it is now, and leads to where it can be kept', () => {
  const date = {
    id: 'plan.more.date',
    label: 'debt-free month',
    value: 'May 2029',
    unit: 'month',
    source: 'your plan',
  } as const
  show([
    {
      type: 'card',
      title: 'With more a month',
      figures: [{ fact: date, before: { ...date, value: 'July 2030' } }],
      screen: null,
      keep: { label: 'Keep it', path: '/debt-tracker?extra=250' },
    },
  ])
  expect(screen.getByText('May 2029')).toBeTruthy()
  expect(screen.getByText('now July 2030')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe('/debt-tracker?extra=250')
})

it('asks another question where something else was meant', () => {
  const ask = vi.fn<(question: string) => void>()
  show(
    [{ type: 'understood', text: 'When all is paid', others: [{ id: 'x', question: 'What do I owe?' }] }],
    ask,
  )
  expect(screen.getByText('You ask about: When all is paid')).toBeTruthy()
  screen.getByText('Not what you meant?').click()
  screen.getByRole('button', { name: 'What do I owe?' }).click()
  expect(ask).toHaveBeenCalledWith('What do I owe?')
})
