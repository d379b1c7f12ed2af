import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const exportTexts: Words<typeof En.exportTexts> = {
  title: 'Descargue sus datos',
  lead: 'Todo lo que tenemos sobre usted, en un solo zip: un archivo que una cuenta vacía puede recibir (JSON), cada lista para una hoja de cálculo (CSV) y los archivos que nos envió.',
  secrets:
    'No incluye contraseñas ni las claves de sus bancos. Guárdelo donde otras personas no puedan leerlo.',
  none: 'No hay ningún archivo listo. Crear uno toma cerca de un minuto.',
  make: 'Crear el archivo',
  waiting:
    'Estamos creando su archivo. Toma cerca de un minuto. Puede salir de esta pantalla: le avisaremos por correo electrónico cuando esté listo.',
  late: 'Su archivo está tardando más de lo normal. Lo seguimos intentando, y le avisaremos por correo electrónico cuando esté listo. No se perdió nada.',
  ready: (size, day) => `Su archivo está listo: ${size}. Puede descargarlo hasta el ${day}.`,
  download: 'Descargar',
  again: 'Crear uno nuevo',
  broken: 'No se pudo crear el archivo. No se perdió nada. Inténtelo de nuevo.',
  notMade: 'No pudimos empezar a crear el archivo. No se cambió nada. Inténtelo de nuevo.',
  notRead: 'No se pudo descargar el archivo. Sigue ahí. Inténtelo de nuevo.',
  fileName: 'jubilee-export.zip',
}

export const importTexts: Words<typeof En.importTexts> = {
  title: 'Traer un archivo',
  lead: 'Un archivo que se descargó aquí puede traerse a una cuenta vacía. El plan queda igual, hasta el último centavo.',
  notEmpty:
    'Esta cuenta ya tiene datos, así que no se puede traer nada: se mezclarían dos registros de las mismas deudas.',
  notEmptyWay:
    'Puede crear una segunda cuenta con otro correo electrónico y traer ahí el archivo antes de anotar algo.',
  choose: 'Elegir un archivo',
  chooseHint: 'jubilee-export.zip, o el jubilee.json que contiene. Verá qué incluye antes de enviar algo.',
  opening: 'Abriendo el archivo',
  found: (name) => `Qué contiene ${name}`,
  facts: { owner: 'De', exportedAt: 'Creado el' },
  comesIn: 'Esto se trae',
  nothing: 'No contiene datos.',
  settings: 'su configuración y la forma de pagar que eligió',
  stays:
    'Los bancos conectados, planes, donaciones y ayudas se quedan en el archivo, para que usted los lea. Conecte aquí sus bancos otra vez; un plan pertenece a la cuenta con la que se compró.',
  submit: 'Importar',
  cancel: 'Cancelar',
  sending: 'Enviando el archivo',
  working: 'El archivo llegó. Estamos poniendo sus datos en su lugar.',
  done: 'Sus datos están aquí',
  failed: 'No pudimos conectarnos con Jubilee, así que no se trajo nada. Inténtelo de nuevo.',
}

export const countedTexts: Words<typeof En.countedTexts> = {
  debts: (count) => plural(count, 'deuda'),
  payments: (count) => plural(count, 'pago'),
  charges: (count) => `${plural(count, 'cargo')} (intereses y comisiones)`,
  budgetCategories: (count) => plural(count, 'categoría del presupuesto', 'categorías del presupuesto'),
  spending: (count) => plural(count, 'línea de gastos', 'líneas de gastos'),
  goals: (count) => plural(count, 'meta'),
  goalContributions: (count) => plural(count, 'aporte a una meta', 'aportes a metas'),
  creditScores: (count) => plural(count, 'puntaje de crédito', 'puntajes de crédito'),
  letterCases: (count) => plural(count, 'caso de cartas', 'casos de cartas'),
  articleProgress: (count) => plural(count, 'artículo que abrió', 'artículos que abrió'),
  courseProgress: (count) => plural(count, 'lección que terminó', 'lecciones que terminó'),
  spendingRules: (count) => plural(count, 'regla de gastos', 'reglas de gastos'),
  conversations: (count) => plural(count, 'conversación con el asesor', 'conversaciones con el asesor'),
}

const NOTHING_SENT = 'No se envió nada.'
export const fileRefusals: Words<typeof En.fileRefusals> = {
  empty: `Este archivo está vacío. ${NOTHING_SENT}`,
  tooLarge: `Este archivo es demasiado grande para abrirlo aquí. Si contiene muchos documentos, abra el zip en su computadora y elija el jubilee.json que contiene. ${NOTHING_SENT}`,
  jsonTooLarge: `La lista de datos de este archivo pasa de 25 MB, que es más de lo que aceptamos. ${NOTHING_SENT}`,
  notOurs: `Este no es un archivo creado por Jubilee. Elija jubilee-export.zip, o el jubilee.json que contiene. ${NOTHING_SENT}`,
  noJson: `Este zip no contiene jubilee.json. Elija el zip tal como se descargó. ${NOTHING_SENT}`,
  otherVersion: `Este archivo es de otra versión de Jubilee, y esta no puede leerlo. ${NOTHING_SENT}`,
}

export const leaveTexts: Words<typeof En.leaveTexts> = {
  title: 'Elimine su cuenta',
  lead: 'Su cuenta y todo lo suyo se eliminan 14 días después de que lo pida. Hasta entonces puede cambiar de opinión. No retenemos nada para que se quede.',
  open: 'Eliminar la cuenta',
  asked: (day) => `Su cuenta se eliminará el ${day}. Hasta entonces todo funciona como antes.`,
  keep: 'Conservar mi cuenta',
  notKept: 'No pudimos conectarnos con Jubilee. Su cuenta todavía se va a eliminar. Inténtelo de nuevo.',
  kept: 'Su cuenta se conserva',
  loadFailed: 'No pudimos cargar esto. No se cambió nada.',
}

export const leaveDialogTexts: Words<typeof En.leaveDialogTexts> = {
  title: '¿Eliminar su cuenta?',
  lead: (day) => `Se eliminará el ${day}, dentro de 14 días. Puede conservarla hasta entonces.`,
  goes: 'Lo que se elimina',
  goesList: [
    'Sus deudas, planes, presupuesto, metas, puntajes, cartas y conversaciones con el asesor',
    'Sus solicitudes de ayuda y los archivos que envió con ellas',
    'Se desconectan los bancos. Su plan y sus donaciones mensuales terminan ese día, y hasta entonces se pueden cobrar',
  ],
  stays: 'Lo que se queda',
  staysList: [
    'Las donaciones y las ayudas en el libro de cuentas público, sin su nombre',
    'Los registros propios del procesador de pagos, que la ley le exige guardar',
    'Si tuvo una prueba gratis: un código creado a partir de su correo electrónico, para que cada persona tenga una sola prueba',
    'Las copias de seguridad, hasta que se reemplazan en un plazo de 35 días',
  ],
  first: '¿Quiere conservar sus datos? Descárguelos primero.',
  password: 'Su contraseña',
  missing: 'Escriba su contraseña.',
  failed: 'No pudimos conectarnos con Jubilee. No se cambió nada. Inténtelo de nuevo.',
  confirm: 'Eliminar mi cuenta',
}

export const noticeTexts: Words<typeof En.noticeTexts> = {
  label: 'Su cuenta se va a eliminar',
  text: (day) => `Su cuenta se eliminará el ${day}.`,
}
