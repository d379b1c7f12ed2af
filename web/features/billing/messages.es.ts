import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const checkoutToasts: Words<typeof En.checkoutToasts> = {
  noAddress: { title: 'Error', description: 'No se pudo crear la sesión de pago. Inténtelo de nuevo.' },
  notStarted: { title: 'Error', description: 'No se pudo empezar el pago. Inténtelo de nuevo.' },
}

export const checkoutTexts: Words<typeof En.checkoutTexts> = {
  hasPlan: 'Usted ya tiene un plan. Puede cambiarlo en Facturación.',
  openBilling: 'Abrir Facturación',
  setUp: 'Crear su cuenta',
}

export const portalToasts: Words<typeof En.portalToasts> = {
  failed: { title: 'Error', description: 'No se pudo abrir el portal de facturación' },
}

export const statusTexts: Words<typeof En.statusTexts> = {
  title: 'Suscripción',
  plan: 'Plan',
  price: 'Precio',
  perMonth: (price) => `${price} al mes`,
  accessEnds: 'El acceso termina',
  nextBilling: 'Próximo cobro',
  trialEnds: 'La prueba termina',
  noDate: 'Ninguno',
  noDateYet: 'Todavía sin fecha',
  compare: 'Comparar planes',
  cancel: 'Cancelar el plan',
  resume: 'Reanudar el plan',
  newCard: 'Cambiar su tarjeta',
  continueFree: 'Continuar con Free',
  endNow: 'Continuar con Free',
  keep: 'Deshacer el cambio',
  upgrade: 'Cambiar a Premium',
  downgrade: 'Cambiar a Pro',
}

export const statusWords: Words<typeof En.statusWords> = {
  free: 'FREE',
  trialing: 'EN PRUEBA',
  active: 'ACTIVA',
  past_due: 'ATRASADA',
  canceled: 'CANCELADA',
  unpaid: 'SIN PAGAR',
  paused: 'EN PAUSA',
}

export const nextTexts: Words<typeof En.nextTexts> = {
  free: (pro, premium) =>
    `Free no cuesta nada, por el tiempo que quiera. Pro cuesta ${pro}; Premium, ${premium}.`,
  trial: (plan, date, price) =>
    `${plan} es gratis para usted hasta el ${date}. Después cuesta ${price}. Si cancela antes de ese día, no paga nada.`,
  trialEnding: (plan, date) =>
    `Usted conserva ${plan} hasta el ${date} y no paga nada. No se pierde nada de lo que anotó.`,
  renews: (price, date) => `Su próximo pago es de ${price}, el ${date}.`,
  notCharged: 'Su plan está activo y no tiene ningún pago programado.',
  changes: (plan, date, next) =>
    `Usted conserva ${plan} hasta el ${date}. Después su plan es ${next.name}, por ${next.price}.`,
  ending: (plan, date) =>
    `Usted conserva ${plan} hasta el ${date}. No se le cobra otra vez. No se pierde nada de lo que anotó.`,
  ended: 'Su plan terminó. No se pierde nada de lo que anotó. Puede continuar con Free o elegir un plan.',
  grace: (plan, date) =>
    `Su último pago no se pudo procesar. Conserva ${plan} hasta el ${date}. Si cambia su tarjeta antes, el plan continúa. No se pierde nada de lo que anotó.`,
  graceWithRetry: (plan, date, retry) =>
    `Su último pago no se pudo procesar. Se intentará de nuevo con su tarjeta el ${retry}. Conserva ${plan} al menos hasta el ${date}. Si cambia su tarjeta antes, el plan continúa. No se pierde nada de lo que anotó.`,
  overdue:
    'Su último pago no se pudo procesar, así que su plan está suspendido. Cambie su tarjeta y se activa otra vez. O continúe con Free: no se pierde nada de lo que anotó.',
  paused: 'Su plan está en pausa. No se pierde nada de lo que anotó. Puede continuar con Free o reanudarlo.',
}

