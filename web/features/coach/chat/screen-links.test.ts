import { expect, it } from 'vitest'
import { screenPieces } from './screen-links.ts'

const linksIn = (sentence: string) =>
  screenPieces(sentence).flatMap(({ text, to }) => (to === null ? [] : [[text, to]]))

it.each<[string, string[][]]>([
  ['There is a free letter for this on Letters.', [['Letters', '/letters']]],
  [
    'Open Letters, then change it on My Debts.',
    [
      ['Letters', '/letters'],
      ['My Debts', '/debt-tracker'],
    ],
  ],
  ['If that is out of reach, open Every Way Out.', [['Every Way Out', '/debt-tracker/ways-out']]],
  ['Agregue el límite a una tarjeta en Mis deudas.', [['Mis deudas', '/debt-tracker']]],
  ['Si no le alcanza, abra Todas las salidas.', [['Todas las salidas', '/debt-tracker/ways-out']]],
  ['Las cartas tardan unos días. Envíe Cartas en papel.', []],
  ['Letters take some days. Nobody puts you on LettersNow.', []],
  ['Write letters on paper.', []],
])('in “%s” the screens lead on', (sentence, links) => {
  expect(linksIn(sentence)).toEqual(links)
})

it('keeps every word', () => {
  const sentence = 'If you owe something, add it on My Debts as it stands. It is on Letters'
  expect(
    screenPieces(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence)
})
