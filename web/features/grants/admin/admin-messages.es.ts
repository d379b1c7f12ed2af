import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './admin-messages.ts'

export const queueTexts: Words<typeof En.queueTexts> = {
  pageTitle: 'Ayudas, Jubilee',
  title: 'Ayudas',
  lead: 'Las solicitudes enviadas. Arriba está la que hay que responder primero.',
  status: 'Cuáles',
  program: 'Programa',
  allPrograms: 'Todos los programas',
  empty: 'No hay nada aquí.',
  emptyWaiting: 'Ninguna solicitud espera nuestra respuesta.',
  caption: 'Solicitudes de ayuda',
  asks: (amount) => `pide ${amount}`,
  answerBy: 'Fecha límite:',
  noDay: 'sin fecha',
  approvals: ({ done, needed, amount }) =>
    `${done} de ${needed} aprobaciones${amount === null ? '' : ` por ${amount}`}`,
  late: 'Atrasada',
  own: 'Es suya. La decide otra persona.',
  found: (count, isMore) =>
    `${count}${isMore ? ' o más' : ''} ${count === 1 && !isMore ? 'solicitud' : 'solicitudes'}`,
  more: 'Ver más',
  loading: 'Cargando las solicitudes',
  loadFailed: {
    title: 'No se pudieron cargar las solicitudes.',
    text: 'No se cambió nada. Revise su conexión e inténtelo de nuevo.',
  },
}

export const queueColumns: Words<typeof En.queueColumns> = {
  applicant: 'Solicitante',
  program: 'Programa',
  asks: 'Pide',
  status: 'Estado',
  answerBy: 'Fecha límite',
}

export const filterNames: Words<typeof En.filterNames> = {
  waiting: 'Esperan nuestra respuesta',
  submitted: 'Nuevas',
  needs_information: 'Esperan al solicitante',
  approved_once: 'Aprobadas una vez',
  approved: 'Por pagar',
  refused: 'No aprobadas',
  appealed: 'Apelaciones',
  paid: 'Pagadas',
  withdrawn: 'Retiradas',
  all: 'Todas',
}

export const waitsFor: Words<typeof En.waitsFor> = {
  draft: 'Sin enviar',
  submitted: 'Espera a un administrador',
  needs_information: 'Espera al solicitante',
  approved_once: 'Espera a un segundo administrador',
  approved: 'Espera el pago',
  refused: 'No aprobada, nada pendiente',
  appealed: 'Espera a un administrador que no la haya rechazado',
  paid: 'Pagada, nada pendiente',
  withdrawn: 'Retirada, nada pendiente',
}

export const adminTexts: Words<typeof En.adminTexts> = {
  pageTitle: 'Solicitud de ayuda, Jubilee',
  back: 'Todas las solicitudes',
  title: (name) => `Ayuda: ${name}`,
  facts: 'De un vistazo',
  asks: 'Pide',
  approved: 'Aprobado',
  approvedOnce: 'Primera aprobación',
  program: 'Programa',
  answerBy: 'Fecha límite',
  sentOn: 'Enviada',
  approvals: 'Aprobaciones',
  approvalsOf: (done, needed) => `${done} de ${needed}`,
  approvedBy: (name, day) => `${name}, ${day}`,
  approvedByYou: (name, day) => `${name} (usted), ${day}`,
  granted: 'Otorgado en los últimos doce meses',
  grantedNone: 'Nada a este hogar',
  grantedTo: (person, others) => `${person} a esta persona, ${others} a otras en esta dirección`,
  email: 'Correo electrónico',
  emailUnconfirmed: 'Sin confirmar',
  check: 'Preguntas iniciales',
  fits: 'Cumple la regla',
  fitsNot: 'No cumple la regla',
  checkFigures: (income, limit, year) => `Ingresos de ${income} al año, límite de ${limit} (${year}).`,
  question: 'Lo que preguntamos',
  appeal: 'La apelación',
  answers: 'Lo que escribió',
  papers: 'Papeles',
  papersNote:
    '“Ver” muestra un papel como imágenes de sus páginas. Ninguna revisión lo encuentra todo, así que abra un original descargado solo en una computadora de la que pueda prescindir. Cada vista y cada descarga queda registrada. No guarde copias.',
  look: 'Ver',
  noPapers: 'Sin papeles.',
  history: 'Historial',
  acts: 'Lo que puede hacer',
  notFound: {
    title: 'Esta solicitud no se puede abrir aquí.',
    text: 'Puede ser la suya, estar sin enviar o haber sido retirada.',
  },
  loading: 'Cargando la solicitud',
}

