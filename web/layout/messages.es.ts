import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const documentTexts: Words<typeof En.documentTexts> = {
  title: 'Jubilee: vea el día en que no deba nada',
  description: 'Escriba sus deudas y vea cuándo podría quedar libre, al centavo. Solo educación.',
  opening: 'Abriendo Jubilee',
}

export const motto: Words<typeof En.motto> = 'Fe. Finanzas. Libertad.'

export const accountFrameTexts: Words<typeof En.accountFrameTexts> = {
  home: 'Inicio',
  picture: 'Para qué sirve Jubilee',
  promise: 'Vea el día en que no deba nada.',
  lead: 'Escriba sus deudas como aparecen en sus estados de cuenta. Vea el mes, el costo y el próximo paso.',
}

export const headerTexts: Words<typeof En.headerTexts> = {
  main: 'Principal',
  startPage: 'Jubilee, página de inicio',
  dashboard: 'Jubilee, inicio',
  home: 'Inicio',
  signIn: 'Iniciar sesión',
  login: 'Iniciar sesión',
}

export const footerTexts: Words<typeof En.footerTexts> = {
  label: 'Pie de página',
  articles: 'Artículos',
  pricing: 'Precios',
  foundation: 'Fundación',
  grants: 'Ayudas',
  give: 'Donar',
  ledger: 'Libro de cuentas',
  privacy: 'Privacidad',
  terms: 'Términos',
  education: 'Solo educación. Jubilee no presta ni guarda dinero.',
}

export const privateScreenNames: Words<typeof En.privateScreenNames> = {
  debt: 'Deudas',
  goals: 'Metas',
  calculators: 'Calculadoras',
}

export const adminFrameTexts: Words<typeof En.adminFrameTexts> = {
  sections: 'Secciones de administración',
  folded: (section) => `Administración: ${section ?? 'secciones'}`,
}

export const errorScreenTexts: Words<typeof En.errorScreenTexts> = {
  title: 'Esta pantalla no se abrió.',
  text: 'Algo falló de nuestro lado. Lo que usted guardó sigue ahí. Vuelva a cargar la página; si no ayuda, vaya a la página de inicio.',
  reload: 'Volver a cargar',
  start: 'Página de inicio',
}

export const unreachableTexts: Words<typeof En.unreachableTexts> = {
  title: 'En este momento no hay conexión con Jubilee.',
  text: 'No se perdió ninguno de sus datos. Revise su conexión e inténtelo de nuevo en un momento.',
  again: 'Reintentar',
}

export const notFoundTexts: Words<typeof En.notFoundTexts> = {
  tab: '404 Página no encontrada, Jubilee',
  title: '404 Página no encontrada',
  text: 'No hay ninguna página en esta dirección. No se cambió ninguno de sus datos.',
  home: 'Ir al inicio',
}
