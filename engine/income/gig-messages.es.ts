import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './gig-messages.ts'

export const spanish: Words<English> = {
  blogPosts: {
    title: 'Entradas de blog y artículos',
    category: 'Redacción',
    description: 'Escriba textos claros de 500 a 1,000 palabras para sitios de pequeños negocios.',
  },
  proofreading: {
    title: 'Corrección y edición de textos',
    category: 'Redacción',
    description: 'Corrija la ortografía, la gramática y el estilo de trabajos, sitios y relatos.',
  },
  resumes: {
    title: 'Currículums y cartas de presentación',
    category: 'Redacción',
    description: 'Convierta una historia laboral en un currículum claro y una carta breve.',
  },
  productTexts: {
    title: 'Descripciones de productos para tiendas en línea',
    category: 'Redacción',
    description: 'Escriba textos cortos que ayuden a elegir un producto.',
  },
  translation: {
    title: 'Traducción de textos cortos',
    category: 'Idiomas',
    description: 'Traduzca cartas, sitios y menús entre dos idiomas que usted domina.',
  },
  conversation: {
    title: 'Práctica de conversación en línea',
    category: 'Idiomas',
    description: 'Converse media hora con personas que aprenden y ayúdelas a hablar con soltura.',
  },
  logos: {
    title: 'Logotipos e imagen de marca sencilla',
    category: 'Diseño',
    description: 'Diseñe un logotipo con colores y letras para un negocio nuevo.',
  },
  socialMedia: {
    title: 'Plantillas para redes sociales',
    category: 'Diseño',
    description: 'Prepare un juego de imágenes listas para publicar, a tono con una marca.',
  },
  slides: {
    title: 'Diapositivas para presentaciones',
    category: 'Diseño',
    description: 'Convierta unas notas en diapositivas limpias y ordenadas.',
  },
  photoEditing: {
    title: 'Edición y retoque de fotos',
    category: 'Foto y video',
    description: 'Limpie, recorte y dé color a fotos de productos o de familia.',
  },
  videoEditing: {
    title: 'Edición de videos cortos',
    category: 'Foto y video',
    description: 'Corte grabaciones y haga videos breves con subtítulos.',
  },
  voice: {
    title: 'Grabaciones de voz',
    category: 'Audio y música',
    description: 'Grabe saludos, lecciones o anuncios en un cuarto sin ruido.',
  },
  audioCleanup: {
    title: 'Limpieza de podcasts y audio',
    category: 'Audio y música',
    description: 'Quite el ruido, empareje el sonido y corte las pausas.',
  },
  musicLessons: {
    title: 'Clases de música en línea',
    category: 'Audio y música',
    description: 'Enseñe un instrumento o canto a principiantes por videollamada.',
  },
  websites: {
    title: 'Sitios web sencillos',
    category: 'Web y programación',
    description: 'Arme un sitio sencillo con unas páginas y un formulario de contacto.',
  },
  websiteFixes: {
    title: 'Arreglos de sitios web',
    category: 'Web y programación',
    description: 'Resuelva un problema claro de un sitio: un formulario, un diseño, una página lenta.',
  },
  scripts: {
    title: 'Programas que ahorran trabajo de oficina',
    category: 'Web y programación',
    description: 'Escriba un programa pequeño que haga solo una tarea aburrida.',
  },
  spreadsheets: {
    title: 'Hojas de cálculo que funcionan',
    category: 'Oficina',
    description: 'Haga o arregle un presupuesto, una lista o un informe en una hoja de cálculo.',
  },
  bookkeeping: {
    title: 'Contabilidad para pequeños negocios',
    category: 'Oficina',
    description: 'Ordene recibos y lleve las cuentas de un pequeño negocio cada mes.',
  },
  assistant: {
    title: 'Horas de asistencia virtual',
    category: 'Oficina',
    description: 'Conteste correos, planee citas y lleve las listas de una persona ocupada.',
  },
  dataEntry: {
    title: 'Captura y limpieza de datos',
    category: 'Oficina',
    description: 'Escriba, revise y ordene listas para que se puedan usar.',
  },
  customerReplies: {
    title: 'Respuestas a clientes de tiendas en línea',
    category: 'Oficina',
    description: 'Conteste las preguntas de quienes compran, con amabilidad y claridad.',
  },
  tutoring: {
    title: 'Clases particulares de una materia',
    category: 'Enseñanza',
    description: 'Ayude con tareas y exámenes en una materia que usted domina.',
  },
  lessonPlans: {
    title: 'Planes de clase y hojas de trabajo',
    category: 'Enseñanza',
    description: 'Haga páginas listas para imprimir, para docentes y familias.',
  },
  mealPlans: {
    title: 'Planes de comidas y recetas',
    category: 'Estilo de vida',
    description: 'Planee una semana de comidas para un presupuesto, una dieta o una familia.',
  },
  workouts: {
    title: 'Rutinas de ejercicio',
    category: 'Estilo de vida',
    description: 'Planee ejercicios seguros para principiantes que necesiten poco equipo.',
  },
  handmade: {
    title: 'Regalos hechos a mano por encargo',
    category: 'Artesanías',
    description: 'Cosa, teja o arme piezas pequeñas que la gente encarga con tiempo.',
  },
  homeRepairs: {
    title: 'Llamadas para reparaciones del hogar',
    category: 'Artesanías',
    description: 'Guíe a otras personas en reparaciones pequeñas por videollamada.',
  },
}