export const confirmTexts: Words<typeof En.confirmTexts> = {
  title: 'Su banco quiere que usted confirme este pago.',
  change: (next, amount, now) =>
    `${next} se activa cuando confirme ${amount}. Hasta entonces conserva ${now} y no se le cobra nada.`,
  dropped: (date) => `Si no lo confirma a más tardar el ${date}, el cambio se descarta.`,
  month: (plan, amount, date) =>
    `Hasta entonces queda sin pagar ${amount} de ${plan}. Conserva ${plan} hasta el ${date}. No se pierde nada de lo que anotó.`,
  monthWithRetry: (plan, amount, date) =>
    `Hasta entonces queda sin pagar ${amount} de ${plan}. Conserva ${plan} al menos hasta el ${date}. No se pierde nada de lo que anotó.`,
  onHold: (plan, amount) =>
    `Hasta entonces queda sin pagar ${amount} de ${plan}, así que su plan está suspendido. No se pierde nada de lo que anotó.`,
  thePayment: 'el pago',
  aMonth: 'el mes',
  failed:
    'La vez pasada su banco no recibió su confirmación. No se le cobró nada. Puede intentarlo de nuevo.',
  action: 'Confirmar en su banco',
  noPage: 'Ahora no se puede abrir la página para confirmarlo. Inténtelo de nuevo en un minuto.',
  asked: (now) => ({
    title: 'Su banco quiere que usted confirme este pago',
    description: `Use el enlace en Suscripción. Hasta entonces conserva ${now} y no se le cobra nada.`,
  }),
}

export const cancelTexts: Words<typeof En.cancelTexts> = {
  title: (plan) => `¿Cancelar ${plan}?`,
  text: (plan, date) => `Usted conserva ${plan} hasta el ${date}. No se le cobra otra vez.`,
  trialText: (plan, date) => `Usted conserva ${plan} hasta el ${date} y no paga nada.`,
  noDate: 'Su plan termina con lo que ya pagó. No se le cobra otra vez.',
  stays: 'Todo lo que anotó sigue siendo suyo en Free.',
  mail: (email) => `Se lo confirmaremos por correo electrónico a ${email}.`,
  confirm: 'Sí, cancelarlo',
  keep: 'Conservar mi plan',
  done: (date) => ({
    title: 'Su plan está cancelado',
    description: `Sigue activo hasta el ${date}. Se lo confirmamos por correo electrónico.`,
  }),
  failed: {
    title: 'No se pudo cancelar su plan.',
    description: 'Continúa como antes y no se perdió nada. Inténtelo de nuevo.',
  },
}

export const resumeTexts: Words<typeof En.resumeTexts> = {
  done: { title: 'Su plan continúa', description: 'Ya no está cancelado.' },
  failed: {
    title: 'No se pudo reanudar su plan.',
    description: 'Está como antes y no se perdió nada. Inténtelo de nuevo.',
  },
}

export const changeTexts: Words<typeof En.changeTexts> = {
  title: (plan) => `Cambiar a ${plan}`,
  upgradeText: (plan, price) => `${plan} se activa de inmediato. Desde entonces cuesta ${price}.`,
  downgradeText: (now, date) => `Usted conserva ${now} hasta el ${date}. No se cobra nada por el cambio.`,
  keepTitle: (plan) => `Conservar ${plan}`,
  keepText: (plan) => `El cambio que planeó se deshace. Conserva ${plan} y no debe nada por eso.`,
  kept: (plan) => ({ title: `Usted conserva ${plan}` }),
  loading: 'Calculando el precio',
  dueNow: 'A pagar ahora',
  nothingNow: 'Nada',
  each: 'Cada mes',
  from: (price, date) => `${price}, desde el ${date}`,
  starts: 'Empieza',
  today: 'Hoy',
  restOfMonth: 'Lo que paga ahora es el resto de este mes en el plan nuevo, menos lo que ya pagó por él.',
  pay: (amount) => `Pagar ${amount} y cambiar`,
  leave: 'Dejarlo como está',
  done: (plan) => ({ title: `Ahora su plan es ${plan}` }),
  planned: (plan, date) => ({
    title: 'Su cambio está programado',
    description: `${plan} empieza el ${date}.`,
  }),
  recalculated:
    'El precio se calculó otra vez, porque pasó un tiempo o porque su plan cambió. Revíselo otra vez.',
  noPrice: 'No se pudo calcular el precio. No se cambió nada. Inténtelo de nuevo.',
  failed: 'Su plan no cambió y no se perdió nada. Inténtelo de nuevo.',
  again: 'Reintentar',
}

