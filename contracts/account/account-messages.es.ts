import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './account-messages.ts'

export const spanish: Words<English> = {
  shorterEmail: 'Escriba un correo electrónico más corto.',
  email: 'Escriba un correo electrónico, por ejemplo nombre@example.com.',
  passwordTooShort: 'Use 8 caracteres como mínimo.',
  password: 'Escriba su contraseña.',
  tokenScopes: 'Elija qué puede hacer el token.',
  tokenName: 'Dele un nombre al token, por ejemplo Mi hoja de cálculo.',
  passkeyResponse: 'Esto no es la respuesta de una llave de acceso.',
  passkeyName: 'Dele un nombre a la llave de acceso, por ejemplo Mi teléfono.',
  appCode: 'Escriba los 6 dígitos de su aplicación.',
  recoveryCode: 'Escriba un código de recuperación.',
  recoveryCodeTooLong: 'Un código de recuperación es más corto.',
  codeOrRecoveryCode: 'Envíe un código o un código de recuperación.',
  reminderDays: 'Elija un número entero de días, de 1 a 14.',
  dateFormat: 'Elija un formato de fecha de la lista.',
  timeZone: 'Elija una zona horaria de la lista.',
  language: 'Elija un idioma de la lista.',
  currency: 'Elija una moneda de la lista.',
}
