import shipped from '#content/foundation/es/foundation.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const shippedTexts: typeof En.shippedTexts = shipped

export const pageTexts: Words<typeof En.pageTexts> = {
  serve: 'A quiénes ayudamos',
  programs: 'Tres ayudas',
  upTo: (amount) => `<words>hasta</words> <amount>${amount}</amount>`,
  whoCanAsk: 'Quién puede pedirla',
  seeLimit: 'Ver el límite para su hogar',
  quoted: (text) => `“${text}”`,
}

export const figureTexts: Words<typeof En.figureTexts> = {
  title: 'La fundación en cifras',
  ledger: 'Abrir el libro público',
  granted: 'en ayudas, según nuestro libro de cuentas público',
  cameIn: 'recibidos, según nuestro libro de cuentas público',
  grantsPaid: (count) => `${count === 1 ? 'ayuda pagada' : 'ayudas pagadas'}, en grupos publicados`,
  noGrants: { value: 'Sin ayudas todavía', label: 'según nuestro libro de cuentas público' },
}

export const promises: typeof En.promises = [
  { id: 'granted', value: 'Libro público', label: 'con las ayudas que pagamos' },
  { id: 'families', value: 'Cada dólar', label: 'en el libro de cuentas público' },
  { id: 'tithe', value: '10%', label: 'diezmo de las ganancias' },
  { id: 'toGrants', value: '100%', label: 'de las donaciones va a las ayudas' },
]

export const limitTexts: Words<typeof En.limitTexts> = {
  title: 'Límites de ingresos de la ayuda de emergencia',
  lead: 'Los ingresos de su hogar en un año deben estar por debajo del 200% del nivel de pobreza. Busque su fila.',
  area: 'Dónde vive',
  caption: '200% del nivel de pobreza en dólares al año, según las personas en el hogar',
  people: 'Personas',
  eachMore: 'Cada una más',
  source: ({ year, since, title }) =>
    `Para ${year}, vigente desde el ${since}. Fuente: <link>${title}</link>. En Puerto Rico, Guam y las Islas Vírgenes usamos los límites de los 48 estados.`,
}

export const areaNames: Words<typeof En.areaNames> = {
  contiguous: '48 estados y D.C.',
  AK: 'Alaska',
  HI: 'Hawái',
}
