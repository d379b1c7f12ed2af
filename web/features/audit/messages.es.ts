import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const auditTexts: Words<typeof En.auditTexts> = {
  pageTitle: 'Registro de auditoría, Jubilee',
  title: 'Registro de auditoría',
  lead: 'Todo lo que hizo la administración, lo más reciente primero. Aquí se agregan líneas y nunca se cambian.',
  found: 'Acciones encontradas',
  count: (lines, isMore) => (isMore ? `${lines} líneas y más` : plural(lines, 'línea')),
  none: 'No se encontró nada. Pruebe con otra búsqueda.',
  nothingYet: 'Todavía no hay ninguna acción.',
  by: (admin) => `por ${admin}`,
  more: 'Ver las anteriores',
  loadFailed: 'No se pudo cargar el registro de auditoría.',
  gone: 'una cuenta eliminada',
}

export const auditSearchTexts: Words<typeof En.auditSearchTexts> = {
  label: 'Buscar en el registro de auditoría',
  words: 'Palabras',
  wordsHint: 'En la frase, la acción o el asunto',
  admin: 'Administrador',
  anyAdmin: 'Todos',
  act: 'Acción',
  anyAct: 'Todas las acciones',
  subject: 'Asunto',
  subjectHint: 'El identificador completo',
  from: 'Desde',
  to: 'Hasta',
  toHint: 'Los días están en UTC',
  search: 'Buscar',
  clear: 'Ver todo',
}
