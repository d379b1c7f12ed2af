import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const removalTexts: Words<typeof En.removalTexts> = {
  legend: 'Eliminar también',
  hint: 'Con esto también se puede iniciar sesión. Quite la marca de lo que conoce y todavía usa. Lo demás se elimina.',
  added: (kind, date) => `${kind}: desde el ${date}`,
  passkey: 'Llave de acceso',
  authenticator: 'Aplicación de autenticación',
  authenticatorKind: 'Códigos para iniciar sesión',
  codeLabel: 'Código de su aplicación, o un código de recuperación',
  codeHint:
    'Lo necesitamos para eliminar la aplicación. ¿No tiene un código? Quite la marca de la aplicación arriba para conservarla. Podrá cambiar su contraseña de todos modos.',
  codeMissing: 'Escriba un código para eliminar la aplicación, o quite la marca para conservarla.',
}

export const linkTexts: Words<typeof En.linkTexts> = {
  notRead: 'No pudimos leer este enlace. Su contraseña no cambió.',
  askForNew: 'Pedir un enlace nuevo',
  startsClean:
    'Este enlace también confirma su correo electrónico. Se elimina todo lo que se configuró antes para iniciar sesión, por si lo hizo otra persona.',
}

export const confirmFirstTexts: Words<typeof En.confirmFirstTexts> = {
  passkey:
    'Primero confirme su correo electrónico. Así nadie puede crear una cuenta con su dirección y dejar en ella una llave de acceso.',
  twoFactor:
    'Primero confirme su correo electrónico. Así nadie puede crear una cuenta con su dirección y dejarle fuera.',
  send: 'Enviar el enlace otra vez',
}
