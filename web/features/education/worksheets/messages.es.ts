import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const worksheetsHead: Words<typeof En.worksheetsHead> = {
  title: 'Hojas de trabajo para imprimir, Jubilee',
  description:
    'Hojas de trabajo gratis en español e inglés: una lista de deudas, un calendario de facturas, un registro de gastos, un registro de llamadas y una lista para enviar cartas, en PDF para imprimir.',
}

export const worksheetsTexts: Words<typeof En.worksheetsTexts> = {
  back: 'Educación financiera',
  title: 'Hojas de trabajo',
  lead: 'Cinco hojas para imprimir y escribir en ellas, en PDF de tamaño carta. Cada una dice arriba cómo usarla.',
  language: 'Idioma de las hojas',
  languages: { en: 'English', es: 'Español' },
  filling: 'Qué traen',
  fillings: { empty: 'Líneas vacías', filled: 'Mis propios datos' },
  filledHint:
    'Llenamos sus deudas, las facturas y el presupuesto de este mes, y las compañías con las que trata. Guarde una hoja llena donde solo usted pueda leerla.',
  offer: 'Con una cuenta gratis, una hoja puede venir con sus propias deudas y facturas.',
  create: 'Crear una cuenta gratis',
  failed: 'No se pudo preparar la hoja. No se perdió nada. Inténtelo de nuevo.',
}
