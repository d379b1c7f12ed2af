import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const startTexts: Words<typeof En.startTexts> = {
  title: '¿Qué deudas tiene?',
  lead: 'Empiece con cualquiera. Su último estado de cuenta tiene los números; por ahora basta un cálculo aproximado.',
  debts: 'Sus deudas',
  first: 'Su primera deuda',
  next: 'La siguiente deuda',
  name: 'Nombre',
  nameHint: 'Como Visa o Préstamo del auto.',
  balance: 'Saldo',
  minimum: 'Mínimo al mes',
  rate: 'Tasa (APR)',
  rateHint: '¿No la sabe? Déjela vacía: usamos una típica y se lo decimos.',
  minimumHint: 'Si lo deja vacío, lo estimamos.',
  kind: 'Tipo',
  monthly: (amount) => `${amount} al mes`,
  add: 'Agregar deuda',
  edit: (name) => `Editar ${name}`,
  answer: 'Su plan',
  see: 'Ver el plan',
}

export const amountTexts: Words<typeof En.amountTexts> = {
  title: '¿Cuánto puede pagar al mes por todas estas deudas?',
  lead: (minimums) => `Sus mínimos suman ${minimums}.`,
  minimums: 'solo los mínimos',
  endless: 'sin final a la vista',
  other: 'Otro monto',
  otherLabel: 'Monto al mes',
  tooLow: (minimums) => `Sus mínimos suman ${minimums}. Escriba ese monto o más.`,
  haveLess: 'Este mes tengo menos que eso',
  use: 'Usar este monto',
}

export const pasteTexts: Words<typeof En.pasteTexts> = {
  label: 'Pegar una lista',
  field: 'Su lista, una deuda por línea',
  hint: 'Cópiela de un estado de cuenta, una hoja de cálculo o sus notas. Por ejemplo: Visa, 3,000, 22.99%, 90 al mes.',
  read: 'Leer la lista',
  found: (count) => (count === 1 ? 'Se encontró 1 deuda' : `Se encontraron ${count} deudas`),
  none: 'No se encontró ninguna deuda. Cada línea necesita un nombre y un saldo.',
  leftOut: 'No se incluyó',
  reasons: {
    noBalance: 'no se encontró un monto',
    noName: 'no se encontró un nombre',
    tooMany: 'solo se leen las primeras 100 líneas',
  },
  add: (count) => `Agregar ${plural(count, 'deuda')}`,
  added: (count) => ({ title: count === 1 ? 'Se agregó 1 deuda' : `Se agregaron ${count} deudas` }),
  monthly: (minimum) => `${minimum} al mes`,
  failed: (name) => ({
    title: `No se pudo agregar ${name}.`,
    description: 'Lo que estaba antes sí se agregó. Inténtelo de nuevo con el resto.',
  }),
}

export const otherWays: Words<typeof En.otherWays> = {
  file: 'Importar un archivo',
  private:
    'Con una cuenta también puede importar un archivo o conectar un banco. Lo que escriba aquí se queda con usted.',
  create: 'Crear una cuenta gratis',
}
