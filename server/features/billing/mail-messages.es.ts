import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './mail-messages.ts'

const on = (day: string | null) => (day === null ? 'al final de lo que ya pagó' : `el ${day}`)
const until = (day: string | null) => (day === null ? 'hasta el final de lo que ya pagó' : `hasta el ${day}`)

export const spanish: Words<English> = {
  nothingLost: 'Después tampoco se pierde nada de lo que anotó.',
  staysDays: (days) => `Todo queda como está por ${days} días.`,
  staysUntil: (day) => `Todo queda como está hasta el ${day}.`,
  triedOn: (day) => `Se intentará otra vez con su tarjeta el ${day}.`,
  staysAtLeastDays: (days) => `Todo queda como está al menos por ${days} días.`,
  staysAtLeastUntil: (day) => `Todo queda como está al menos hasta el ${day}.`,
  planPrice: 'el precio de su plan',
  paid: 'pagado',
  aPayment: 'un pago',
  amountOn: (amount, day) => `${amount} el ${day}`,
  seeOrResume: 'Ver o reanudar su plan',
  openBilling: 'Abrir Facturación',
  seePlans: 'Ver los planes',
  noAccount:
    'Todavía no tiene una cuenta. Cree una con este correo electrónico y confírmelo: entonces podrá cambiar el plan.',
  signUp: 'Crear una cuenta o iniciar sesión',
  trialEnds: {
    subject: (day) => `Su prueba gratis termina ${on(day)}`,
    ends: (plan, day) => `Su prueba gratis de ${plan} termina ${on(day)}.`,
    charged: (price) =>
      `Después se cobra a su tarjeta ${price} al mes. Si eso es lo que quiere, no tiene que hacer nada.`,
    orCancel: 'Si no lo quiere, cancele antes de ese día. Entonces no se cobra nada.',
    see: 'Ver o cancelar su plan',
  },
  failed: {
    subject: 'No se pudo procesar un pago',
    happens:
      'Su último pago de Jubilee no se pudo procesar. Esto pasa, por ejemplo, cuando una tarjeta vence.',
    otherCard: 'Puede usar otra tarjeta o continuar con Free.',
  },
  toConfirm: {
    subject: 'Su banco quiere que usted confirme un pago',
    month: (plan) =>
      `Su banco quiere que usted confirme el pago de su plan ${plan}. Hasta entonces queda sin pagar.`,
    change: (wanted) => `Usted pidió cambiar a ${wanted}. Su banco quiere que confirme ese pago.`,
    untilThen: (plan, wanted) =>
      `Hasta entonces conserva ${plan} y no se cobra nada. ${wanted} se activa cuando lo confirme.`,
    orDropped:
      'Si ya no lo quiere, no tiene que hacer nada: sin su confirmación el cambio se descarta en un día.',
    where:
      'Su banco se lo pide en la página de la factura pendiente. Ahí también puede pagarla con otra tarjeta.',
    confirm: 'Confirmar el pago',
  },
  canceled: {
    subject: (day) => `Su plan termina ${on(day)}`,
    canceled: (plan) => `Usted canceló su plan ${plan}. No se cobra otra vez a su tarjeta.`,
    keep: (day) =>
      `Usted conserva el plan ${until(day)}. Después puede continuar con Free, y todo lo que anotó se conserva.`,
    resume: 'Si cambia de opinión, puede reanudarlo hasta entonces.',
  },
  trialUsed: {
    subject: 'Su prueba gratis ya se había usado',
    used: 'Usted empezó una prueba gratis de Jubilee. Este correo electrónico, o esta cuenta, ya tuvo su prueba gratis.',
    ended: 'Por eso terminamos la nueva. No se cobró nada.',
    welcome: 'Si quiere, puede elegir un plan sin prueba.',
  },
  secondPlan: {
    subject: 'Tenía dos planes, así que terminamos uno',
    ended: (plan) =>
      `Usted compró un plan y ya tenía uno. Por eso terminamos uno de los dos, ${plan}. No se cobra otra vez.`,
    payBack: 'Si lo pagó, responda a este correo y le devolvemos el dinero.',
    see: 'Ver el plan que tiene ahora',
  },
  refunded: {
    subject: 'Se le devolvió un pago',
    refunded: (amount, plan) => `Le devolvimos ${amount}, de lo que pagó por su plan ${plan}.`,
    toCard:
      'El dinero vuelve a la tarjeta con la que pagó. Muchos bancos tardan de cinco a diez días en mostrarlo.',
    planStays: 'El reembolso por sí solo no cambia nada de su plan.',
  },
  disputed: {
    subject: 'Un pago está en disputa en su banco',
    disputed: (plan, amount) =>
      `Su banco nos avisó que un pago de su plan ${plan} está en disputa: ${amount}.`,
    held: 'El banco retiene el dinero mientras decide.',
    over: 'Ese plan ya terminó. No se cobra nada más por él.',
    ends: (day) =>
      `Por eso dejamos que su plan termine ${on(day)}. No se cobra otra vez a su tarjeta, y todo lo que anotó se conserva.`,
    resume: 'No tiene que hacer nada. Si quiere conservar el plan, puede reanudarlo hasta entonces.',
    askBank: 'Si no sabe nada de una disputa, pregunte a su banco.',
  },
}
