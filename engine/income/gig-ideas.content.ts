/**
 * Services a person could offer, by the words they use for their skills, in English and in Spanish. Keywords are in
 * small letters without accents; from four letters on they are beginnings of words: 'writ' finds writing and writer.
 * Prices are usual asking prices of beginners for one piece of work, in whole dollars; they are illustrations and no
 * promise. What an idea is called is in gig-messages.ts.
 */
import type { English } from './gig-messages.ts'

export type GigIdeaEntry = {
  id: keyof English
  price: { from: number; to: number }
  /** with a space between each two */
  keywords: string
}

export const gigIdeaTable: readonly GigIdeaEntry[] = [
  {
    id: 'blogPosts',
    price: { from: 25, to: 150 },
    keywords: 'writ blog article journal english redact escrib escrit articul period ingles',
  },
  {
    id: 'proofreading',
    price: { from: 15, to: 100 },
    keywords:
      'proof edit grammar writ english teach correg correc edici gramatica ortograf redact ingles maestr profesor',
  },
  {
    id: 'resumes',
    price: { from: 30, to: 120 },
    keywords: 'resume hiring recruit hr human writ curricul contrat reclut humanos redact',
  },
  {
    id: 'productTexts',
    price: { from: 10, to: 75 },
    keywords: 'copy sales retail market writ product venta vend mercadeo tienda redact',
  },
  {
    id: 'translation',
    price: { from: 15, to: 120 },
    keywords:
      'translat language spanish french german chinese arabic portuguese bilingual traduc traduz idioma lengua espanol ingles frances aleman chino arabe portugues',
  },
  {
    id: 'conversation',
    price: { from: 10, to: 40 },
    keywords:
      'language spanish english french german esl conversation bilingual idioma espanol ingles frances aleman convers',
  },
  {
    id: 'logos',
    price: { from: 30, to: 250 },
    keywords:
      'design logo brand illustrator graphic art artist draw disen logotipo marca ilustr grafic arte artista dibuj',
  },
  {
    id: 'socialMedia',
    price: { from: 20, to: 120 },
    keywords: 'canva social instagram design graphic market facebook redes disen grafic mercadeo',
  },
  {
    id: 'slides',
    price: { from: 25, to: 150 },
    keywords: 'powerpoint slides presentation office design canva diapositiv presentacion oficina disen',
  },
  {
    id: 'photoEditing',
    price: { from: 10, to: 80 },
    keywords: 'photo camera lightroom retouch photoshop foto camara retoque',
  },
  {
    id: 'videoEditing',
    price: { from: 25, to: 200 },
    keywords: 'video film youtube premiere tiktok reels edit cine filma edici',
  },
  {
    id: 'voice',
    price: { from: 15, to: 150 },
    keywords: 'voice speak radio acting narrat podcast voz habl locuc locutor narra actua actor actriz',
  },
  {
    id: 'audioCleanup',
    price: { from: 20, to: 120 },
    keywords: 'audio sound music podcast mix record sonido musica mezcla grab',
  },
  {
    id: 'musicLessons',
    price: { from: 20, to: 60 },
    keywords:
      'music piano guitar singing singer violin drum choir musica guitarra canto cantar cantante bateria coro',
  },
  {
    id: 'websites',
    price: { from: 80, to: 500 },
    keywords:
      'web html css wordpress javascript wix squarespace program coding coder code develop programa desarroll pagina',
  },
  {
    id: 'websiteFixes',
    price: { from: 25, to: 150 },
    keywords:
      'web html css wordpress javascript php program coding coder code develop software programa desarroll pagina',
  },
  {
    id: 'scripts',
    price: { from: 50, to: 300 },
    keywords: 'python program coding coder code automat software script develop programa automatiz desarroll',
  },
  {
    id: 'spreadsheets',
    price: { from: 20, to: 150 },
    keywords:
      'excel spreadsheet sheets data analys finance budget calculo datos analisis analiza finanza presupuesto',
  },
  {
    id: 'bookkeeping',
    price: { from: 60, to: 300 },
    keywords:
      'bookkeep account quickbooks tax taxes finance payroll contab contador cuentas impuesto finanza nomina',
  },
  {
    id: 'assistant',
    price: { from: 12, to: 35 },
    keywords:
      'admin assist organi office schedul secretar email customer reception administra asist oficina agenda correo client recepcion',
  },
  {
    id: 'dataEntry',
    price: { from: 10, to: 60 },
    keywords: 'typing type data entry office excel admin mecanograf captura datos oficina teclado',
  },
  {
    id: 'customerReplies',
    price: { from: 10, to: 30 },
    keywords:
      'customer service support sales retail call phone client servicio atencion venta vend llamada telefono',
  },
  {
    id: 'tutoring',
    price: { from: 15, to: 60 },
    keywords:
      'teach tutor math science chemistry physics school history biology ensen maestr profesor matematica ciencia quimica fisica escuela historia biologia',
  },
  {
    id: 'lessonPlans',
    price: { from: 5, to: 40 },
    keywords: 'teach school lesson curriculum child kids ensen maestr escuela leccion ninos ninas',
  },
  {
    id: 'mealPlans',
    price: { from: 10, to: 60 },
    keywords:
      'cook bake baking baker food meal nutrition chef kitchen cocin hornea panader reposter comida nutricion',
  },
  {
    id: 'workouts',
    price: { from: 15, to: 80 },
    keywords: 'fitness train gym yoga sport coach workout ejercicio entren gimnasio deporte',
  },
  {
    id: 'handmade',
    price: { from: 15, to: 120 },
    keywords:
      'sew sewing knit craft crochet wood jewel quilt paint embroider coser costur tejer tejid artesan ganchillo madera joya colcha pintar pintur bordar bordad',
  },
  {
    id: 'homeRepairs',
    price: { from: 15, to: 60 },
    keywords:
      'repair plumb electric carpent handy mechanic construction tool car repara arregl plomer carpint mecanic construc herramienta auto autos',
  },
]

/** What anybody can offer, where no keyword is found. */
export const anybodysGigs: readonly GigIdeaEntry['id'][] = ['assistant', 'dataEntry', 'customerReplies']
