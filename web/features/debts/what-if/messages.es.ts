import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const whatIfTexts: Words<typeof En.whatIfTexts> = {
  title: '¿Y si…?',
  rows: {
    more: { title: 'Más dinero cada mes', note: 'Un aumento, o un contrato de auto que termina' },
    once: { title: 'Dinero una sola vez', note: 'Un reembolso de impuestos o un bono' },
    pause: { title: 'Un mes difícil', note: 'Pagar solo sus mínimos' },
    rate: { title: 'Una tasa más baja', note: 'Una que su prestamista podría aceptar' },
    loan: { title: 'Un préstamo nuevo', note: 'Un préstamo de consolidación o una transferencia de saldo' },
    by: { title: 'Terminar para una fecha', note: 'Cuánto necesita cada mes' },
    order: { title: 'Su propio orden', note: 'Usted elige qué deuda va primero' },
  },
  loading: 'Abriendo',
  tryIt: 'Probar',
  remove: (what) => `Eliminar: ${what}`,
  removeShort: 'Eliminar',
}

export const keptRowTexts: Words<typeof En.keptRowTexts> = {
  title: 'Planes que guardó',
  note: 'Vuelva a cualquiera cuando quiera',
  loading: 'Abriendo los planes que guardó',
}

export const lineTexts: Words<typeof En.lineTexts> = {
  name: 'Su plan actual',
  until: (month) => `Su plan actual termina en ${month}`,
  endless: 'Su plan actual no tiene fecha final',
  note: 'La línea de puntos es su plan actual.',
}
