import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './notice-messages.ts'

const due: Words<English['due']> = {
  item: (name, day) => `${name}: vence el ${day}`,
  atLeast: (amount, isMore) => `, al menos ${amount}${isMore ? ' más' : ''}`,
  recorded: (amount) => `usted anotó ${amount}`,
  forDueBefore: (amount) => `${amount} cuenta para el vencimiento anterior`,
  estimated: 'cálculo aproximado',
  short: (amount, isMore) =>
    amount === null
      ? `este mes no le alcanza para ${isMore ? 'lo que falta' : 'esto'}`
      : `este mes le alcanza para ${amount}${isMore ? ' más' : ''} de esto`,
}

const reminder: Words<English['reminder']> = {
  oneSubject: (day) => `Un pago vence el ${day}`,
  subject: (count) => `${count} pagos vencen pronto`,
  one: 'Este pago vence pronto:',
  several: 'Estos pagos vencen pronto:',
  paid: 'Si ya pagó, no tiene que hacer nada.',
}

const cases: Words<English['cases']> = {
  oneSubject: (day) => `Una fecha de su caso: ${day}`,
  subject: (count) => `${count} fechas de sus casos`,
  one: 'Esta fecha es importante en su caso:',
  several: 'Estas fechas son importantes en sus casos:',
  answer: (about, day) => `${about}: le deben responder a más tardar el ${day}`,
  write_by: (about, day) => `${about}: último día para escribirles: ${day}`,
  file_by: (about, day) => `${about}: la respuesta de usted debe llegar a la corte a más tardar el ${day}`,
  court:
    'Presente su respuesta en la corte antes de ese día. Si cae en fin de semana o día feriado, pregunte en la secretaría de la corte. No espere. Si no responde, la corte puede fallar en su contra.',
  courtLabel: 'Ver qué hacer y dónde hay ayuda legal gratis',
  list: 'Su lista de casos muestra la regla de cada fecha y lo que puede hacer después.',
  label: 'Abrir sus casos',
}

const offers: Words<English['offers']> = {
  oneSubject: (day) => `Una oferta termina el ${day}`,
  subject: (count) => `${count} ofertas terminan pronto`,
  one: 'Una tasa especial termina pronto, y quedaría algo por pagar:',
  several: 'Estas tasas especiales terminan pronto, y quedaría algo por pagar:',
  noPayment: ({ name, day, left }, cost) =>
    `${name}: su oferta termina el ${day}. Usted todavía debe ${left}, y antes no hay otro pago regular. ${cost} Si lo paga todo a más tardar ese día, lo evita.`,
  payments: ({ name, day, left, payBy }, cost, avoid) =>
    `${name}: su oferta termina el ${day}. Después del pago que vence el ${payBy}, el último a tiempo, su plan todavía debe ${left}. ${cost} ${avoid}`,
  monthly: (amount) => `Con ${amount} más al mes desde ahora, lo evita.`,
  once: (amount) => `Con ${amount} más en ese pago, lo evita.`,
  deferred: (charge) => `Entonces se suman ${charge} de interés diferido.`,
  usualRate: 'Entonces empieza la tasa normal.',
  usualRateCost: (charge) => `Entonces empieza la tasa normal: ${charge} más de intereses en total.`,
  elsewhere: 'Mis deudas muestra qué más lo evita, como pagar primero esta deuda.',
}

const report: Words<English['report']> = {
  subject: 'Su semana con Jubilee',
  lead: 'Así están sus deudas este lunes:',
  owed: (amount) => `Usted debe: ${amount}`,
  paid: (amount) => `Pagó la semana pasada: ${amount}`,
  nothingOwed: 'No debe nada de las deudas que anotó. ¡Bien hecho!',
  noEnd: 'Con lo que paga ahora, su plan todavía no llega a cero. Mis deudas muestra qué ayudaría.',
  freeIn: (month) => `Si sigue su plan, quedará libre de deudas en ${month}.`,
  due: 'Vence en los próximos siete días:',
}

const milestones: Words<English['milestones']> = {
  subject: 'Tiene un nuevo logro',
  lead: 'Bien hecho. Esto ya quedó atrás:',
  paidOff: (name, highest) => `La deuda ${name} está saldada. En su punto más alto era de ${highest}.`,
  quarter: 'Ya pagó una cuarta parte de todo lo que debía.',
  half: 'Ya pagó la mitad de todo lo que debía.',
  threeQuarters: 'Ya pagó tres cuartas partes de todo lo que debía.',
  all: 'Pagó todas las deudas que anotó. Este es su jubileo.',
  part: (percent) => `Ya pagó el ${percent}% de todo lo que debía.`,
  measured: 'Las partes se miden desde el saldo más alto que tuvo cada deuda.',
}

const ANY_TIME = 'Puede desactivarlos en cualquier momento.'
const why: Words<English['why']> = {
  paymentReminders: `Recibe este correo porque tiene activados los recordatorios de pagos, ofertas y casos de cartas. ${ANY_TIME}`,
  weeklyReports:
    'Recibe este correo porque tiene activado el resumen semanal. Puede desactivarlo en cualquier momento.',
  debtMilestones: `Recibe este correo porque tiene activados los avisos de logros. ${ANY_TIME}`,
  productUpdates:
    'Recibe este correo porque tiene activadas las novedades. Puede desactivarlas en cualquier momento.',
}

export const spanish: Words<English> = {
  due,
  reminder,
  cases,
  offers,
  report,
  milestones,
  why,
  onlyEnglish: 'Estas novedades están solo en inglés.',
  stop: 'Dejar de recibir estos correos con un clic',
  choose: 'Elegir sus correos',
  openDebts: 'Abrir Mis deudas',
  sender: (name, address) => (address === null ? `De ${name}.` : `De ${name}, ${address}.`),
}
