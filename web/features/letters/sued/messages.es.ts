import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const suedTexts: Words<typeof En.suedTexts> = {
  title: '¿Llegaron papeles de la corte? Responda a tiempo.',
  lead: 'Si no responde, la corte puede fallar en su contra. Anote lo que dicen sus papeles y verá el último día. Con los recordatorios de pago activos en Configuración, le escribimos por correo electrónico 10, 5, 2 y 1 días antes.',
  enter: 'Anotar los papeles',
  education: 'Educación, no consejo legal. Un abogado o la ayuda legal puede ver sus propios papeles.',
  mine: 'Mis papeles de la corte',
  guide: 'Qué hacer, paso a paso',
  follows: 'Si no hay respuesta',
  loadingStates: 'Cargando los estados',
  moreOnPay: 'Qué se puede tomar del salario y qué no',
  moreOnSuits: 'Más sobre los primeros días',
}

export const stateTexts: Words<typeof En.stateTexts> = {
  title: 'Cuántos días da su estado',
  hint: 'Si su papel dice un día, ese día es el que cuenta.',
  choose: 'Elija su estado',
  onPaper: 'sin número de días: su papel dice el día',
  days: (days) => `${days} días desde el día en que recibió los papeles`,
  lastDay:
    'Si el último día es fin de semana o feriado, pregunte en la secretaría de la corte. No espere. Donde la cuenta depende de cómo llegaron los papeles, mostramos la que da menos días.',
  clerk: 'Confirme siempre el día con la secretaría de la corte que está en su papel.',
  readRule: (on) => `Leímos la regla, una cita de ella o la página de la propia corte el ${on}.`,
  readGuides: (on) => `Lo leímos el ${on} en guías que citan la regla, no en la regla misma.`,
  forms: 'Ayuda y formularios de respuesta del estado',
  feeWaiver: 'Pedir que no cobren el cargo',
  noFeeWaiver: 'No encontramos un enlace al formulario para no pagar el cargo. Pídalo en la secretaría.',
}

export const suedFieldTexts: Words<typeof En.suedFieldTexts> = {
  answerBy: 'El día que dice el papel',
  answerByHint: 'Busque “answer by”, “return date” o “hearing”. Este día va primero.',
  servedOn: 'Los papeles llegaron el',
  servedOnHint: 'Si no recuerda bien, el primer día en que pudo ser.',
  servedHow: 'Cómo llegaron',
  state: 'Estado de la corte',
  court: 'Qué corte',
  courtHint: 'El nombre está arriba en el papel.',
  unsure: 'No lo sé',
  recipient: 'Quién le demanda',
  recipientHint: 'En el papel dice “plaintiff”.',
  subject: 'Corte y número de caso',
  filedOn: 'Presenté mi respuesta el',
  filedOnHint: 'Deje el campo vacío hasta que esté en la corte. Entonces terminan los recordatorios.',
  stands: 'Cómo está el caso',
  note: 'Nota',
  noteHint: 'A quién llamó, qué le dijeron, qué envió.',
  lastDay: 'Último día para presentar su respuesta',
  noDay: 'Escriba el día que dice el papel, o cuándo llegaron los papeles y la corte.',
  askClerk: 'Pregunte hoy en la secretaría de la corte.',
}

export const servedLabels: Words<typeof En.servedLabels> = {
  by_hand: 'Me los entregaron en la mano',
  left_home: 'Los dejaron en mi casa',
  mail: 'Por correo',
  posted: 'Los pegaron en mi puerta',
}

export const suedErrors: Words<typeof En.suedErrors> = {
  recipient: 'Escriba quién le demanda.',
  subject: 'Escriba la corte y el número del caso.',
  servedOn: 'Escriba el día en que llegaron los papeles, o el día que dice el papel.',
  date: 'Escriba una fecha que exista.',
  future: 'Elija el día de hoy o uno anterior.',
  beforeServed: 'Elija el día en que recibió los papeles o uno posterior.',
  tooLate: 'Es más de un año después de recibir los papeles. Mire el papel otra vez.',
}

export const courtNoteTexts: Words<typeof En.courtNoteTexts> = {
  named: 'Usted escribió sobre papeles de la corte. Una carta no detiene una demanda.',
  link: 'Ver cómo responder a tiempo',
  limits: '¿Llegaron papeles de la corte? Vea cómo responder a tiempo',
}
