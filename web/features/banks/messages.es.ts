import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const linkToasts: Words<typeof En.linkToasts> = {
  notStarted: {
    title: 'Error',
    description: 'No se pudo iniciar la conexión de la cuenta. Inténtelo de nuevo.',
  },
  widgetFailed: {
    title: 'Error de conexión',
    description: 'No se pudo conectar con su banco. Inténtelo de nuevo.',
  },
  notLinked: {
    title: 'No se pudieron conectar las cuentas. Inténtelo de nuevo.',
    description: 'Nada de lo que escribió cambió.',
  },
  linked: (count, bank) => ({
    title: plural(count, 'cuenta conectada', 'cuentas conectadas'),
    description: `${bank} ya está conectado.`,
  }),
  linkedAgain: (bank) => ({
    title: `${bank} ya estaba conectado`,
    description: 'Sus cifras están al día y no se duplicó nada.',
  }),
  repaired: (bank) => ({
    title: `${bank} está conectado otra vez`,
    description: 'Sus cifras están al día.',
  }),
  chosen: (bank) => ({
    title: `Ya eligió las cuentas de ${bank}`,
    description: 'Lo que comparte allí está al día.',
  }),
  repairedUnread: {
    title: 'Su banco está conectado otra vez.',
    description: 'Todavía no se pudieron obtener sus cifras. Presione Actualizar en un momento.',
  },
}

export const bankActs: Words<typeof En.bankActs> = {
  repair: 'Reparar',
  repairOf: (bank) => `Reparar ${bank}`,
  underWay: (step, bank) => `${step} ${bank}`,
  refresh: 'Actualizar',
  refreshOf: (bank) => `Actualizar ${bank}`,
  remove: 'Eliminar',
  removeOf: (bank) => `Eliminar ${bank}`,
}

export const linkLabels: Words<typeof En.linkLabels> = {
  idle: 'Conectar cuentas',
  initializing: 'Iniciando...',
  open: 'Conectar cuentas',
  connecting: 'Conectando...',
}

export const returnTexts: Words<typeof En.returnTexts> = {
  title: 'De vuelta de su banco',
  pageTitle: 'De vuelta de su banco, Jubilee',
  wait: 'Un momento. Seguimos donde usted se quedó.',
  gone: 'Esta pestaña no sabe qué conexión empezó usted, así que no puede seguir con ella. No se conectó ni cambió nada. Abra Mis deudas, presione Conectar cuentas otra vez y quédese en el mismo navegador hasta terminar.',
  left: 'Usted salió antes de que se conectara su banco. No se conectó ni cambió nada. Puede empezar de nuevo en Mis deudas cuando quiera.',
  start:
    'No se pudo abrir la ventana de su banco. No se conectó nada. Vuelva a cargar esta página o empiece de nuevo en Mis deudas.',
  widget:
    'No se pudo conectar su banco. No se cambió nada. Abra Mis deudas y presione Conectar cuentas para intentarlo de nuevo.',
  exchange:
    'Su banco aceptó, pero no pudimos terminar. Mire en Mis deudas: si no llegó nada de su banco, presione Conectar cuentas otra vez. No se duplica nada.',
  refresh:
    'Su banco está conectado otra vez. Todavía no se pudieron obtener sus cifras: llegarán solas, o con Actualizar en Configuración.',
  repaired: (bank) => `${bank} está conectado otra vez. Sus cifras están al día.`,
  linked: (bank) => `${bank} está conectado.`,
  toDebts: 'Mis deudas',
}

export const noPlan: Words<typeof En.noPlan> = {
  title: 'Conectar un banco es parte de Pro',
  text: 'Con Pro, los saldos y los pagos mínimos llegan de su banco automáticamente. Sin Pro, usted agrega cada deuda a mano. Toma más o menos un minuto si tiene a mano un estado de cuenta.',
  plans: 'Ver los planes',
  add: 'Agregar a mano',
  short: 'Conectar un banco es parte de Pro.',
  keeps:
    'Conectar y actualizar son parte de Pro. Lo que ya llegó se queda aquí, y puede eliminar un banco cuando quiera.',
}

export const bankStates: Words<typeof En.bankStates> = {
  good: { label: 'Conectado', text: null },
  login_required: {
    label: 'Inicie sesión otra vez',
    text: 'El banco quiere asegurarse de que sigue siendo usted. Repare la conexión para volver a recibir cifras al día. No se perdió nada.',
  },
  expires_soon: {
    label: 'Inicie sesión pronto',
    text: 'Pronto el banco querrá asegurarse de que sigue siendo usted. Repare la conexión ahora y seguirá recibiendo cifras al día.',
  },
  failing: {
    label: 'Sin respuesta',
    text: 'El banco no responde en este momento. Sus últimas cifras se quedan aquí, y lo intentaremos de nuevo por nuestra cuenta.',
  },
}

export const accountTexts: Words<typeof En.accountTexts> = {
  at: (bank) => `Cuentas en ${bank}`,
  notRefreshed: 'Todavía sin actualizar',
  refreshed: (time) => `Actualizado ${time}`,
  endingIn: (name, mask) => `${name}, termina en ${mask}`,
  onList: 'Una deuda de su lista',
  notOnList: 'Una deuda que no está en su lista',
  spending: 'Gastos para su presupuesto',
  notUsed: 'No se usa aquí',
  escrow: (amount) =>
    `El pago mensual incluye impuestos y seguro: el prestamista guarda ${amount} para pagarlos.`,
  paused: (pause, until) =>
    `No hay que pagar ${until === null ? 'por ahora' : `hasta el ${until}`}: ${pause}. Los intereses pueden seguir.`,
}

