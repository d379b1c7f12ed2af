import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missingBank: 'No encontramos este banco. Es posible que se haya eliminado.',
  unnamedBank: 'Su banco',
  unnamedAccount: 'Cuenta bancaria',
  missingTransaction: 'No encontramos este movimiento. Es posible que su banco lo haya anulado.',
  missingRule: 'No encontramos esta regla. Es posible que ya se haya eliminado.',
  missingCategory: 'No encontramos esta categoría. Es posible que se haya eliminado.',
  notSpending:
    'Esto es una transferencia, un pago de una deuda o un ingreso. No es un gasto, así que queda fuera de su presupuesto.',
  linkOver: 'Este intento de conexión ya venció o ya se usó. No se conectó nada. Empiece de nuevo.',
  bankAway:
    'No podemos comunicarnos con su banco en este momento. No se perdió ni se cambió nada. Inténtelo de nuevo en unos minutos.',
  stillLinking: 'Su banco todavía se está conectando. No se perdió nada. Revise otra vez en un minuto.',
  mustSignIn:
    'Su banco le pide iniciar sesión de nuevo. No se perdió nada. Repare la conexión para continuar.',
  unlinked: 'El banco se desconectó. Sus deudas y sus gastos se conservan.',
  ruleForgotten: 'La regla se eliminó. Lo que clasificó queda donde está.',
  linksNotEnded: 'No pudimos avisar al servicio bancario que las conexiones terminaron.',
  endsMail: {
    subject: 'Terminaremos nuestro acceso a su banco',
    planIsOver: (day) => `Su plan ya no incluye bancos conectados. El ${day} terminaremos nuestro acceso a:`,
    unlessPlanGoesOn: 'Si su plan continúa antes de ese día, las conexiones quedan como están.',
    seePlans: 'Ver los planes',
  },
  endedMail: {
    subject: 'Nuestro acceso a su banco terminó',
    asWeWrote: 'Como le escribimos hace una semana, terminamos nuestro acceso a:',
    linkAgain:
      'Con un plan que lo incluya, puede volver a conectar el banco cuando quiera. Sus deudas se reconocen y nada se duplica.',
    seeBanks: 'Ver sus bancos',
  },
  debtsStay:
    'Las deudas que vinieron de ahí quedan en su lista, y lo que gastó queda en su presupuesto. Desde ahora usted las actualiza a mano.',
}
