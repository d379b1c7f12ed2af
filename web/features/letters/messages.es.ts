import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const screenTexts: Words<typeof En.screenTexts> = {
  screen: 'Cartas',
  title: 'Ponga sus derechos en una carta.',
  lead: 'Elija lo que necesita. Usted escribe los datos, nosotros la carta, y usted la envía.',
  collectorLetters: 'Cartas a cobradores de deudas',
  tabs: {
    collectors: 'A un cobrador',
    dispute: 'A una agencia',
    sued: 'De la corte',
    cases: 'Mis casos',
  },
}

export const letterToasts: Words<typeof En.letterToasts> = {
  missing: {
    title: 'Faltan datos',
    description: 'Llene todos los campos obligatorios.',
  },
  written: {
    title: '¡Carta lista!',
    description: 'Léala y cambie lo que quiera. Después fírmela y envíela.',
  },
  writtenAgain: 'La carta anterior tenía cambios suyos.',
  undo: 'Recuperarla',
  downloaded: {
    title: '¡Descarga lista!',
    description: 'El archivo tiene la carta como está aquí.',
  },
  writeFailed: {
    title: 'No se pudo escribir la carta.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  pdfFailed: {
    title: 'No se pudo crear el PDF.',
    description: 'Su carta sigue aquí. Puede copiarla o descargarla como texto.',
  },
}

export const letterErrors: Words<typeof En.letterErrors> = {
  fullName: 'Escriba su nombre completo.',
  address: 'Escriba su dirección, para que puedan responderle.',
  collectorName: 'Escriba el nombre que está en la carta que recibió.',
  collectorAddress: 'Escriba la dirección que está en la carta que recibió.',
  lawyer: 'Escriba el nombre y la dirección de su abogado.',
}

export const letterTexts: Words<typeof En.letterTexts> = {
  education:
    'Solo educación, no consejo legal. Las reglas pueden cambiar, y las leyes varían según el estado.',
  onlyYours:
    'La carta tiene lo que usted escribe aquí y lo que dice la ley. No se agrega nada más. Va en inglés, el idioma de quien la recibe. Se queda en esta pestaña de su navegador, y no la guardamos.',
  marks: 'Los campos con * son obligatorios.',
  noAddress: 'La agencia envía su respuesta ahí. Deje el campo vacío si prefiere agregarla a mano.',
  enclosures: 'Diga en una o dos líneas qué está mal y qué copias incluye. La carta va en inglés.',
  beforeSending:
    'Lea cada línea. Envíe solo lo que es verdad. Después imprímala, fírmela y agregue sus copias.',
  afterSending:
    'Cuando la carta esté en el correo, guárdela como caso. Verá el día que cuenta y recibirá antes un correo electrónico.',
}

export const premiumTexts: Words<typeof En.premiumTexts> = {
  tag: 'PREMIUM',
  title: 'Cartas para disputar errores en informes de crédito',
  text: 'Premium escribe esta carta con los datos que usted da. También puede escribirla gratis por su cuenta: esta guía y el ejemplo del Consumer Financial Protection Bureau muestran cómo.',
  sample: 'Abrir el ejemplo gratis',
  upgrade: 'Cambiar a Premium',
  keep: 'En todos los planes puede guardar su propia carta como caso.',
}

export const resultTexts: Words<typeof En.resultTexts> = {
  title: 'Su carta',
  letter: 'Carta, que usted puede cambiar',
  keep: 'Guardar como caso',
  copy: 'Copiar',
  copyOf: 'la carta',
  download: 'Descargar (.txt)',
  pdf: 'PDF',
  print: 'Imprimir',
  explained: 'Qué dice cada párrafo',
  explainedNote:
    'La carta está en inglés, porque así la lee quien la recibe. Esto es para usted y no forma parte de la carta.',
}

export const letterFieldTexts: Words<typeof En.letterFieldTexts> = {
  fullName: 'Nombre completo',
  address: 'Dirección',
  details: 'Detalles',
  generate: 'Escribir la carta',
}

export const disputeTexts: Words<typeof En.disputeTexts> = {
  title: 'Carta para disputar un error en su informe de crédito',
  guide: 'Cómo es una disputa',
  sendTo: 'A dónde enviarla',
  addresses: (publisher, on) =>
    `Las direcciones son <link>las que publica ${publisher}</link>, consultadas el ${on}.`,
  sources: 'Fuentes',
}

export const collectorTexts: Words<typeof En.collectorTexts> = {
  free: 'Gratis',
  write: 'Escribir esta carta',
  why: 'Para qué',
  when: 'Cuándo',
  deadline: 'Plazo',
  how: 'Cómo enviarla',
  rule: (section) => `La regla: <link>${section}</link>`,
  limits: 'Antes de escribir',
  help: 'Ayuda gratis',
  all: 'Todas las cartas',
  about: 'Sobre esta carta',
}

export const collectorFieldTexts: Words<typeof En.collectorFieldTexts> = {
  collectorName: 'Nombre del cobrador de deudas',
  collectorAddress: 'Dirección del cobrador de deudas',
  reference: 'Número de referencia',
  referenceHint: 'El número que está en la carta que recibió.',
  lawyer: 'Su abogado',
  lawyerHint: 'Nombre, dirección y teléfono.',
}