export const pauseNames: Words<typeof En.pauseNames> = {
  deferment: 'un aplazamiento (deferment)',
  forbearance: 'una suspensión temporal de cobros (forbearance)',
  school: 'mientras estudia',
  grace: 'el tiempo después de los estudios',
}

export const bankToasts: Words<typeof En.bankToasts> = {
  refreshed: (bank) => ({ title: `${bank} está al día` }),
  needsSignIn: (bank) => ({
    title: `${bank} le pide que inicie sesión otra vez`,
    description: 'Presione Reparar. Hasta entonces se quedan sus últimas cifras.',
  }),
  notAnswering: (bank) => ({
    title: `${bank} no responde en este momento`,
    description: 'Sus últimas cifras se quedan. Lo intentaremos de nuevo por nuestra cuenta.',
  }),
  refreshFailed: (bank) => ({
    title: `No se pudo actualizar ${bank}.`,
    description: 'Sus últimas cifras siguen aquí. Inténtelo de nuevo.',
  }),
  removed: (bank) => ({
    title: `Banco eliminado: ${bank}`,
    description: 'Sus deudas se quedan en su lista. Desde ahora usted las actualiza a mano.',
  }),
  removeFailed: (bank) => ({
    title: `No se pudo eliminar ${bank}.`,
    description: 'Sigue conectado. Inténtelo de nuevo.',
  }),
}

export const newAccountTexts: Words<typeof En.newAccountTexts> = {
  note: 'Este banco tiene una cuenta nueva. Elija cuentas y también llegará aquí, si usted quiere.',
  title: (bank) => `${bank} tiene una cuenta nueva`,
  text: 'Elija cuentas y también llegará aquí, si usted quiere.',
  choose: 'Elegir cuentas',
  chooseOf: (bank) => `Elegir cuentas de ${bank}`,
}

export const accessEndsText: typeof En.accessEndsText = (day) =>
  `Su plan ya no incluye bancos conectados. El ${day} terminaremos nuestro acceso a este banco. Sus deudas se quedan en su lista, y lo que gastó se queda en su presupuesto.`

export const connectedTexts: Words<typeof En.connectedTexts> = {
  title: 'Bancos',
  loading: 'Cargando sus bancos',
  lead: 'De dónde vienen los saldos, los pagos mínimos y los movimientos.',
  empty:
    'Todavía no hay ningún banco conectado. Conecte uno y sus deudas llegarán solas a Mis deudas. Solo podemos leer: nadie puede mover dinero desde aquí.',
  removeTitle: (bank) => `¿Eliminar ${bank}?`,
  removeLabel: 'Eliminar banco',
  removal:
    'Sus deudas se quedan en su lista, y usted las actualiza a mano. Lo que gastó se queda en su presupuesto. Le pedimos al banco que termine nuestro acceso.',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  banks: 'No se pudieron cargar sus bancos.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const repairNotice: Words<typeof En.repairNotice> = {
  title: (bank) => `${bank} le pide que inicie sesión otra vez`,
  text: (refreshed) => `${refreshed}. No se perdió nada. Repare la conexión para recibir cifras al día.`,
}

export const arrivedTexts: Words<typeof En.arrivedTexts> = {
  debts: (count, bank) =>
    count === 1 ? `Llegó 1 deuda de ${bank}` : `Llegaron ${plural(count, 'deuda')} de ${bank}`,
  nothingNew: (bank) => `No llegó nada nuevo de ${bank}`,
  noDebts: (bank) => `${bank} está conectado. No tiene deudas que seguir.`,
  knownDebts: 'Sus deudas ya estaban en su lista. No se duplicó nada.',
  spending: 'Lo que gaste allí puede contar en su presupuesto.',
  whole: 'Su plan ya las incluye. Sus cifras se mantienen al día solas.',
  missing:
    'Su plan ya las incluye. El banco no envió todo. Agregue lo que falta para que el plan sea exacto.',
  apr: (rate) => `${rate} APR`,
  aMonth: (amount) => `${amount} al mes`,
  later: 'Más tarde',
  done: 'Listo',
  sort: 'Clasificar sus gastos para el presupuesto',
}

export const figureTexts: Words<typeof En.figureTexts> = {
  form: (debt) => `Lo que falta de ${debt}`,
  rate: 'Tasa de interés (APR)',
  rateHint: 'De su estado de cuenta, por ejemplo 18.99.',
  minimum: 'Pago mínimo al mes',
  minimumHint: 'Si lo deja vacío, lo calculamos aproximadamente.',
  offerEnds: (rate) => `Último día de la oferta del ${rate}`,
  offerHint: 'Está en su estado de cuenta o en la carta de la oferta.',
  save: 'Guardar',
  saveOf: (debt) => `Guardar las cifras de ${debt}`,
}

export const figureNames: Words<typeof En.figureNames> = {
  interestRate: 'La tasa de interés',
  minimumPayment: 'El pago mínimo',
  promotionalRate: 'La fecha',
}

export const figureSentences: Words<typeof En.figureSentences> = {
  interestRate: 'Escriba la tasa anual en porcentaje, por ejemplo 18.99.',
  minimumPayment: 'Escriba un monto, por ejemplo 45.00.',
  promotionalRate: 'Escriba una fecha que exista.',
  nothing: 'Escriba lo que sepa y luego guarde.',
}

export const figureToasts: Words<typeof En.figureToasts> = {
  saved: (name) => ({ title: `Deuda guardada: ${name}`, description: 'Su plan ya la incluye.' }),
  saveFailed: {
    title: 'No se pudo guardar.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
}
