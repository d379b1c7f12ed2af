import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const openTabs: Words<typeof En.openTabs> = {
  legal: (title) => `${title}: Jubilee`,
  unsubscribe: 'Sus correos electrónicos, Jubilee',
  welcome: 'Le damos la bienvenida: Jubilee',
}
