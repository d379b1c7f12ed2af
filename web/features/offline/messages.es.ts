import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const offlineLineTexts: Words<typeof En.offlineLineTexts> = {
  label: 'Sin conexión',
  figures: (when) => `Estas son sus cifras de ${when}.`,
}

export const keepTexts: Words<typeof En.keepTexts> = {
  question: '¿Guardar mis cifras en este dispositivo?',
  means:
    'Así su inicio, deudas, presupuesto y metas se abren sin conexión. Se quedan en este dispositivo hasta 7 días y no están cifrados. Se eliminan cuando cierra la sesión.',
  warning: 'Si otras personas usan este dispositivo, diga que no.',
  yes: 'Sí, guardarlas',
  no: 'No',
  kept: { title: 'Sus cifras se guardan en este dispositivo.' },
  notKept: { title: 'No se guarda nada en este dispositivo.' },
  title: 'Cifras en este dispositivo',
  label: 'Guardar mis cifras en este dispositivo',
}