export const adminPartTitles: Words<typeof En.adminPartTitles> = {
  about: 'Hogar',
  program: 'Ayuda',
  debts: 'Lo que debe',
  story: 'Qué pasó',
}

export const eventWords: Words<typeof En.eventWords> = {
  started: 'Empezada por el solicitante',
  submitted: 'Enviada',
  information_asked: 'Se pidió más información',
  information_given: 'Respondida por el solicitante',
  approved_first: 'Primera aprobación',
  approved: 'Aprobada',
  refused: 'No aprobada',
  appealed: 'Apelada',
  appeal_granted: 'Apelación aceptada',
  appeal_refused: 'Apelación no aceptada',
  paid: 'Pagada',
  withdrawn: 'Retirada por el solicitante',
  documents_deleted: 'Papeles eliminados',
}

export const actTexts: Words<typeof En.actTexts> = {
  ask: {
    button: 'Pedir más información',
    title: 'Pedir más información',
    lead: 'El solicitante recibe un correo y responde en su página. Las aprobaciones hechas hasta ahora ya no cuentan.',
    confirm: 'Enviar la pregunta',
    done: 'La pregunta está enviada.',
  },
  approve: {
    button: 'Aprobar',
    title: 'Aprobar la ayuda',
    lead: 'El solicitante lee el motivo.',
    confirm: 'Aprobar',
    done: 'Su aprobación quedó registrada.',
  },
  refuse: {
    button: 'Rechazar',
    title: 'Rechazar la solicitud',
    lead: 'El solicitante recibe un correo con el motivo, y puede apelar una vez.',
    confirm: 'Rechazar la solicitud',
    done: 'La solicitud está rechazada.',
  },
  decide_appeal: {
    button: 'Decidir la apelación',
    title: 'Decidir la apelación',
    lead: 'El solicitante recibe un correo con el motivo. No hay una segunda apelación.',
    confirm: 'Decidir',
    done: 'La apelación está decidida.',
  },
  pay: {
    button: 'Marcar como pagada',
    title: 'Marcar la ayuda como pagada',
    lead: 'Pasa al libro de cuentas público, y eso no se puede deshacer. Hágalo cuando el prestamista tenga el dinero.',
    confirm: 'Marcar como pagada',
    done: 'El pago está en el libro de cuentas.',
  },
}

export const actFields: Words<typeof En.actFields> = {
  question: {
    label: '¿Qué necesita saber?',
    hint: 'Nombre el papel o el dato. El solicitante lo lee.',
  },
  reason: { label: 'Motivo', hint: 'El solicitante lo lee, palabra por palabra.' },
  amount: { label: 'Monto' },
  outcome: { label: 'Resultado', granted: 'Aceptar la apelación', refused: 'Mantener el rechazo' },
  paidOn: { label: 'Fecha del pago' },
}

export const actNotes: Words<typeof En.actNotes> = {
  one: 'Hasta $1,000 basta su aprobación. La paga otro administrador.',
  first: 'Por encima de $1,000 se necesitan dos personas. Esta es la primera de dos aprobaciones.',
  firstWithBefore: (granted) =>
    `Este hogar recibió ${granted} en los últimos doce meses. Con esta ayuda pasa de $1,000, así que se necesitan dos personas. Esta es la primera de dos aprobaciones.`,
  second: (amount) =>
    `Esta es la segunda de dos aprobaciones, por los mismos ${amount}. Con ella la ayuda queda aprobada.`,
  askedFor: (amount) => `Pide ${amount}.`,
  approvedFor: (amount) => `Aprobado: ${amount}.`,
}

export const actErrors: Words<typeof En.actErrors> = {
  question: 'Escriba lo que necesita saber.',
  reason: 'Escriba el motivo. El solicitante lo lee.',
  amount: 'Escriba un monto mayor que $0.',
  outcome: 'Elija una opción.',
  paidOn: 'Escriba una fecha que exista, de hoy o anterior.',
  failed: 'Esto no se hizo, y no se cambió nada. Inténtelo de nuevo.',
  title: 'Esto no se hizo.',
}

export const fundsTexts: Words<typeof En.fundsTexts> = {
  title: 'Dinero libre',
  onHand: 'Disponible',
  onHandNote: 'Donaciones y diezmos, menos las ayudas pagadas',
  waiting: 'Aprobado',
  waitingNote: 'Todavía sin pagar',
  free: 'Libre',
  freeNote: 'Lo que todavía puede aprobar',
  made: (onHand, waiting) => `${onHand} disponibles, ${waiting} aprobados y todavía sin pagar.`,
  line: (free) => `Dinero libre: ${free}.`,
}
