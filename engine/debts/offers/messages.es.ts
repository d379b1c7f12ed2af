import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  balanceOf: (balance, debt) => `${balance} de ${debt}`,
}
