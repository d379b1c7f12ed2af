import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const debtActions: Words<typeof En.debtActions> = {
  recordPayment: 'Anotar pago',
  recordPaymentTo: (name) => `Anotar pago a ${name}`,
  edit: 'Editar',
  editNamed: (name) => `Editar ${name}`,
  history: 'Historial',
  historyOf: (name) => `Historial de ${name}`,
  remove: 'Eliminar',
  removeNamed: (name) => `Eliminar ${name}`,
  undo: 'Deshacer',
}

export const trackerTexts: Words<typeof En.trackerTexts> = {
  title: 'Mis deudas',
  lead: 'Vea el día en que no deberá nada.',
  debtFree: 'libre de deudas',
  add: 'Agregar a mano',
  importDebts: 'Importar deudas',
  note: (on) =>
    `Solo educación. Estas cifras vienen de lo que usted anotó, o de lo que envió su banco, al ${on}. Si no coinciden con el estado de cuenta de su prestamista, vale el estado de cuenta. El plan primero suma los intereses, después resta el pago, y sigue pagando el mismo monto hasta saldarlo todo.`,
}

export const debtsSummaryTexts: Words<typeof En.debtsSummaryTexts> = {
  label: 'Resumen',
  total: 'Deuda total',
  minimums: 'Mínimos al mes',
  accounts: 'Total de cuentas',
  paid: (percent) => `${percent}% pagado desde que empezó`,
  fromPerson: 'según lo que usted anotó',
  fromBank: 'según su banco',
  fromBoth: 'según usted y su banco',
  atLeast: 'al mes, por lo menos',
  dueOn: (day) => `vencen el día ${day}`,
  dueBetween: (first, last) => `vencen entre el ${first} y el ${last}`,
  firstPaidOff: (name, month) => `${name} se salda primero, en ${month}`,
  paidOff: (count) => plural(count, 'cuenta saldada', 'cuentas saldadas'),
}

export const debtToasts: Words<typeof En.debtToasts> = {
  addFailed: {
    title: 'No se pudo agregar la deuda. Inténtelo de nuevo.',
    description: 'Lo que escribió sigue aquí.',
  },
  removed: { title: 'Se eliminó la deuda' },
  added: (name) => ({ title: `Se agregó ${name}`, description: 'Su plan ya la cuenta.' }),
  changed: (name) => ({ title: `Se guardó ${name}` }),
  changeFailed: {
    title: 'No se pudieron guardar sus cambios.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  removeFailed: {
    title: 'No se pudo eliminar la deuda.',
    description: 'Sigue en su lista. Inténtelo de nuevo.',
  },
  paid: (amount, name) => ({ title: `Se anotaron ${amount} a ${name}` }),
  payFailed: {
    title: 'No se pudo anotar el pago.',
    description: 'No se cambió nada. Inténtelo de nuevo.',
  },
  payUndone: { title: 'Se deshizo el pago', description: 'El saldo es el de antes.' },
  undoFailed: {
    title: 'No se pudo deshacer el pago.',
    description: 'Todavía cuenta. Puede deshacerlo en el historial.',
  },
  balanceTaken: (name, bank) => ({
    title: `${name} toma los datos de ${bank}`,
    description: 'Su saldo es el que dice el banco.',
  }),
  balanceBack: { title: 'Volvió el saldo que usted anotó' },
  balanceFailed: {
    title: 'No se pudo cambiar el saldo.',
    description: 'Es el de antes. Inténtelo de nuevo.',
  },
  planNotKept: {
    title: 'No se pudo guardar su pago adicional.',
    description: 'Las cifras de aquí son correctas, pero si recarga la página verá el último monto guardado.',
  },
}

export const formSentences: Words<typeof En.formSentences> = {
  name: 'Póngale un nombre a esta deuda.',
  type: 'Elija qué tipo de deuda es.',
  balance: 'Escriba el saldo, por ejemplo 4,250.00.',
  amount: 'Escriba un monto, por ejemplo 1,234.50.',
  percent: 'Escriba la tasa anual en porcentaje, por ejemplo 18.99.',
  share: 'Escriba una parte del 0 al 100 por ciento, por ejemplo 1.',
  date: 'Escriba una fecha que exista.',
  promoRate: 'Escriba la tasa de la oferta, por ejemplo 0.',
  promoEndsOn: 'Escriba el último día de la oferta.',
  offerEnded:
    'Este día ya pasó. No incluya una oferta que terminó: ahora cuenta la tasa normal, y el interés diferido que se cobró es parte del saldo.',
  deferredRate: 'Escriba la tasa que se cobra si queda un saldo.',
  statementMinimum: 'Escriba el mínimo del estado de cuenta, por ejemplo 45.00.',
  statementDueOn: 'Escriba el día en que vence ese pago.',
  paymentAmount: 'Escriba lo que pagó, por ejemplo 150.00.',
  paidInFuture: 'Elija hoy o un día anterior.',
  moreThanOwed: 'Es más de lo que debe aquí. Escriba como máximo lo que queda.',
}

export const numberNames: Words<typeof En.numberNames> = {
  balance: 'Saldo',
  interestRate: 'Tasa de interés',
  minimumPayment: 'Pago mínimo',
  promoRate: 'Tasa',
  deferredRate: 'Tasa',
  deferredAccrued: 'Intereses',
  rulePercent: 'Parte del saldo',
  statementMinimum: 'Mínimo',
  creditLimit: 'Límite de crédito',
  interest: 'Intereses',
  fees: 'Cargos',
  charges: 'Compras nuevas',
  other: 'Monto',
}

export const emptyDebts: Words<typeof En.emptyDebts> = {
  title: '¿Quiere tomar el control?',
  text: 'Agregue lo que debe, con los datos de sus estados de cuenta. Verá cuándo podría ser libre, cuánto cuesta y qué deuda pagar primero.',
  action: 'Agregar su primera deuda',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudieron cargar sus deudas.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const shareTexts: Words<typeof En.shareTexts> = {
  action: 'Compartir plan',
  title: 'Compartir este plan con un enlace',
  lead: 'Cualquiera que tenga el enlace puede leer estos saldos y tasas. Están en el enlace mismo; nuestro servidor nunca los recibe. El enlace queda en los chats y en el historial del navegador.',
  withNames: 'Incluir los nombres de las deudas',
  namesHint: 'Sin los nombres, se llaman Deuda 1, Deuda 2.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  tooMuch: 'Este plan tiene demasiadas deudas para un enlace.',
}

export const sharedTexts: Words<typeof En.sharedTexts> = {
  loading: 'Abriendo el plan',
  kind: 'Un plan compartido',
  free: (month) => `Este plan queda libre de deudas en ${month}.`,
  noEnd: 'Este plan todavía no llega a cero.',
  basis: ({ order, extra, total, on }) =>
    `Se deben ${total} al ${on}, ${order}, con ${extra} adicionales al mes.`,
  debts: 'Las deudas de este plan',
  note: 'Alguien compartió estas cifras con un enlace. Se muestran aquí y no se guardan en ningún lugar; no se cambió nada suyo. Solo educación.',
  broken: 'Este enlace no tiene ningún plan.',
  brokenText: 'Puede haberse cortado. Pídalo otra vez y cópielo completo.',
  own: 'Hacer su propio plan',
}
