import plannedItems from '#content/marketing/es/planned.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './premium-messages.ts'

export const planned: Words<typeof En.planned> = plannedItems

export const premiumTexts: Words<typeof En.premiumTexts> = {
  plan: 'Premium',
  yours: 'Sus herramientas Premium',
  forPro: 'Acceda a los recursos educativos Premium',
  forOthers: 'Herramientas Premium',
  included: 'Vienen con su plan.',
  notIncluded: 'Todos los artículos son gratis, en cualquier plan. Premium agrega herramientas guiadas.',
  upgrade: 'Cambiar a Premium',
  compare: 'Comparar planes',
  seeCourse: 'Ver qué incluye el curso',
  withPlan: (plan) => `(con ${plan})`,
}

export const toolTexts: Words<typeof En.toolTexts> = {
  course: {
    name: 'Curso de 8 semanas',
    text: 'Cincuenta lecciones cortas, cada una con algo que hacer esta semana.',
  },
  liveHour: {
    name: 'Preguntas y respuestas en vivo cada semana',
    text: 'Una hora por semana para preguntar y escuchar.',
    open: 'Entrar a la sesión en vivo',
  },
  roadmap: {
    name: 'Modelo de hoja de ruta',
    text: 'Seis meses, paso a paso, con sus propias cifras.',
    open: 'Abrir en Inicio',
  },
  letters: {
    name: 'Cartas de disputa',
    text: 'Modelos de cartas para corregir errores en un informe de crédito.',
    open: 'Abrir en Cartas',
  },
}

export const courseProgressTexts: Words<typeof En.courseProgressTexts> = {
  bar: 'Lecciones terminadas',
  done: (done, total) => `${done} de ${total} lecciones terminadas`,
  open: 'Abrir el curso',
  start: (title) => `Empezar con “${title}”`,
  next: (title) => `Continuar con “${title}”`,
}
