import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const checkTexts: Words<typeof En.checkTexts> = {
  title: '¿Podría servirle una ayuda?',
  lead: 'Seis preguntas cortas. No se guarda nada, y no necesita una cuenta para responderlas.',
  button: 'Ver cuál podría servirme',
  checking: 'Revisando',
  failed: 'No se pudo revisar. Lo que escribió sigue aquí. Revise su conexión e inténtelo de nuevo.',
  answerTitle: 'Lo que dicen sus respuestas',
  none: 'Según estas reglas, no le corresponde ninguna de las tres. Aun así puede solicitarla: una persona lee cada solicitud.',
  some: 'Esto no es una promesa. Una persona lee cada solicitud, y no todas se pueden aprobar.',
  fits: 'Podría servirle',
  fitsNot: 'No le corresponde según esta regla',
  toShow: (papers) => `Tendría que mostrar: ${papers}`,
  mayStill: 'Aun así puede solicitarla.',
  upTo: (program, amount) => `${program}, hasta ${amount}`,
  limit: ({ income, limit, year, line, area, source }) =>
    `Sus ingresos son de ${income} al año. El límite es de ${limit}: el 200% del nivel de pobreza de ${year}, que es de ${line} (${area}). Fuente: <link>${source}</link>`,
  beginFor: (program) => `Solicitar: ${program}`,
  skip: 'Empezar sin estas preguntas',
  account: 'Crear una cuenta gratis',
  signIn: 'Ya tengo una cuenta',
  begun: '¿Ya empezó?',
  goOn: 'Iniciar sesión y continuar',
  accountWhy:
    'Para solicitarla necesita una cuenta gratis: así nadie más puede leer lo que escribe. Lo que respondió aquí se conserva.',
  startFailed: 'No se pudo empezar su solicitud. No se perdió nada. Inténtelo de nuevo.',
}

export const fieldTexts: Words<typeof En.fieldTexts> = {
  householdPeople: {
    label: '¿Cuántas personas viven en su hogar, contándose usted?',
    hint: 'Quienes comparten ingresos y cuentas.',
  },
  state: {
    label: 'Su estado',
    hint: 'El límite de ingresos es más alto en Alaska y Hawái.',
    none: 'Elija uno',
  },
  street: {
    label: 'Dirección',
    hint: 'Número y calle, y el apartamento si lo hay.',
  },
  zip: { label: 'Código postal', hint: 'Cinco dígitos. Sumamos las ayudas que van a un mismo hogar.' },
  incomeAmount: {
    label: 'Ingresos de todos, antes de impuestos',
    hint: 'Sueldo, beneficios y manutención de hijos. 0 si no hay.',
  },
  incomePeriod: { label: '¿Cada cuánto?' },
  age: { label: 'Su edad', hint: 'La ayuda para personas mayores empieza a los 65.' },
  isSingleParent: { label: '¿Cría sin pareja a un hijo menor de 18 años?', yes: 'Sí', no: 'No' },
}

export const fieldErrors: Words<typeof En.fieldErrors> = {
  householdPeople: 'Escriba un número de 1 a 20. Cuéntese también.',
  state: 'Elija su estado.',
  incomeAmount: 'Escriba un monto, como 2,400. Escriba 0 si no hay ingresos.',
  age: 'Escriba su edad en años, como 42. Debe tener 18 o más.',
  isSingleParent: 'Elija sí o no.',
  zip: 'Escriba los cinco dígitos de su código postal.',
  amount: 'Escriba un monto, como 850.',
  rate: 'Escriba la tasa en porcentaje, como 24.99.',
}

