import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './mail-messages.ts'

export const spanish: Words<English> = {
  exportReady: {
    subject: 'Sus datos están listos',
    lead: 'El archivo con todos sus datos está listo.',
    label: 'Descargarlo en Configuración',
    until: (day) => `Puede descargarlo hasta el ${day}. Después puede pedir uno nuevo en cualquier momento.`,
    notYou: 'Si usted no lo pidió, cambie su contraseña: alguien tiene abierta su cuenta.',
  },
  deletionAsked: {
    subject: 'Su cuenta se eliminará',
    lead: (day) => `Usted nos pidió eliminar su cuenta. Se eliminará el ${day}, con todo lo que contiene.`,
    until: 'Hasta entonces nada cambia, y todavía puede conservar la cuenta.',
    label: 'Conservar mi cuenta',
    notYou: 'Si usted no pidió esto, conserve la cuenta y cambie su contraseña.',
  },
  kept: {
    subject: 'Su cuenta se conserva',
    lead: 'Su cuenta no se elimina. Todo está como antes.',
  },
  deleted: {
    subject: 'Su cuenta se eliminó',
    lines: [
      'Se eliminó su cuenta con todo lo que contenía. Los planes y las donaciones mensuales terminaron, y los bancos ya no están conectados.',
      'Si donó a la fundación, el monto se queda en su libro de cuentas público, sin su nombre.',
      'Este es nuestro último correo para usted. Le deseamos lo mejor.',
    ],
  },
}
