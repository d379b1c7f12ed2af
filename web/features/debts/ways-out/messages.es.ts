import terms from '#content/ways-out/es/terms.json' with { type: 'json' }
import ways from '#content/ways-out/es/ways.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const waysContent: Words<typeof En.waysContent> = ways
export const termsContent: Words<typeof En.termsContent> = terms

export const waysTexts: Words<typeof En.waysTexts> = {
  pageTitle: 'Todas las salidas, Jubilee',
  title: 'Todas las salidas, una al lado de la otra',
  back: 'Volver a Mis deudas',
  print: 'Imprimir',
  lead: 'Diez salidas para sus propias deudas, con el mismo dinero cada mes. Primero va la que menos le cuesta. El costo no es todo: vea qué le hace cada una a su crédito y a lo que usted tiene. Nadie paga por estar en esta lista.',
  listTitle: 'De la que cuesta menos a la que cuesta más',
  unfitTitle: 'Lo que no sirve por ahora',
  total: 'en total',
  months: 'Tiempo',
  monthly: 'Al mes',
  fees: 'Cargos',
  forgiven: 'Perdonado',
  tax: 'Impuesto sobre eso',
  assumes: (what) => `Supone ${what}.`,
  noAssumption: 'Supone que no hay compras nuevas y que sus tasas siguen como ahora.',
  change: 'Cambiar',
  changeWhat: 'lo que supone',
  open: 'Qué significa',
  credit: 'Su crédito',
  property: 'Lo que usted tiene',
  who: 'Quién lo hace',
  honest: 'Cómo saber si es gente honesta',
  first: 'El primer paso',
  sources: 'Fuentes',
  more: 'Leer más sobre esto',
  aboutTitle: 'Sobre usted',
  aboutLead:
    'Puede dejar esto vacío. Queda en la dirección de esta página, en su dispositivo, y no se nos envía.',
  assumptionsTitle: 'Lo que suponen estas cifras',
  assumptionsLead:
    'Cambie lo que usted sepa mejor. Una cifra con fecha se leyó en su fuente ese día. Las demás son un supuesto nuestro, con el lugar donde preguntar.',
  reset: 'Volver a las primeras cifras',
  readOn: (day) => `Consultado el ${day}:`,
  askAt: 'Es un supuesto nuestro. Pregunte aquí:',
  counselor:
    '¿Tiene dudas? Una agencia de asesoría de crédito sin fines de lucro puede ver todo esto con usted. Llame al 800-388-2227.',
  nothingOwed: 'No debe nada',
  noDebts: 'Todavía no hay deudas',
  emptyText: 'Cuando Mis deudas tenga una deuda con saldo, aquí verá todas las salidas.',
  addDebts: 'Ir a Mis deudas',
}

export const personTexts: Words<typeof En.personTexts> = {
  incomeCents: {
    label: 'Ingresos al mes, antes de impuestos',
    hint: 'El promedio de los últimos seis meses. Para el primer paso de la prueba de ingresos (means test).',
  },
  medianCents: {
    label: 'Ingreso medio de su estado, al año',
    hint: 'Para un hogar del tamaño del suyo.',
  },
  assetsCents: {
    label: 'En cuánto se vendería todo lo que tiene',
    hint: 'Si debe más que esto, la parte que pasa de aquí no paga impuestos cuando se perdona una deuda.',
  },
  unprotectedCents: {
    label: 'La parte que su estado no protege',
    hint: 'En una bancarrota iría a sus prestamistas. Una consulta legal se lo puede aclarar. Muchas personas no tienen nada de esto.',
  },
}

export const householdTexts: Words<typeof En.householdTexts> = {
  state: 'Su estado',
  choose: 'Elija su estado',
  people: 'Personas en su hogar',
  size: (people) => (people === 1 ? '1 persona' : `${people} personas`),
  peopleHint:
    'Cuente a usted y a quienes comparten su casa y su dinero. Las cortes cuentan de distintas maneras.',
  filled: (day) => `De la tabla para casos presentados desde el ${day}.`,
  newer: 'Puede haber una más nueva:',
  lookUp: 'Elija su estado, o búsquelo aquí:',
}

export const answerTexts: Words<typeof En.answerTexts> = {
  planEnds: (total, time) => `Su plan cuesta ${total} en total y toma ${time}.`,
  planLacks: {
    neverEnds: 'Su plan no llega a cero: los intereses superan los pagos.',
    tooLong: 'Su plan toma más de 50 años.',
    tooLittleMoney: 'Su plan no alcanza para sus mínimos.',
  },
  cheaper: (count) =>
    count === 0
      ? 'Aquí ninguna otra salida cuesta menos.'
      : count === 1
        ? 'Aquí hay una salida que cuesta menos.'
        : `Aquí hay ${count} salidas que cuestan menos.`,
  ends: (count) =>
    count === 1
      ? 'Aquí hay una salida que sí tiene final.'
      : `Aquí hay ${count} salidas que sí tienen final.`,
  noneEnds:
    'Con este dinero, ninguna salida de aquí tiene final. Una agencia de asesoría de crédito sin fines de lucro puede buscar más opciones con usted.',
  less: (cents) => `${cents} menos que su plan`,
  more: (cents) => `${cents} más que su plan`,
  same: 'Lo mismo que su plan',
}

export const whyTexts: Words<typeof En.whyTexts> = {
  nothingUnsecured: 'Es para tarjetas y préstamos sin casa ni auto como garantía, y usted no tiene ninguno.',
  noCardWithInterest: 'Es para tarjetas que cobran intereses, y usted no tiene ninguna.',
  rateNotLower: 'Sus tasas ya son iguales o más bajas.',
  tooLittleMoney: 'Pide más al mes de lo que usted tiene.',
  neverEnds: 'Los intereses superan los pagos, así que nunca termina.',
  tooLong: 'Tomaría más de 50 años.',
  otherDebtsNeverEnd:
    'Termina algunas de sus deudas, pero con el dinero que queda las otras nunca se terminan.',
}

export const asks: typeof En.asks = (cents, have) => `Pide unos ${cents} al mes. Usted tiene ${have}.`

export const meansTexts: Words<typeof En.meansTexts> = {
  chapter7: {
    below:
      'Sus ingresos no están por encima del ingreso medio de su estado. Así pasa el primer paso de la prueba de ingresos (means test).',
    above:
      'Sus ingresos están por encima del ingreso medio de su estado. Decide una segunda prueba; una consulta legal se lo puede aclarar.',
    unknown:
      'Que pueda presentarla depende de sus ingresos. Escríbalos en “Sobre usted” para tener una primera idea.',
  },
  chapter13: {
    below: 'Contado en 36 meses, porque sus ingresos no están por encima del ingreso medio de su estado.',
    above: 'Contado en 60 meses, porque sus ingresos están por encima del ingreso medio de su estado.',
    unknown: 'Contado en 60 meses. Con ingresos por debajo del ingreso medio de su estado son 36.',
  },
}

export const fieldTexts: Words<typeof En.fieldTexts> = { months: 'meses' }

export const fieldErrors: Words<typeof En.fieldErrors> = {
  percent: 'Escriba un porcentaje de 0 a 99, como 8.',
  months: (most) => `Escriba meses enteros, de 1 a ${most}.`,
  dollars: 'Escriba un monto, como 1,500.',
}