export const stepTexts: Words<typeof En.stepTexts> = {
  about: {
    name: 'Usted',
    title: 'Usted y su hogar',
    lead: 'Lo que necesitamos para ver qué ayudas puede pedir.',
  },
  program: { name: 'Ayuda', title: 'Qué ayuda solicita', lead: 'Elija la que más se acerque.' },
  debts: {
    name: 'Deudas',
    title: 'Lo que debe',
    lead: 'Solo las deudas con las que pide ayuda. La ayuda se paga al prestamista, no a usted.',
  },
  story: {
    name: 'Su historia',
    title: 'Qué pasó',
    lead: 'Bastan unas frases sencillas. ¿Qué salió mal, y qué cambiaría una ayuda?',
  },
  papers: {
    name: 'Papeles',
    title: 'Sus papeles',
    lead: 'PDF, o una foto en JPEG o PNG. Cada archivo, de 10 MB como máximo. Solo usted y quienes deciden pueden abrirlos.',
  },
  review: {
    name: 'Revisar y enviar',
    title: 'Revise y envíe',
    lead: 'Léala una vez. Puede cambiar cada parte.',
  },
}

export const stepListTexts: Words<typeof En.stepListTexts> = {
  label: 'Pasos de la solicitud',
  complete: ', completo',
}

export const partTitles: Words<typeof En.partTitles> = {
  about: stepTexts.about.title,
  program: 'La ayuda que solicita',
  debts: stepTexts.debts.title,
  story: stepTexts.story.title,
}

export const applyTexts: Words<typeof En.applyTexts> = {
  place: 'Fundación Jubilee',
  heading: 'Solicite una ayuda',
  checkLead:
    'Es gratis y no es un préstamo. Nunca se devuelve. Si quiere, empiece con unas preguntas cortas.',
  lead: 'Es gratis y no es un préstamo. Haga una pausa cuando quiera: cada campo se guarda mientras escribe.',
  stepOf: (place, count) => `Paso ${place} de ${count}`,
  back: 'Atrás',
  goOn: 'Continuar',
  gaps: 'Puede dejar campos vacíos. El último paso muestra lo que falta.',
  mailLink: 'Enviarme un enlace para continuar después',
  mailed: 'El enlace va en camino. No inicia la sesión de nadie, así que está seguro en su correo.',
  mailFailed: { title: 'El enlace no se envió.', description: 'Inténtelo de nuevo en un minuto.' },
  changingSent: 'Le pedimos más información. Puede cambiar lo que escribió y luego enviar su respuesta.',
  toAnswer: 'Continuar a su respuesta',
  storyLabel: 'Con sus propias palabras',
  storyHint: 'Hasta 4,000 caracteres. Por favor, sin números de cuenta: ya están en los papeles.',
}

export const saveTexts: Words<typeof En.saveTexts> = {
  saved: 'Guardado',
  saving: 'Guardando…',
  unreachable:
    'Todavía sin guardar: no hay conexión con el servidor. Lo que escribió sigue aquí, y lo intentamos de nuevo.',
  refused: 'No todo se pudo guardar. Vea los campos marcados.',
  waits: 'Todavía sin guardar: elija arriba con cuál seguir.',
  conflict: {
    title: 'Esta solicitud se cambió en otra ventana.',
    text: 'No se perdió nada. Elija con cuál seguir.',
    mine: 'Conservar lo que hay aquí',
    theirs: 'Usar la otra',
  },
}

export const debtTexts: Words<typeof En.debtTexts> = {
  heading: (place) => `Deuda ${place}`,
  name: { label: 'Prestamista o factura', hint: 'Como aparece en el papel.' },
  kind: { label: 'Tipo de deuda', none: 'Elija uno' },
  balance: { label: 'Lo que debe' },
  asked: { label: 'Lo que pide', hint: 'Todo, o una parte.' },
  interestRate: { label: 'Tasa de interés al año' },
  minimumPayment: { label: 'Pago al mes' },
  more: 'Tasa y pago, si los conoce',
  moreWhy: 'Muestran cuánto le ahorraría una ayuda.',
  add: 'Agregar una deuda',
  addAnother: 'Agregar otra deuda',
  remove: 'Eliminar',
  removed: (name) => ({ title: `Se eliminó: ${name}` }),
  undo: 'Deshacer',
  unnamed: 'La deuda',
  own: 'De Mis deudas',
  ownWhy: 'Presione una para copiar sus cifras.',
  sum: 'Usted pide',
  upTo: (amount) => `Esta ayuda da hasta ${amount}.`,
  tooMuch: (amount) => `Eso es más que los ${amount} que puede dar esta ayuda. Pida menos para alguna deuda.`,
}

