import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const tryHere: Words<typeof En.tryHere> = 'Probar aquí, sin cuenta'

export const keptHere: Words<typeof En.keptHere> = {
  label: 'Guardado en este dispositivo',
  text: 'Guardado solo en este dispositivo. Si borra los datos de este navegador, se pierde.',
  save: 'Guardar un archivo',
  leave: 'Salir',
  notSaved: { title: 'No se creó el archivo', description: 'No se cambió nada. Inténtelo de nuevo.' },
}

export const leaving: Words<typeof En.leaving> = {
  title: '¿Salir y eliminar lo que anotó?',
  description:
    'Sus deudas y metas están solo en este dispositivo. Se eliminan de él para siempre. Si quiere conservarlas, primero guarde un archivo.',
  confirm: 'Eliminar y salir',
  cancel: 'Quedarme',
  failed: 'No se eliminó nada. Inténtelo de nuevo.',
}

export const comesAlong: Words<typeof En.comesAlong> =
  'Lo que se anotó en este dispositivo sin cuenta pasa a la cuenta nueva.'

export const carryOver: Words<typeof En.carryOver> = {
  label: 'Anotado sin cuenta',
  text: ({ things, lastChanged }) =>
    `Anotado en este dispositivo sin cuenta: ${things}.${lastChanged === null ? '' : ` Último cambio: ${lastChanged}.`} Si fue usted, puede pasarlo a su cuenta.`,
  debts: (count, balance) => `${plural(count, 'deuda')}, ${balance} en total`,
  goals: (count) => plural(count, 'meta'),
  unread:
    'En este dispositivo se anotaron deudas o metas sin cuenta. Si fue usted, puede pasarlas a su cuenta.',
  coming: 'Pasando a su cuenta lo que anotó…',
  bring: 'Son mías: pasarlas a mi cuenta',
  leave: 'No son mías: dejarlas',
  remove: 'Eliminarlas',
  failed: 'Todavía no pasaron a su cuenta. Siguen en este dispositivo. Inténtelo de nuevo.',
  done: {
    title: 'Todo pasó a su cuenta',
    description: 'Lo que anotó sin cuenta ahora está en su cuenta.',
  },
}

export const removing: Words<typeof En.removing> = {
  ...leaving,
  title: '¿Eliminar lo que se anotó aquí?',
  description:
    'Estas deudas y metas están solo en este dispositivo. Se eliminan de él para siempre, también para la persona que las anotó.',
  confirm: 'Eliminarlas',
  cancel: 'Conservarlas',
}

export const needsAccount: Words<typeof En.needsAccount> = {
  title: 'Esto requiere una cuenta gratis.',
  text: 'Lo que anotó se queda en este dispositivo. Mis deudas, Metas y Calculadoras siguen abiertas para usted sin cuenta.',
  create: 'Crear una cuenta',
  signIn: 'Iniciar sesión',
  back: 'Volver a Mis deudas',
}
