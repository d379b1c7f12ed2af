/** Spanish words for money and time in English, for the readers of numbers: "100 dólares más al mes" is "100 dollars more a month". */

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bd[oó]lares?\b|\bpesos?\b|\bd[oó]lar\b/gi, 'dollars'],
  [/\bcentavos?\b/gi, 'cents'],
  [/\bpor ciento\b/gi, 'percent'],
  [/\ba[ñn]os?\b/gi, 'years'],
  [
    /\bcada (?:dos|2) semanas\b|\bquincenal(?:es|mente)?\b|\bcada quincena\b|\bpor quincena\b/gi,
    'every two weeks',
  ],
  [/\b(?:a la|por|cada) semana\b|\bsemanal(?:es|mente)?\b/gi, 'a week'],
  [/\b(?:al|por|cada) mes\b|\bmensual(?:es|mente)?\b/gi, 'a month'],
  [/\b(?:al|por|cada) a[ñn]o\b|\banual(?:es|mente)?\b/gi, 'a year'],
  [/\bmeses\b/gi, 'months'],
  [/\bsemanas?\b/gi, 'weeks'],
  [/\bd[ií]as?\b/gi, 'days'],
  [/\bhoras?\b/gi, 'hours'],
  [
    /\b(?:una sola|de una|s[oó]lo una|solamente una) vez\b|\bde un (?:golpe|jal[oó]n)\b|\bpago [uú]nico\b/gi,
    'just once',
  ],
  [/\ben total\b|\btodo junto\b/gi, 'in total'],
  [/\bm[aá]s\b|\bextras?\b|\badicional(?:es)?\b/gi, 'more'],
  [/\bmenos\b/gi, 'less'],
  [/\bmil\b/gi, 'thousand'],
  [/\b(?:dej(?:o|ar|ara) de pagar|sin) (?:el|lo) (?:extra|more|adicional)\b/gi, 'stop the extra'],
  [/\bcien(?:to)?\b/gi, '100'],
  [/\bdoscientos\b/gi, '200'],
  [/\btrescientos\b/gi, '300'],
  [/\bquinientos\b/gi, '500'],
  [/\bcincuenta\b/gi, '50'],
  [/\bveinte\b/gi, '20'],
  [/\bdos\b/gi, '2'],
  [/\btres\b/gi, '3'],
  [/\bcuatro\b/gi, '4'],
  [/\bcinco\b/gi, '5'],
  [/\bseis\b/gi, '6'],
  [/\bdiez\b/gi, '10'],
  [/\bdoce\b/gi, '12'],
  [/\b(?:primavera|verano|oto[ñn]o|invierno)(?: del?)? (?=20\d\d)/gi, 'summer '],
]

const MONTHS =
  'enero:january febrero:february marzo:march abril:april mayo:may junio:june julio:july agosto:august septiembre:september setiembre:september octubre:october noviembre:november diciembre:december'
    .split(' ')
    .map((pair) => pair.split(':'))

const withMonths = (text: string) =>
  MONTHS.reduce(
    (result, [spanish = '', english = '']) =>
      result.replaceAll(new RegExp(`\\b${spanish}(?: del?)?(?=\\b)`, 'gi'), english),
    text,
  )

const IS_SPANISH =
  /[¿¡ñ]|\b(?:que|el|la|los|las|mi|mis|por|para|pago|pagar|debo|deuda|deudas|cuanto|cu[aá]nto|meses|semanas|mes|semana|d[oó]lares|m[aá]s|y si)\b/i

/** The text with its words for money and time in English; an English text as it is. */
export function inEnglish(text: string): string {
  if (!IS_SPANISH.test(text)) return text
  return withMonths(WORDS.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), text))
}
