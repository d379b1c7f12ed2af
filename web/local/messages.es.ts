import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const localAnswers: Words<typeof En.localAnswers> = {
  sentBefore:
    'Esto ya se envió antes con otros datos. No se cambió nada. Revise su lista y agregue lo que falte.',
  needsAccount: 'Para esto hace falta una cuenta gratis. Lo que escribió aquí se queda en este dispositivo.',
  signIn: 'Inicie sesión.',
  debtRemoved: 'Se eliminó la deuda.',
  goalRemoved: 'Se eliminó la meta.',
}
