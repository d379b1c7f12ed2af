import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './order-messages.ts'

export const orderMessages: Words<typeof En.orderMessages> = {
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  drag: (name) => `Arrastrar ${name}, o mover con las flechas del teclado`,
  placed: (name, place, of) => `${name}: ahora es ${place} de ${of}`,
}
