import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const sortingTexts: Words<typeof En.sortingTexts> = {
  choose: 'Elegir una categoría',
  notInUse: 'Una categoría que ya no se usa',
  outside: 'Fuera del presupuesto',
  moneyIn: 'Dinero recibido:',
}
