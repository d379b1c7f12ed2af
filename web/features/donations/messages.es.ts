import content from '#content/foundation/es/foundation.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const giftTiers: Words<typeof En.giftTiers> = content.donate.tiers

export const giveTexts: Words<typeof En.giveTexts> = {
  place: 'Fundación Jubilee',
  title: 'Done para el jubileo de otra persona.',
  lead: 'Su donación paga deudas de familias que no pueden solas. Todo va a las ayudas.',
  amountTitle: '¿Cuánto quiere donar?',
  ownAmount: 'Otro monto',
  ownLabel: 'Su monto',
  ownHint: 'De $1 a $25,000.',
  howOften: '¿Con qué frecuencia?',
  once: 'Una vez',
  monthly: 'Cada mes',
  monthlyNote:
    'Se cobra a su tarjeta este mismo día de cada mes. Puede detenerla cuando quiera, con un clic.',
  nameTitle: 'Su nombre en el libro de cuentas público',
  anonymous: 'Donar sin nombre',
  anonymousHint: 'El libro de cuentas muestra el monto y el día, y ningún nombre.',
  showName: 'Mostrar un nombre',
  showNameHint: 'Cualquiera puede leerlo. Al elegir esto, usted está de acuerdo.',
  nameLabel: 'Nombre que se muestra',
  nameHint: 'El suyo, el de su familia o en memoria de alguien.',
  emailLabel: 'Su correo electrónico',
  emailHint: 'Ahí le llega el recibo, y nada más.',
  receiptTo: (email) => `Su recibo llegará a ${email}.`,
  feeTitle: 'A dónde va',
  given: 'Usted dona',
  fee: 'Comisión de la tarjeta',
  feePaid: 'La paga Jubilee',
  toGrants: 'Va a las ayudas',
  noAmountYet: '$…',
  button: (amount, isMonthly) => (isMonthly ? `Donar ${amount} cada mes` : `Donar ${amount}`),
  buttonPlain: 'Donar',
  card: 'El pago se hace en la página siguiente. Nunca vemos el número de su tarjeta.',
  taxes: 'Usted no recibe nada a cambio, y su recibo lo dice. Esto no es asesoría de impuestos.',
  warning: 'No pedimos donaciones por teléfono ni por mensaje de texto. Quien lo haga no es de la fundación.',
  ledger: 'Ver el libro público',
}

export const giveErrors: Words<typeof En.giveErrors> = {
  noAmount: 'Elija un monto, o escriba otro.',
  amount: 'Escriba un monto de $1 a $25,000, con dos decimales como máximo.',
  name: 'Escriba el nombre que se mostrará, o done sin nombre.',
  email: 'Escriba un correo electrónico como nombre@example.com. Ahí llega el recibo.',
  failed: 'No se pudo iniciar la donación. No se cobró nada. Revise su conexión e inténtelo de nuevo.',
}

export const thanksTexts: Words<typeof En.thanksTexts> = {
  loading: 'Revisando si llegó su donación',
  title: 'Gracias.',
  once: (amount) => `Su donación de ${amount} llegó. Todo va a las ayudas.`,
  monthly: (amount) =>
    `Su primera donación de ${amount} llegó. Todo va a las ayudas. La siguiente será dentro de un mes.`,
  receipt: (email) => `Su recibo va en camino a ${email}.`,
  entry: (entry) => `Es el registro ${entry} del libro de cuentas público, donde se puede seguir cada dólar.`,
  named: (name) => `Ahí aparece con el nombre “${name}”.`,
  anonymous: 'Ahí aparece sin nombre.',
  stopGuest: 'Para detener una donación mensual, use el enlace de cualquiera de sus correos.',
  openLedger: 'Abrir el libro de cuentas',
  myGifts: 'Mis donaciones',
  again: 'Revisar otra vez',
  give: 'Volver a la donación',
  noSession: 'No hay ninguna donación que mostrar aquí.',
  noSessionText: 'Si usted donó, el correo con su recibo lo tiene todo.',
  failed: 'Todavía no podemos decir si llegó su donación.',
  failedText: 'Si usted pagó, no se perdió nada: el recibo llega por correo electrónico.',
}

export const giftsTexts: Words<typeof En.giftsTexts> = {
  pageTitle: 'Mis donaciones, Jubilee',
  place: 'Fundación Jubilee',
  title: 'Mis donaciones',
  lead: 'Lo que usted donó, con un recibo por cada pago.',
  none: 'Todavía no hay donaciones.',
  noneText: 'Cuando done, aquí estarán sus donaciones y sus recibos.',
  give: 'Donar a la fundación',
  giveAgain: 'Donar otra vez',
  loading: 'Cargando sus donaciones',
  failed: 'No se pudieron cargar sus donaciones.',
  failedText: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
  years: 'Resúmenes anuales',
  yearsText: 'Todos los pagos de un año en una hoja, para sus archivos.',
  statement: (year) => `Resumen de ${year} (PDF)`,
  once: (amount) => `${amount}, una vez`,
  monthly: (amount) => `${amount} cada mes`,
  since: (date) => `Desde el ${date}.`,
  named: (name) => `Aparece como “${name}”.`,
  anonymous: 'Sin nombre.',
  states: {
    given: 'Recibida',
    active: 'Activa',
    past_due: 'Falló el pago',
    stopped: 'Detenida',
  },
  pastDue:
    'El último pago no se pudo procesar. Se intentará de nuevo con la tarjeta en los próximos días. Para usar otra tarjeta, detenga esta donación y empiece una nueva.',
  entry: (entry) => `Registro ${entry} del libro de cuentas`,
  entryReturned: (entry, amount) => `Registro ${entry} del libro de cuentas, se devolvieron ${amount}`,
  receipt: 'Recibo',
  receiptOf: (date) => ` del ${date} (PDF)`,
  showAll: (count) => `Ver los ${count}`,
  stop: 'Detener esta donación',
}

export const stopTexts: Words<typeof En.stopTexts> = {
  title: '¿Detener su donación mensual?',
  text: (amount) => `Ya no se cobrará nada más. Gracias por ${amount} al mes. Sus recibos quedan aquí.`,
  confirm: 'Sí, detenerla',
  keep: 'Seguir donando',
  done: { title: 'Su donación se detuvo', description: 'Ya no se cobra nada más.' },
  failed: 'No se pudo detener su donación, y sigue como antes. Inténtelo de nuevo.',
}

export const mailedTexts: Words<typeof En.mailedTexts> = {
  pageTitle: 'Su donación mensual, Jubilee',
  title: 'Su donación mensual',
  loading: 'Buscando su donación',
  months: (count, amount) =>
    count === 1 ? `Llegó un mes de ${amount}.` : `Llegaron ${count} meses de ${amount}.`,
  runs: 'Sigue cada mes hasta que usted la detenga.',
  stopped: 'Su donación se detuvo. Ya no se cobra nada más. Gracias por lo que donó.',
  stop: 'Detener esta donación',
  failed: 'No se pudo cargar su donación.',
  linkOver: 'Este enlace no es válido o ya venció.',
  linkOverText:
    'Abra el correo más reciente sobre su donación. Si tiene una cuenta, sus donaciones están ahí.',
}
