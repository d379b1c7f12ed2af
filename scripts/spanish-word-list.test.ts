/**
 * Spanish words that no text for people has, since the CFPB and the FTC, or our own screens, write another one.
 * docs/spanish-terms.md says which, and where it was read. What the coach learned from how people write is not read here.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leavesOf, readFrom, textPairs } from './texts/text-modules.ts'

/** What is written on no screen, in no mail and in no article, and what is instead. */
const notWritten: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bTAE\b/, 'APR'],
  [/agencias? de (recaudo|cobranzas?)/i, 'cobrador de deudas, agencia de cobros'],
  [/\b(reportes?|puntuación|puntuaciones) (de crédito|creditici[oa]s?)/i, 'informe, puntaje de crédito'],
  [/\b(informe|puntaje|historial)(e?s)? creditici[oa]s?/i, '… de crédito'],
  [/\bburós?\b/i, 'agencia de informes de crédito, agencia de crédito'],
  [/\bmoros[oa]s?\b/i, 'atrasado'],
  [/\bpagos? tardíos?\b|\bcargos? por (atraso|mora)/i, 'cargo por pago atrasado'],
  [/\bcitatorios?\b/i, 'citación'],
  [/\bindulgencia\b/i, 'suspensión temporal de cobros'],
  [/\b(plazo|estatuto)s? de (prescripción|limitaciones)/i, 'período de prescripción'],
  [/\b(cofirmante|fiador|aval)(e?s)?(?!\p{L})/iu, 'codeudor'],
  [/pague después/i, 'compre ahora y pague luego'],
  [/\bconsejer(ía|os?|as?) (de crédito|de vivienda|sin fines)/i, 'asesor'],
  [/\barreglos? de deudas?/i, 'liquidación de deudas'],
  [/\bcoches?\b/i, 'auto'],
  [/\b(préstamo|préstamos) de nómina/i, 'préstamo de día de pago'],
  [/\bcuentas? corrientes?\b/i, 'cuenta de cheques'],
  [/\bordenador(es)?\b/i, 'computadora'],
  [/\bhac(e|er|ía) sentido\b/i, 'tener sentido'],
  [/\baplicar (para|a) (un|una|el|la)\b/i, 'solicitar'],
]

/** Screens, mails and errors have one word for each thing. Articles may vary where it reads better. */
const notOnScreens: readonly (readonly [words: RegExp, instead: string])[] = [
  [/(?<!\p{L})aún(?!\p{L})/iu, 'todavía'],
  [/\be-?mails?\b/i, 'correo electrónico'],
  [/\btribunal(es)?\b/i, 'corte'],
  [/\bimportes?\b(?! (de|un|una|el|la|su|sus|cada|lo|los|las|otro|nada) )/i, 'monto'],
  [/\b(pulse|haga clic|dé clic)\b/i, 'presione'],
  [/\bfechas? de pago\b/i, 'fecha de vencimiento, fecha del pago; a payday is a día de cobro'],
  [/\bvincul/i, 'conectado, conexión'],
]

type Text = { file: string; text: string }

/** Spanish beside English in one file stands under `es`. */
function spanishIn(value: unknown, isSpanish: boolean): string[] {
  if (typeof value === 'string') return isSpanish ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => spanishIn(inside, isSpanish || key === 'es'))
}

/** Of a text its words, without its parameters, its addresses and the English that it quotes. */
const wordsOnly = (text: string) => text.replaceAll(/\{[^}]*\}|\]\([^)]*\)|"[^"]*"|https?:\S+/g, ' ')

const screens: Text[] = []
const pages: Text[] = []
// The names of jobs are also those that people type.
for (const { spanish } of textPairs().filter(({ spanish }) => !spanish.startsWith('content/wages/')))
  for (const { words } of leavesOf(spanish, readFrom(spanish)))
    (spanish.endsWith('.json') ? pages : screens).push({ file: spanish, text: wordsOnly(words) })

const coach: Text[] = globSync('content/coach/{topics/*,sentences,suggestions,labels.es}.json', {
  cwd: join(import.meta.dirname, '..'),
}).flatMap((file) =>
  spanishIn(JSON.parse(readFrom(file)), file.endsWith('.es.json')).map((text) => ({
    file,
    text: wordsOnly(text),
  })),
)

const faultsIn = (texts: readonly Text[], [words, instead]: readonly [RegExp, string]) =>
  texts
    .filter(({ text }) => words.test(text))
    .map(
      ({ file, text }) =>
        `${file}: “${words.exec(text)?.[0]}”, better: ${instead}. In: ${text.slice(0, 120)}`,
    )

it('reads the Spanish of screens, pages and the coach', () => {
  expect(screens.length).toBeGreaterThan(4000)
  expect(pages.length).toBeGreaterThan(5000)
  expect(coach.length).toBeGreaterThan(500)
})

describe('no Spanish text has', () => {
  it.each(notWritten)('%s', (...rule) => {
    expect(faultsIn([...screens, ...pages, ...coach], rule)).toEqual([])
  })

  it.each(notOnScreens)('%s, on a screen', (...rule) => {
    expect(faultsIn(screens, rule)).toEqual([])
  })
})

it('calls a screen by its Spanish name in the answers of the coach', () => {
  const english =
    /\b(My Debts|Settings|Billing|Budget|Goals|Letters|Dashboard|Every Way Out|Credit Monitor)\b/
  expect(faultsIn(coach, [english, 'the name on the screen'])).toEqual([])
})

it.each([
  ['Un cargo por pago tardío', true],
  ['Su reporte de crédito y su puntaje', true],
  ['Hable con un consejero de crédito', true],
  ['Un auto en bancarrota, un reporte de la policía', false],
  ['Su plan de pagos, todavía sin guardar', false],
])('finds it in “%s”: %s', (text, isFound) => {
  const found = notWritten.flatMap((rule) => faultsIn([{ file: 'here', text }], rule))
  expect(found.length > 0).toBe(isFound)
})
