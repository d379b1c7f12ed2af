import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const adminPageTexts: Words<typeof En.adminPageTexts> = {
  deskTab: 'Administración, Jubilee',
  personTab: 'Una persona, Jubilee',
  previewTab: 'Vista previa, Jubilee',
  offersPreview: 'Productos',
}