export const documentTexts: Words<typeof En.documentTexts> = {
  bill: { title: 'Una factura o un aviso', hint: 'De la deuda, de los últimos 60 días.' },
  income: {
    title: 'Comprobante de ingresos',
    hint: 'Talones de pago, una carta de beneficios o la declaración de impuestos del año pasado.',
  },
  household: {
    title: 'Quiénes viven con usted',
    hint: 'Si lo tiene: un contrato de renta, una carta de la escuela o un acta de nacimiento.',
  },
  other: { title: 'Algo más', hint: 'Si ayuda a entender.' },
  choose: 'Elegir un archivo',
  photo: 'Tomar una foto',
  forKind: (kind) => `para: ${kind}`,
  sending: (percent) => `Enviando, ${percent}%`,
  waiting: 'Espera al anterior',
  cancel: 'Cancelar',
  again: 'Reintentar',
  dismiss: 'Cerrar este aviso',
  remove: 'Eliminar',
  download: 'Descargar',
  notRead: 'No se pudo leer el archivo. Sigue guardado. Inténtelo de nuevo.',
  kept: (name) => `${name} está guardado.`,
  removed: (name) => `${name} se eliminó.`,
  removeTitle: (name) => `¿Eliminar ${name}?`,
  removeText: 'Se elimina de inmediato. Puede enviarlo otra vez.',
  removeFailed: {
    title: 'No se pudo eliminar el archivo.',
    description: 'Sigue aquí. Inténtelo de nuevo.',
  },
  none: 'Todavía no hay nada aquí.',
  wrongType:
    'Esto no es PDF, JPEG ni PNG. Tome una foto de la página, o guárdela como PDF. No se envió nada.',
  tooLarge: 'Este archivo pesa más de 10 MB. Mejor tome una foto de la página. No se envió nada.',
  empty: 'Este archivo está vacío. Ábralo para ver que esté bien. No se envió nada.',
  unreachable: 'La conexión se cortó antes de que llegara el archivo. Inténtelo de nuevo cuando vuelva.',
  full: (most) => `Ya envió ${most} archivos, que es el máximo. Elimine uno para enviar otro.`,
}

export const confirmTexts: Words<typeof En.confirmTexts> = {
  title: 'Su correo electrónico',
  resend: 'Enviar el enlace otra vez',
  resent: 'El enlace va en camino. Ábralo y vuelva aquí.',
  resendFailed: 'El correo no se envió. Inténtelo de nuevo en un minuto.',
  done: 'Ya lo confirmé',
}

export const reviewTexts: Words<typeof En.reviewTexts> = {
  change: 'Cambiar',
  missingTitle: 'Lo que falta',
  missingLead: 'Presione una línea para ir ahí.',
  whole: 'No falta nada. Ya se puede enviar.',
  consentTitle: 'Antes de enviarla',
  send: 'Enviar la solicitud',
  sent: {
    title: 'Su solicitud está enviada',
    description: 'Por ahora no hay nada más que hacer. Aquí puede ver cómo va.',
  },
  notSent: 'Su solicitud no se envió. Se conserva tal como está aquí. Inténtelo de nuevo.',
  unsaved: 'Sus últimos cambios todavía no se han guardado. Revise su conexión e inténtelo de nuevo.',
  isTrue: 'Confirme que lo que escribió es verdad.',
  agreed: 'Marque que está de acuerdo con el texto.',
  summary: 'Todavía sin enviar. Revise esto:',
}
