import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './launcher-messages.ts'

export const launcherTexts: Words<typeof En.launcherTexts> = {
  open: 'Preguntar al asesor',
  goOn: 'Seguir con el asesor',
  word: 'Asesor',
}

export const unreachable: Words<typeof En.unreachable> = {
  title: 'Error de conexión',
  description: 'No se pudo comunicar con el asesor. Inténtelo de nuevo.',
}

export const assistantTitle: Words<typeof En.assistantTitle> = 'Asistente educativo con IA'
