import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const offlineLineTexts: Words<typeof En.offlineLineTexts> = {
  label: 'Sin conexión',
  figures: (when) => `Estas son sus cifras del ${when}.`,
}

export const keepTexts: Words<typeof En.keepTexts> = {
  question: '¿Guardar mis cifras en este dispositivo?',
  means:
    'Así Inicio, sus deudas, su presupuesto y sus metas se abren sin conexión. Las cifras se quedan en este dispositivo hasta 7 días y no están cifradas. Se eliminan cuando cierra la sesión.',
  warning: 'Si otras personas usan este dispositivo, diga que no.',
  yes: 'Sí, guardarlas',
  no: 'No',
  kept: { title: 'Sus cifras se guardan en este dispositivo.' },
  notKept: { title: 'No se guarda nada en este dispositivo.' },
  title: 'Cifras en este dispositivo',
  label: 'Guardar mis cifras en este dispositivo',
}
