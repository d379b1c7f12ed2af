import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  names: {
    debt: { one: 'esta deuda', many: 'deudas', first: 'una', another: 'otra' },
    goal: { one: 'esta meta', many: 'metas', first: 'una', another: 'otra' },
    category: { one: 'esta categoría', many: 'categorías', first: 'una', another: 'otra' },
    group: { one: 'este grupo', many: 'grupos', first: 'uno', another: 'otro' },
    score: { one: 'este puntaje', many: 'puntajes', first: 'uno', another: 'otro' },
    case: { one: 'este caso', many: 'casos', first: 'uno', another: 'otro' },
  },
  missing: (one) => `No encontramos ${one}. Es posible que se haya eliminado.`,
  tooMany: (most, { many, first, another }) =>
    `Puede tener hasta ${most} ${many}. Elimine ${first} para agregar ${another}.`,
  removed: (one) => `Se eliminó ${one}.`,
  changedSince: (one) =>
    `Algo cambió en ${one} después de que usted abrió la pantalla. No se perdió nada. Revise los datos y vuelva a hacer su cambio.`,
}
