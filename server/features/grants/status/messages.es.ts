import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  hearing: {
    soon: 'Le respondemos pronto.',
    by: (day) => `Le respondemos a más tardar el ${day}.`,
    late: (day) =>
      `Queríamos responder a más tardar el ${day}. Nos atrasamos y lo sentimos. Su solicitud sigue en la fila.`,
  },
  next: {
    draft: 'Llénela y envíela. Lo que escribe se guarda.',
    submitted: (hearing) => `Leemos su solicitud. ${hearing}`,
    needsInformation: 'Necesitamos saber algo más. Responda abajo y la solicitud vuelve a la fila.',
    approvedOnce: (hearing) => `Una persona dijo que sí. Otra persona la revisa. ${hearing}`,
    approved: (amount) =>
      `Su ayuda de ${amount} está aprobada. Ahora sigue el pago, y le escribimos cuando esté pagada.`,
    refused: 'Puede apelar una vez. Entonces la revisa alguien que no decidió antes.',
    refusedTwice:
      'Esto se decidió dos veces, por dos personas distintas. Puede empezar otra solicitud cuando quiera.',
    appealed: (hearing) => `La revisa alguien que no decidió antes. ${hearing}`,
    paid: (amount, day) => `Pagamos ${amount} el ${day}. Usted nunca lo devuelve.`,
    withdrawn: 'Usted retiró esta solicitud. Puede empezar otra cuando quiera.',
  },
  events: {
    started: 'Usted empezó la solicitud.',
    submitted: 'Usted envió la solicitud.',
    information_asked: 'Le pedimos más información.',
    information_given: 'Usted respondió y la solicitud volvió a la fila.',
    approved_first: 'La aprobó la primera de dos personas.',
    approved: 'La ayuda se aprobó.',
    refused: 'La solicitud no se aprobó.',
    appealed: 'Usted apeló.',
    appeal_granted: 'Alguien que no había decidido antes dijo que sí a su apelación.',
    appeal_refused: 'Su apelación no se aprobó.',
    paid: 'La ayuda se pagó.',
    withdrawn: 'Usted retiró la solicitud y sus archivos se eliminaron.',
    documents_deleted: 'Los archivos de esta solicitud se eliminaron, tres años después de la decisión.',
  },
}
