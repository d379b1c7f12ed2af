import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const copyMessages: Words<typeof En.copyMessages> = {
  copied: '¡Copiado!',
  failed: { title: 'No se pudo copiar', description: 'Seleccione el texto y cópielo a mano.' },
}

export const tabTitle: typeof En.tabTitle = (name) => `${name}, Jubilee`

export const actionTexts: Words<typeof En.actionTexts> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  keep: 'Conservar',
}

export const loadingLabel: Words<typeof En.loadingLabel> = 'Cargando'

export const loadFailedMessages: Words<typeof En.loadFailedMessages> = {
  text: 'No se cambió nada. Revise su conexión e inténtelo de nuevo.',
  action: 'Reintentar',
}

export const listTexts: Words<typeof En.listTexts> = {
  loading: (what) => `Cargando: ${what}`,
  failed: (what) => `No se pudo cargar: ${what}. No se perdió nada.`,
  moreFailed: 'No se pudo cargar el resto. Inténtelo de nuevo.',
  previous: 'Anterior',
  next: 'Siguiente',
  shown: (first, last, count) => `${first} a ${last} de ${count}`,
}

export const notShownMessages: Words<typeof En.notShownMessages> = {
  card: {
    title: 'No se pudo mostrar esta parte.',
    text: 'Algo falló de nuestro lado. No se cambió ninguno de sus datos.',
  },
  screen: {
    title: 'Esta pantalla no se abrió.',
    text: 'Algo falló de nuestro lado. Lo que usted guardó sigue ahí. Inténtelo de nuevo o abra otra pantalla.',
  },
}

export const lateDialogMessages: Words<typeof En.lateDialogMessages> = {
  waiting: 'Un momento',
  opening: 'Abriendo',
  failed: 'No se abrió',
}

export const offlineMessages: Words<typeof En.offlineMessages> = {
  title: 'No tiene conexión.',
  needsLine: 'Para esto hace falta una conexión. No se envió nada. Inténtelo cuando vuelva a tener conexión.',
}

export const opensInNewTab: Words<typeof En.opensInNewTab> = '(se abre en otra pestaña)'

export const sampleLabel: Words<typeof En.sampleLabel> = 'Ejemplo'

export const topicNames: typeof En.topicNames = {
  credit: 'Crédito',
  debt: 'Deudas',
  savings: 'Ahorro',
  budgeting: 'Presupuesto',
  investing: 'Inversión',
  negotiation: 'Negociación',
  consolidation: 'Consolidación',
  income: 'Ingresos',
  motivation: 'Motivación',
}
