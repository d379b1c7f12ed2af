import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  retried: (count) => {
    if (count === 0) return 'Aquí no ha fallado nada. No se cambió nada.'
    return count === 1 ? '1 tarea está otra vez en cola.' : `${count} tareas están otra vez en cola.`
  },
}
