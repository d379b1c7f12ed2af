import { expect, it } from 'vitest'
import { piecesOf } from './inline-text.ts'

it.each([
  ['plain', [{ kind: 'words', text: 'plain' }]],
  ['', []],
  [
    'Pick **one** debt in [My Debts](/debt-tracker).',
    [
      { kind: 'words', text: 'Pick ' },
      { kind: 'bold', text: 'one' },
      { kind: 'words', text: ' debt in ' },
      { kind: 'path', text: 'My Debts', to: '/debt-tracker' },
      { kind: 'words', text: '.' },
    ],
  ],
  ['[IRS](https://www.irs.gov/)', [{ kind: 'address', text: 'IRS', href: 'https://www.irs.gov/' }]],
])('%j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces)
})

it.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 'data:text/html,x'])(
  'makes no link to %s',
  (address) => {
    expect(piecesOf(`[words](${address})`)[0]).toEqual({ kind: 'words', text: 'words' })
  },
)

it('never makes HTML of what looks like it', () => {
  expect(piecesOf('<b>x</b>')).toEqual([{ kind: 'words', text: '<b>x</b>' }])
})
