import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  savedSince: 'Otra persona guardó este borrador después. El suyo no se guardó y sigue en su pantalla.',
  changedSince: 'Otra persona guardó este borrador después. No se publicó nada. Cárguelo otra vez.',
  badCharacter: 'Esto contiene un carácter que no se puede guardar.',
  noDraft: 'No hay ningún borrador. No se cambió nada.',
  noDraftToPublish: 'No hay ningún borrador que publicar. No se cambió nada.',
  draftGone: 'El borrador se eliminó. Lo que la gente lee queda como estaba.',
  noLongerPasses: (version, fault) =>
    `La versión ${version} ya no cumple con las revisiones de hoy: ${fault} No se cambió nada.`,
  shippedWith: 'Lo que trae el programa.',
  untitled: 'Un artículo sin título',
  partnerOffers: 'Ofertas de socios',
  foundationPage: 'La página de la fundación',
  idStays: (id) => `El identificador de este artículo es ${id}. No cambia.`,
  pages: {
    sampleLink: 'Un ejemplo no tiene enlace.',
    sampleName: 'El nombre de un ejemplo empieza con “Sample”.',
    realLink: 'Una oferta real necesita un enlace.',
    sameId: (id) => `Dos ofertas tienen el identificador ${id}.`,
    halfClaim: 'Una cifra se muestra con su año y su fuente. Llene los dos, o ninguno.',
    fixed:
      'Los nombres, los montos y lo que dicen también otras pantallas cambian con el programa. Déjelos como están.',
  },
  texts: {
    html: 'Esto contiene HTML. Escriba texto simple; solo hay **negrita** y [palabras](dirección).',
    deadLink: (address) => `El enlace a “${address}” no lleva a ninguna parte.`,
    tooHard: (grade, most) =>
      `El texto se lee al nivel del grado ${grade}. Puede ser ${most} como máximo: use oraciones más cortas.`,
    allTooHard: (grade, most) =>
      `Los textos se leen al nivel del grado ${grade}. Puede ser ${most} como máximo: use oraciones más cortas.`,
  },
  spanish: {
    sameInBoth: 'Esto es igual en los dos idiomas. Tómelo del inglés.',
    sameAs: (english) => `Esto es igual en los dos idiomas: “${english}”.`,
    asMany: (count) => `El inglés tiene ${count} aquí. Escriba la misma cantidad.`,
    otherFigures: (here, there) =>
      `El inglés tiene otras cifras aquí: ${there || 'ninguna'}, y no ${here || 'ninguna'}.`,
    missingLink: (address) => `El inglés tiene un enlace a “${address}”. Aquí falta.`,
    addedLink: (address) => `El inglés no tiene ningún enlace a “${address}”.`,
    stillEnglish: 'Esto todavía está en inglés.',
    tooHard: (ease, least) =>
      `El texto tiene una facilidad de ${ease} en la escala INFLESZ. Necesita ${least}: use oraciones más cortas.`,
  },
  article: {
    length: (words, least, most) => `El texto tiene ${words} palabras. Necesita de ${least} a ${most}.`,
    readTime: (words, minutes, aMinute) =>
      `${words} palabras toman ${minutes} minutos a ${aMinute} palabras por minuto.`,
    promises: (words) => `“${words}” promete, apura o culpa. Dígalo de otra manera.`,
    questions: (count) => `Un artículo termina con ${count} preguntas.`,
    questionMark: 'Una pregunta termina con un signo de interrogación.',
    choices: 'Una pregunta tiene tres opciones o más, todas distintas.',
    answer: 'Este es el lugar de la opción correcta; 0 es la primera.',
    because: 'Diga por qué es correcta, en una oración.',
    sources: (least) => `Indique ${least} fuentes o más.`,
    official: 'Una fuente es oficial: su dirección termina en .gov.',
    noSource: (figure) => `${figure} no tiene fuente. Indíquela en las cifras, o calcúlela en un ejemplo.`,
    rowSource: (row) => `La fila “${row}” tiene cifras. Enlace en ella una página del gobierno.`,
    notInText: (figure) => `${figure} ya no está en el texto.`,
    notAmongSources: (figure) => `La fuente de ${figure} no está entre las fuentes.`,
    noPicture: 'Esa imagen no existe. Use una de la biblioteca.',
  },
}
