import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const deskTexts: Words<typeof En.deskTexts> = {
  pageTitle: 'Contenido, Jubilee',
  editPageTitle: 'Editar contenido, Jubilee',
  title: 'Contenido',
  lead: 'Lo que leen las personas, en inglés y en español. Cámbielo en un borrador, revíselo y después publíquelo. La versión 0 es la que trae Jubilee.',
  loadFailed: 'No se pudo cargar el contenido.',
  back: 'Todo el contenido',
  filter: 'Buscar por título o identificador',
  none: 'Nada tiene ese título.',
  hasDraft: 'Borrador',
  newTitle: 'Escribir un artículo nuevo',
  newId: 'Su identificador',
  newHint: 'Será la dirección: letras minúsculas, números y guiones.',
  newWrongId: 'Use letras minúsculas, números y guiones, 60 como máximo.',
  newTaken: 'Ya hay un artículo con este identificador.',
  begin: 'Empezar',
  unknown: 'Ese contenido no existe.',
  unknownText: 'Puede que nunca se haya guardado. No se cambió nada.',
  reading: (version, instant) => `Se lee la versión ${version}, publicada el ${instant}.`,
  readingShipped: 'Se lee la versión que trae Jubilee.',
  draft: 'El borrador',
  noDraft: 'No hay borrador. Lo que cambie abajo es solo suyo hasta que lo guarde.',
  draftSaved: (instant, admin) => `Guardado el ${instant} por ${admin ?? 'alguien'}.`,
  save: 'Guardar borrador',
  saved: 'El borrador está guardado. Todavía nadie lo lee.',
  preview: 'Ver cómo queda',
  publish: 'Publicar',
  publishTitle: '¿Publicar este borrador?',
  publishText:
    'Desde ahora todas las personas leerán esta versión. Puede volver a publicar una anterior cuando quiera.',
  drop: 'Descartar el borrador',
  dropTitle: '¿Descartar este borrador?',
  dropText: 'Se pierden sus cambios. Lo que leen las personas no cambia.',
  note: 'Qué cambió',
  noteHint: 'Quedará en el historial.',
  faults: 'Corrija esto antes de publicarlo.',
  noFaults: 'Pasa todas las revisiones.',
  unsaved: 'Hay cambios sin guardar.',
  undo: 'Deshacer lo que no se guardó',
  notDone: 'Esto no se hizo. No se cambió nada. Inténtelo de nuevo.',
  previewLabel: 'Vista previa',
  previewNote: 'Esta es una vista previa. Nadie más la ve.',
  previewPublished: 'Esto es lo que leen las personas ahora.',
  previewBack: 'Volver al panel',
  cannotShow: 'Este borrador todavía no se puede mostrar.',
  cannotShowText: 'Falta algo que necesita. El panel muestra qué es.',
}

export const spanishTexts: Words<typeof En.spanishTexts> = {
  other: { es: 'Lo mismo en español', en: 'Lo mismo en inglés' },
  tags: { older: 'Anterior al inglés', withheld: 'No se muestra', missing: 'Sin escribir' },
  readingEnglish: 'Quienes leen en español reciben el inglés.',
  notes: {
    older: (changed) =>
      `El inglés cambió el ${changed}. Quienes leen en español todavía reciben este texto, con una línea que lo dice. Póngalo al día, o publíquelo de nuevo si sigue siendo válido.`,
    withheld: (changed) =>
      `El inglés cambió el ${changed}, y con él los datos. Quienes leen en español reciben el inglés hasta que usted publique esto de nuevo.`,
    missing: () =>
      'Esto todavía no está en español. Los campos de abajo tienen el inglés: póngalo en español y publíquelo.',
  },
  publishText:
    'Desde ahora la leen quienes leen en español. Puede volver a publicar una anterior cuando quiera.',
  hide: 'No mostrar el español hasta que esté al día',
  hideHint:
    'Para un cambio de datos: un monto, una fecha, una ley. Viene marcado si cambió una cifra o un enlace. Si no, el español se queda, con una línea que dice que el inglés cambió.',
}

export const historyTexts: Words<typeof En.historyTexts> = {
  title: 'Historial',
  version: (version) => `Versión ${version}`,
  current: 'Se lee ahora',
  asShipped: 'La que trae Jubilee',
  published: (instant, admin) => `Publicada el ${instant} por ${admin ?? 'una cuenta eliminada'}.`,
  compare: 'Qué cambió',
  inVersion: (version) => `en la versión ${version}`,
  compareTitle: (version) => `Versión ${version}: qué cambió`,
  gone: 'Antes',
  new: 'Ahora',
  nothingChanged: 'Las dos dicen lo mismo.',
  restore: 'Publicar de nuevo',
  thatVersion: (version) => `la versión ${version}`,
  restoreTitle: '¿Publicar esta versión de nuevo?',
  restoreText: 'Pasa a ser la versión siguiente. El borrador queda como está.',
}

export const factsDueTexts: Words<typeof En.factsDueTexts> = {
  title: 'Datos por revisar',
  lead: 'Las leyes y los montos cambian. Abra cada fuente, corrija lo que cambió y ponga la fecha nueva.',
  pastTitle: 'Con la fecha vencida',
  soonTitle: 'Vencen en 30 días o menos',
  day: (day) => `Revisar a más tardar el ${day}`,
  none: 'Ningún artículo tiene la fecha vencida ni vence en los próximos 30 días.',
  next: (title, day) => `El siguiente es ${title}, a más tardar el ${day}.`,
  unopenedTotal: (articles, sources) =>
    `Nunca abrimos ${plural(sources, 'fuente')} en ${plural(articles, 'artículo')}.`,
  unopened: ({ sources, unopenedSources }) => `${unopenedSources} de ${sources} fuentes sin abrir`,
  onlyUnopened: 'Solo artículos con fuentes que nadie ha abierto todavía',
}

export const kindNames: Words<typeof En.kindNames> = {
  offers: 'Ofertas de socios',
  foundation: 'La página de la fundación',
  article: 'Artículos',
}

export const visitTexts: Words<typeof En.visitTexts> = {
  title: 'Visitas',
  lead: 'Cuántas veces se abrió cada oferta. Un total por día, y nada de la persona.',
  none: 'Todavía no se abrió ninguna oferta. Un ejemplo no lleva a ninguna parte.',
  failed: 'No se pudieron cargar las visitas.',
  table: 'Visitas de cada oferta',
  offer: 'Oferta',
  lastThirtyDays: 'Últimos 30 días',
  all: 'Todas',
}
