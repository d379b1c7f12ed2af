import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './leaving-messages.ts'

export const cardTexts: Words<typeof En.cardTexts> = {
  more: (name) => `Más opciones para ${name}`,
  statements: 'Revisar un estado de cuenta',
}

export const removing: Words<typeof En.removing> = {
  action: 'Eliminar',
  title: (name) => `¿Eliminar ${name}?`,
  text: 'Sus pagos y su historial se van con ella. Puede recuperarla durante 30 días. Después, esto no se puede deshacer.',
  label: 'Eliminar deuda',
  back: (name) => ({
    title: `Se recuperó ${name}`,
    description: 'Sus pagos y su historial también están de vuelta.',
  }),
  backFailed: {
    title: 'No se pudo recuperar la deuda.',
    description: 'Sigue en Deudas eliminadas. Inténtelo de nuevo.',
  },
}

export const closing: Words<typeof En.closing> = {
  action: 'Cerrar esta deuda',
  title: (name) => `¿Cerrar ${name}?`,
  paidText:
    'Pasa a Deudas cerradas. Su historial queda, y lo que usted pagó sigue contando. Puede reabrirla cuando quiera.',
  owedText: (owed) =>
    `Todavía debe ${owed} aquí. Díganos qué pasó con ese monto, y el historial lo mostrará. Puede reabrir esta deuda cuando quiera.`,
  label: 'Cerrar deuda',
  choice: '¿Qué pasó?',
  choices: {
    paid: 'Se saldó',
    refinanced: 'La pasé a otra deuda',
    forgiven: 'Me la perdonaron o cancelaron',
    other: 'Otra cosa',
  },
  notes: {
    paid: (owed) => `Anotamos un pago de ${owed} hoy.`,
    refinanced: 'Un refinanciamiento, una transferencia de saldo o un préstamo de consolidación.',
    forgiven: 'No cuenta como pagado.',
    other: 'Lo que queda se descuenta. No cuenta como pagado.',
  },
  missing: 'Elija qué pasó con lo que todavía debe.',
  done: (name) => ({ title: `Se cerró ${name}`, description: 'Está en Deudas cerradas.' }),
  failed: { title: 'No se pudo cerrar la deuda.', description: 'No se perdió nada. Inténtelo de nuevo.' },
  reopened: (name) => ({ title: `${name} está abierta otra vez` }),
  reopenFailed: {
    title: 'No se pudo reabrir la deuda.',
    description: 'Sigue en Deudas cerradas. Inténtelo de nuevo.',
  },
}

export const asideTexts: Words<typeof En.asideTexts> = {
  label: 'Deudas cerradas y eliminadas',
  noneOpen: 'No tiene deudas abiertas.',
  closed: 'Deudas cerradas',
  closedNote: 'Terminadas, con su historial.',
  closedOn: (day, paid) => `Cerrada el ${day}. Usted pagó ${paid}.`,
  writtenOff: (amount) => `No se pagaron ${amount}.`,
  reopen: 'Reabrir',
  reopenNamed: (name) => `Reabrir ${name}`,
  removed: 'Deudas eliminadas',
  removedNote: 'Puede recuperarlas durante 30 días.',
  removedOn: (day, last) => `Eliminada el ${day}. Se elimina para siempre el ${last}.`,
  bringBack: 'Recuperar',
  bringBackNamed: (name) => `Recuperar ${name}`,
  loading: 'Cargando la lista',
}
