import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const tabTitles: Words<typeof En.tabTitles> = {
  article: 'Artículo, Jubilee',
  billing: 'Facturación, Jubilee',
  budgeting: 'Presupuesto, Jubilee',
  calculators: 'Calculadoras, Jubilee',
  course: 'El curso, Jubilee',
  creditMonitor: 'Mi crédito, Jubilee',
  dashboard: 'Inicio, Jubilee',
  debtTracker: 'Mis deudas, Jubilee',
  extraIncome: 'Ingresos adicionales, Jubilee',
  goals: 'Metas, Jubilee',
  lesson: 'Lección, Jubilee',
  letters: 'Cartas, Jubilee',
  products: 'Productos, Jubilee',
  settings: 'Configuración, Jubilee',
  start: 'Comenzar, Jubilee',
}

export const billingHead: Words<typeof En.billingHead> = {
  title: 'Facturación',
  lead: 'Su plan, cómo lo paga y qué pasa con sus datos.',
}

export const productsHead: Words<typeof En.productsHead> = {
  eyebrow: 'Productos',
  title: 'Aprenda a su ritmo y sepa cuánto cuesta la ayuda.',
}

export const settingsHead: Words<typeof En.settingsHead> = {
  title: 'Configuración',
  lead: 'Lo que elija aquí se guarda en su cuenta.',
  forAdmins: 'Para administradores: <desk>el panel</desk>',
}
