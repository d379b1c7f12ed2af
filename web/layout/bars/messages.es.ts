import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const BRAND: Words<typeof En.BRAND> = 'Jubilee'

export const skipToContent: Words<typeof En.skipToContent> = 'Ir al contenido'

export const navTexts: Words<typeof En.navTexts> = {
  main: 'Principal',
  logo: 'Jubilee, inicio',
  home: 'Inicio',
  credit: 'Crédito',
  debt: 'Deudas',
  budget: 'Presupuesto',
  education: 'Aprender',
  products: 'Productos',
  nonProfit: 'Fundación',
  more: 'Más',
}

export const accountTexts: Words<typeof En.accountTexts> = {
  tooltip: 'Su cuenta',
  menuOf: (initials) => `Su cuenta, ${initials}`,
  settings: 'Configuración',
  billing: 'Facturación',
  letters: 'Cartas',
  extraIncome: 'Ingresos adicionales',
  import: 'Importar',
  admin: 'Administración',
  signOut: 'Cerrar sesión',
}

const serviceNames = {
  mail: 'correo electrónico',
  payments: 'pagos',
  banking: 'bancos conectados',
  bureau: 'puntajes de crédito',
}

export const ribbonTexts: Words<typeof En.ribbonTexts> = {
  sandboxName: 'Entorno de prueba',
  sandbox: 'Entorno de prueba: nada aquí es real',
  todayIs: (day) => `Aquí hoy es ${day}`,
  mail: 'Correo',
  clock: 'Reloj',
  testName: 'Sistema de prueba',
  test: 'Sistema de prueba: no se mueve dinero real, y ningún banco ni agencia de crédito es real',
  notSetUp: (services) => `Sin configurar aquí: ${services.map((name) => serviceNames[name]).join(', ')}`,
}

export const cookieTexts: Words<typeof En.cookieTexts> = {
  label: 'Cookies',
  question: 'Guardamos lo que hace falta para iniciar sesión, y nada más hasta que usted elija.',
  privacy: 'Privacidad',
  // Short, since three stand side by side on a phone.
  customize: 'Elegir',
  rejectAll: 'Rechazar',
  acceptAll: 'Aceptar',
  essential: 'Esenciales: siempre activas.',
  essentialMeans: 'Mantienen su sesión abierta y segura.',
  analytics: 'Estadísticas.',
  analyticsMeans: 'Qué páginas ayudan. Solo las contamos nosotros.',
  save: 'Guardar preferencias',
}

export const releaseTexts: Words<typeof En.releaseTexts> = {
  label: 'Nueva versión',
  text: 'Hay una nueva versión de Jubilee. Vuelva a cargar la página para continuar.',
  reload: 'Volver a cargar',
}
