import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missing: 'No encontramos esta conversación. Es posible que se haya eliminado.',
  missingStartNew: 'No encontramos esta conversación. Es posible que se haya eliminado. Empiece una nueva.',
  usedUp: (most) =>
    `Ya usó los ${most} mensajes de hoy. Su plan, su presupuesto y la biblioteca siguen abiertos como siempre; el asesor vuelve mañana.`,
  deleted: 'Se eliminó la conversación.',
  allDeleted: 'Se eliminaron todas las conversaciones.',
  label:
    'Solo educación, no un consejo hecho para usted. Los números vienen de sus propios datos y de nuestros cálculos.',
  modelNote: 'Un modelo de lenguaje ayudó a leer esta pregunta. Cada palabra y cada número son nuestros.',
  guards: {
    others:
      'Solo puedo ver sus propios datos, y nadie más puede ver los suyos. Si tiene una pregunta sobre sus deudas, su presupuesto o sus metas, pregunte.',
    manipulation:
      'Sigo unas reglas que le protegen: cada número viene de sus datos o de nuestros cálculos, no prometo nada y no nombro productos. Dentro de ellas le ayudo con gusto. ¿Qué quiere saber de su dinero?',
  },
  questions: {
    more: (dollars) => `¿Qué pasa si pago $${dollars} más al mes?`,
    less: (dollars) => `¿Qué pasa si pago $${dollars} menos al mes?`,
    stopExtra: '¿Qué pasa si dejo de pagar el extra?',
    once: (amount) => `¿Qué pasa si pago ${amount} una sola vez?`,
    earn: (dollars) => `¿Qué pasa si gano $${dollars} más al mes?`,
    ratio: (income) => `¿Qué parte de mi ingreso se va en deudas con ${income} al mes?`,
    doneIn: (years) => `¿Cuánto debo pagar para terminar en ${years} años?`,
    owed: (name) => `¿Cuánto debo en ${name}?`,
  },
  understood: {
    or: '; o: ',
    instead: 'en vez de',
    without: 'sin',
    months: (months) => `${months} meses`,
  },
}
