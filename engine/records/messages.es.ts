import type { Words } from '#engine/language/bilingual.ts'
import type { English, RecordNames } from './messages.ts'

const names: Words<RecordNames> = {
  debt: { one: 'esta deuda', many: 'deudas', first: 'una', another: 'otra' },
  goal: { one: 'esta meta', many: 'metas', first: 'una', another: 'otra' },
  category: { one: 'esta categoría', many: 'categorías', first: 'una', another: 'otra' },
  group: { one: 'este grupo', many: 'grupos', first: 'uno', another: 'otro' },
  score: { one: 'este puntaje', many: 'puntajes', first: 'uno', another: 'otro' },
  case: { one: 'este caso', many: 'casos', first: 'uno', another: 'otro' },
}

export const spanish: Words<English> = {
  missing: (record) => `No encontramos ${names[record].one}. Es posible que se haya eliminado.`,
  tooMany: (most, record) => {
    const { many, first, another } = names[record]
    return `Puede tener hasta ${most} ${many}. Elimine ${first} para agregar ${another}.`
  },
  removed: (record) => `Se eliminó ${names[record].one}.`,
  changedSince: (record) =>
    `Algo cambió en ${names[record].one} después de que usted abrió la pantalla. No se perdió nada. Revise los datos y vuelva a hacer su cambio.`,
}
