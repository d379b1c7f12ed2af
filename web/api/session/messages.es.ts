import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const confirmationTexts: Words<typeof En.confirmationTexts> = {
  notConfirmed: 'No escribió su contraseña. No se cambió nada.',
}
