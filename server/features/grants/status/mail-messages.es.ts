import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './mail-messages.ts'

export const spanish: Words<English> = {
  events: {
    submitted: {
      subject: 'Tenemos su solicitud de ayuda',
      line: 'Gracias. Su solicitud llegó, con todos sus archivos.',
    },
    information_asked: {
      subject: 'Necesitamos saber algo más sobre su solicitud',
      line: 'Alguien leyó su solicitud y necesita saber una cosa más.',
      noteIs: 'Lo que preguntamos',
      next: 'Responda en su solicitud. Entonces vuelve a la fila.',
    },
    information_given: {
      subject: 'Tenemos su respuesta',
      line: 'Gracias. Su respuesta llegó y su solicitud volvió a la fila.',
    },
    approved_first: {
      subject: 'Un primer sí a su solicitud',
      line: 'Las ayudas más grandes necesitan el sí de dos personas.',
    },
    approved: {
      subject: 'Su ayuda está aprobada',
      line: 'Dijimos que sí a su solicitud de ayuda.',
      noteIs: 'De quienes decidieron',
    },
    refused: {
      subject: 'La decisión sobre su solicitud',
      line: 'Lo sentimos: no pudimos dar esta ayuda.',
      noteIs: 'El motivo',
    },
    appealed: { subject: 'Tenemos su apelación', line: 'Su apelación llegó.' },
    appeal_granted: {
      subject: 'La decisión sobre su apelación',
      line: 'Su apelación se aceptó.',
      noteIs: 'De quienes decidieron',
    },
    appeal_refused: {
      subject: 'La decisión sobre su apelación',
      line: 'Lo sentimos: otra persona la revisó y la decisión no cambia.',
      noteIs: 'El motivo',
    },
    paid: { subject: 'Su ayuda está pagada', line: 'Buenas noticias: su ayuda se pagó.' },
    withdrawn: {
      subject: 'Usted retiró su solicitud',
      line: 'Usted retiró su solicitud de ayuda. Ya no tenemos sus archivos.',
      next: 'Puede empezar otra cuando quiera.',
      label: 'Empezar otra solicitud',
    },
  },
  openApplication: 'Abrir su solicitud',
  warning: 'Nunca pedimos dinero, una tarjeta de regalo ni la contraseña de su banco para dar una ayuda.',
  seeWhere: 'En su solicitud puede ver cómo va ahora.',
  keep: {
    subject: 'Continúe su solicitud de ayuda',
    kept: 'Lo que llenó hasta ahora está guardado. Ábrala e inicie sesión para continuar donde se quedó.',
    notAsked: 'Si usted no pidió este correo, no tiene que hacer nada.',
  },
}
