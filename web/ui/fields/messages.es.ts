import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const fieldTexts: Words<typeof En.fieldTexts> = {
  optional: '(opcional)',
  email: 'Correo electrónico',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  checkThese: 'Revise lo siguiente e inténtelo de nuevo.',
}