export const freeTexts: Words<typeof En.freeTexts> = {
  title: '¿Continuar con Free?',
  text: (plan) =>
    `${plan} termina de inmediato y ya no se cobra nada por él. Todo lo que anotó sigue siendo suyo en Free.`,
  confirm: 'Continuar con Free',
  failed: {
    title: 'No se pudo cambiar su plan a Free.',
    description: 'No se perdió nada. Inténtelo de nuevo.',
  },
}

export const adminNotice: Words<typeof En.adminNotice> = {
  title: 'Admin (Free)',
  text: 'Usted tiene una cuenta de administrador. Puede usar todo sin costo y no hay nada que pagar.',
}

export const paymentTexts: Words<typeof En.paymentTexts> = {
  title: 'Formas de pago',
  loading: 'Cargando sus tarjetas',
  none: 'No hay ninguna tarjeta guardada.',
  noneYet:
    'Cuando compre un plan, el procesador de pagos guarda su tarjeta. El número nunca llega a nosotros.',
  held: 'El procesador de pagos guarda su tarjeta. El número nunca llega a nosotros.',
  default: 'Principal',
  ending: (brand, last4) => `${brand} terminada en ${last4}`,
  expires: (date) => `Vence ${date}`,
  expired: (date) => `Venció ${date}`,
  portal: 'Abrir el portal',
  portalWhat: 'Ahí puede cambiar su tarjeta.',
}

export const brandNames: Words<typeof En.brandNames> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: 'Tarjeta',
}

export const invoiceTexts: Words<typeof En.invoiceTexts> = {
  title: 'Facturas',
  loading: 'Cargando sus facturas',
  none: 'Todavía no hay facturas.',
  noneYet: 'Cada pago aparecerá aquí con su recibo.',
  pdf: 'PDF',
  pay: 'Pagar',
  ofInvoice: (number) => `(factura ${number})`,
  unnumbered: 'Borrador',
  showAll: (count) => `Mostrar las ${count}`,
}

export const invoiceStatuses: Words<typeof En.invoiceStatuses> = {
  draft: 'Borrador',
  open: 'Pendiente',
  paid: 'Pagada',
  uncollectible: 'Sin pagar',
  void: 'Anulada',
}

export const returnTexts: Words<typeof En.returnTexts> = {
  title: 'Reembolsos y disputas',
  refunded: 'Reembolsado a su tarjeta.',
  refund_failed: 'Un reembolso que no se pudo procesar. Escríbanos y lo enviaremos de otra manera.',
  disputed:
    'En disputa en su banco, que está decidiendo. No se le cobra otra vez por su plan, a menos que lo reanude.',
  dispute_won:
    'Su banco decidió que el pago es válido. Un plan que iba a terminar termina de todos modos, a menos que lo reanude.',
  dispute_lost:
    'Su banco le devolvió el dinero. Un plan que iba a terminar termina de todos modos, a menos que lo reanude.',
}

export const billingLoadFailed: Words<typeof En.billingLoadFailed> = {
  title: 'No se pudieron cargar sus tarjetas y facturas.',
  text: 'No se perdió nada, y su plan está como se ve aquí. Revise su conexión e inténtelo de nuevo.',
}

export const notComplete: Words<typeof En.notComplete> = {
  title: 'Aquí faltan tarjetas y facturas.',
  text: 'El procesador de pagos no responde en este momento. Nada cambió ahí. Su plan está como se ve aquí.',
}

export const accountTexts: Words<typeof En.accountTexts> = {
  title: 'Cuenta',
  name: 'Nombre',
  email: 'Correo electrónico',
  since: 'Cuenta creada el',
  edit: 'Cambiar en Configuración',
}

export const noticeTexts: Words<typeof En.noticeTexts> = {
  title: 'Preferencias de avisos',
  text: 'Recordatorios de pago, logros, resumen semanal y novedades: elija qué correos quiere.',
  action: 'Elegir correos',
}

export const privacyTexts: Words<typeof En.privacyTexts> = {
  title: 'Privacidad y datos',
  text: 'Sus datos son suyos en todos los planes. Cambiar de plan no elimina nada.',
  settings: 'Abrir Privacidad',
  notice: 'Aviso de privacidad',
}
