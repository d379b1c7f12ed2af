import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const foundationTabs: Words<typeof En.foundationTabs> = {
  apply: 'Solicitar una ayuda, Jubilee',
  donate: 'Donar a la fundación, Jubilee',
  thanks: 'Gracias, Jubilee',
}
