import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './status-messages.ts'

export const statusTexts: Words<typeof En.statusTexts> = {
  pageTitle: 'Su solicitud de ayuda, Jubilee',
  place: 'Fundación Jubilee',
  title: 'Su solicitud',
  loading: 'Cargando su solicitud',
  heading: {
    draft: 'Todavía sin enviar.',
    submitted: 'Tenemos su solicitud.',
    needs_information: 'Tenemos una pregunta para usted.',
    approved_once: 'Tenemos su solicitud.',
    approved: 'Su ayuda está aprobada.',
    refused: 'Esta vez no pudimos decir que sí.',
    appealed: 'Tenemos su apelación.',
    paid: 'Su ayuda está pagada.',
    withdrawn: 'Usted retiró esta solicitud.',
  },
  label: {
    draft: 'Borrador',
    submitted: 'En revisión',
    needs_information: 'Espera su respuesta',
    approved_once: 'En revisión',
    approved: 'Aprobada',
    refused: 'No aprobada',
    appealed: 'Apelación en revisión',
    paid: 'Pagada',
    withdrawn: 'Retirada',
  },
  grant: 'Ayuda',
  nextTitle: 'Qué sigue',
  endedTitle: 'Cómo terminó',
  timeline: 'Lo que ha pasado',
  byYou: 'Usted',
  byUs: 'La fundación',
  sentTitle: 'Lo que envió',
  goOn: 'Continuar la solicitud',
  again: 'Empezar otra solicitud',
  none: {
    title: 'Todavía no hay solicitud',
    text: 'Cuando haya solicitado una ayuda, aquí verá cómo va y cuándo tendrá respuesta.',
    action: 'Ver qué ayuda podría servirme',
  },
  loadFailed: {
    title: 'No se pudo cargar su solicitud.',
    text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
  },
  earlier: 'Sus otras solicitudes',
  lookAgain: 'Ver de nuevo',
}

export const decisionTexts: Words<typeof En.decisionTexts> = {
  title: 'La decisión',
  approved: (amount) => `Se aprobaron ${amount}.`,
  refused: 'La solicitud no se aprobó.',
  reason: 'El motivo',
  on: (day) => `Se decidió el ${day}.`,
  paid: (amount, day) => `Se pagaron ${amount} el ${day}.`,
  saved: (amount, time) =>
    `Según su plan para saldar deudas, eso le ahorra ${amount} de intereses y ${time}.`,
  savedInterest: (amount) => `Según su plan para saldar deudas, eso le ahorra ${amount} de intereses.`,
}

export const answerTexts: Words<typeof En.answerTexts> = {
  title: 'Lo que necesitamos de usted',
  label: 'Su respuesta',
  hint: 'Puede agregar papeles abajo y cambiar lo que escribió.',
  papers: 'Papeles que ya envió',
  change: 'Cambiar lo que escribió',
  send: 'Enviar su respuesta',
  sent: { title: 'Su respuesta está enviada', description: 'Su solicitud está otra vez en la fila.' },
  missing: 'Escriba su respuesta.',
  failed: 'Su respuesta no se envió. Sigue aquí. Inténtelo de nuevo.',
  stale: 'Mientras tanto algo cambió aquí. Léalo otra vez y luego envíe.',
}

export const appealTexts: Words<typeof En.appealTexts> = {
  title: 'Puede pedirnos que la revisemos otra vez',
  text: 'Una vez. La lee y decide otra persona. Cuéntele qué se pasó por alto, o qué ha cambiado.',
  label: '¿Por qué debemos revisarla otra vez?',
  send: 'Enviar la apelación',
  sent: { title: 'Su apelación está enviada', description: 'Ahora la lee otra persona.' },
  missing: 'Escriba por qué se debe revisar otra vez la decisión.',
  failed: 'Su apelación no se envió. Sigue aquí. Inténtelo de nuevo.',
  made: 'Su apelación',
}

export const withdrawTexts: Words<typeof En.withdrawTexts> = {
  button: 'Retirar la solicitud',
  buttonDraft: 'Eliminar este borrador',
  title: '¿Retirar la solicitud?',
  titleDraft: '¿Eliminar este borrador?',
  text: 'Ya nadie decidirá sobre ella. Sus papeles se eliminan de inmediato. Puede solicitar otra más adelante.',
  confirm: 'Sí, retirarla',
  confirmDraft: 'Sí, eliminarlo',
  keep: 'Conservar',
  done: { title: 'Usted retiró su solicitud', description: 'Sus papeles se eliminaron.' },
  failed: {
    title: 'No se pudo retirar la solicitud.',
    description: 'Sigue como estaba. Inténtelo de nuevo.',
  },
}
