import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  unknown: 'Esa cuenta no existe. Es posible que se haya eliminado.',
  oneself: 'Esta es su propia cuenta. Use su configuración. No se cambió nada.',
  isDisabled: 'Esta cuenta está desactivada. No se cambió nada.',
  isOpen: 'Esta cuenta ya está abierta. No se cambió nada.',
  isVerified: 'Esta dirección ya está confirmada. No se envió ningún correo.',
  notOn: 'La verificación en dos pasos está desactivada en esta cuenta. No se cambió nada.',
  mailedEnough:
    'Esta persona recibió cinco de estos correos en una hora. Espere un poco. No se envió ningún correo.',
  helpMailed: 'El enlace va en camino a la persona dueña de la cuenta. Sirve durante una hora.',
  verificationMailed: 'El enlace va en camino a la persona dueña de la cuenta. Sirve durante un día.',
  resetStarted:
    'Le avisamos por correo electrónico a la persona dueña de la cuenta. Su enlace funciona después de un día, y hasta entonces puede detenerlo.',
  disabled: 'La cuenta está desactivada. Se cerraron todas las sesiones.',
  enabled: 'La cuenta está abierta otra vez.',
}
