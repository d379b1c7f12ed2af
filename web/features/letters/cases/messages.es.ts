import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const caseTexts: Words<typeof En.caseTexts> = {
  title: 'Mis casos',
  loading: 'Cargando sus casos',
  edit: (recipient) => `Editar el caso: ${recipient}`,
  editShort: 'Editar',
  remove: (recipient) => `Eliminar el caso: ${recipient}`,
  removeShort: 'Eliminar',
  readRule: 'Leer la regla',
  readWhere: 'Dónde lo leímos',
  cameHow: 'Cómo llegaron',
  tracking: 'Rastreo',
}

export const removeCaseTexts: Words<typeof En.removeCaseTexts> = {
  title: (recipient) => `¿Eliminar el caso: ${recipient}?`,
  text: 'También se eliminan sus fechas, su nota y sus papeles. Su carta queda igual. Esto no se puede deshacer.',
  confirm: 'Eliminar caso',
}

export const caseFieldTexts: Words<typeof En.caseFieldTexts> = {
  title: 'Guardar un caso',
  save: 'Guardar cambios',
  keep: 'Guardar caso',
  kind: 'Qué carta es',
  recipient: 'A quién va',
  recipientHint: 'La agencia de crédito o el cobrador de deudas.',
  subject: 'Qué cuenta',
  stands: 'Cómo está el caso',
  note: 'Nota',
  noteHint: 'Qué más envió, con quién habló, qué le escribieron.',
  tracking: 'Número de rastreo',
  trackingHint: 'Está en el recibo del correo certificado.',
  afterFreeReport: 'Escribí después de mi informe anual gratis',
  afterFreeReportHint: 'Entonces la agencia de crédito tiene 45 días.',
}

export const caseDayTexts: Words<typeof En.caseDayTexts> = {
  sentOn: { label: 'Enviada el', hint: 'Deje el campo vacío hasta que esté en el correo.' },
  receivedOn: { label: 'Recibida el', hint: 'El día que dice el acuse de recibo.' },
  addedInformationOn: { label: 'Envió más el', hint: 'Si envió más papeles después de la carta.' },
  firstNoticeOn: { label: 'El primer aviso llegó el', hint: 'Desde ahí cuentan sus días para escribir.' },
}

export const caseDayNames: Words<typeof En.caseDayNames> = {
  firstNotice: 'Primer aviso',
  served: 'Llegaron los papeles de la corte',
  answerBy: 'Día en el papel de la corte',
  filed: 'Respuesta presentada',
  sent: 'Enviada',
  received: 'Recibida',
  sentMore: 'Envió más',
}

export const caseKindLabels: Words<typeof En.caseKindLabels> = {
  bureau_dispute: 'Disputa con una agencia de crédito',
  validation: 'Pedir pruebas de la deuda',
  dispute: 'Disputar la deuda',
  stop_contact: 'Pedir que dejen de comunicarse',
  lawyer: 'Pedir que hablen con su abogado',
  sued: 'Demanda en la corte',
}

export const outcomeLabels: Words<typeof En.outcomeLabels> = {
  open: 'Abierto',
  corrected: 'Corregido o eliminado',
  verified: 'Dicen que está bien',
  no_answer: 'No llegó respuesta',
  withdrawn: 'Decidí no seguir',
  dismissed: 'La corte lo desestimó',
  settled: 'Hubo un acuerdo',
  judgment: 'La corte falló en mi contra',
  other: 'Terminó de otra forma',
}

export const caseStanding: Words<typeof En.caseStanding> = {
  askClerk: 'Pregunte hoy en la secretaría de la corte qué día vence su respuesta.',
  filed: (day) => `Respuesta presentada el ${day}.`,
  neverFiled: 'No se presentó respuesta.',
  sent: (day) => `Enviada el ${day}.`,
  sentUndated: (day) => `Enviada el ${day}. No hay un día fijado para la respuesta.`,
  notSent: 'Todavía sin enviar.',
  disputeNotSent: 'Todavía sin enviar. Anote el día en que la envíe, y los días empiezan a contar.',
  neverSent: 'No se envió.',
}

function daysOff(days: number): string {
  if (days === 0) return 'hoy'
  return days > 0 ? `en ${plural(days, 'día')}` : `hace ${plural(-days, 'día')}`
}

export const dueSentences: Words<typeof En.dueSentences> = {
  answer: (day, days) =>
    `La respuesta de ellos ${days < 0 ? 'vencía' : 'vence'} el ${day}, ${daysOff(days)}.`,
  write_by: (day, days) =>
    `El último día para escribir ${days < 0 ? 'a tiempo era' : 'es'} el ${day}, ${daysOff(days)}.`,
  file_by: (day, days) =>
    `El último día para presentar su respuesta ${days < 0 ? 'era' : 'es'} el ${day}, ${daysOff(days)}.`,
}

export const stepTexts: Words<typeof En.stepTexts> = {
  writeBy: 'Envíela por correo certificado, de modo que llegue para ese día.',
  writeLate: 'Todavía puede escribir. Ellos pueden seguir cobrando mientras buscan las pruebas.',
  overdue: 'Revise su correo. Si no llegó respuesta, márquelo y presente una queja, que es gratis.',
  verified:
    'Puede preguntar a la compañía que dio la información, agregar una declaración corta a su informe o presentar una queja.',
  noAnswer: 'Puede escribir otra vez o presentar una queja. Es gratis.',
  answer: 'Presente su respuesta en la corte y guarde una copia sellada.',
  answerLate: 'Llame hoy a la secretaría de la corte y a la ayuda legal. Quizás todavía pueda responder.',
  filed: 'Vaya a la corte cada día que le citen. Lleve sus papeles.',
  judgment:
    'Pregunte hoy a un abogado. En algunos casos la corte puede anular su fallo. Parte del dinero está protegida.',
}

export const stepLinks: Words<typeof En.stepLinks> = {
  complain: 'Presentar queja al CFPB',
  legalAid: 'Buscar ayuda legal gratis',
}

export const caseToasts: Words<typeof En.caseToasts> = {
  kept: (recipient) => ({
    title: `Caso guardado: ${recipient}`,
    description: 'Está en Mis casos, con el día que cuenta.',
  }),
  keepFailed: {
    title: 'No se pudo guardar el caso.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  saved: (recipient) => ({ title: `Cambios guardados: ${recipient}` }),
  saveFailed: {
    title: 'No se pudieron guardar sus cambios.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  removed: (recipient) => ({ title: `Caso eliminado: ${recipient}` }),
  removeFailed: {
    title: 'No se pudo eliminar el caso.',
    description: 'Sigue en su lista. Inténtelo de nuevo.',
  },
}

export const caseErrors: Words<typeof En.caseErrors> = {
  recipient: 'Escriba a quién va la carta.',
  subject: 'Escriba de qué cuenta se trata.',
  date: 'Escriba una fecha que exista.',
  future: 'Elija el día de hoy o uno anterior.',
  beforeSent: 'Elija el día en que la envió o uno posterior.',
  changedElsewhere:
    'Este caso cambió en otro lugar desde que lo abrió. Guarde otra vez para conservar lo que está aquí.',
}

export const casesEmpty: Words<typeof En.casesEmpty> = {
  title: 'Todavía no hay casos',
  text: 'Cuando haya enviado una carta, guárdela aquí. Verá para qué día deben responder, y le escribimos unos días antes por correo electrónico.',
  action: 'Agregar un caso',
}

export const casesLoadFailed: Words<typeof En.casesLoadFailed> = {
  title: 'No se pudieron cargar sus casos.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}
