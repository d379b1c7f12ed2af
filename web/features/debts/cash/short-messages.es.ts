import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './short-messages.ts'

export const essentialNames: Words<typeof En.essentialNames> = {
  housing: 'Vivienda',
  power: 'Luz, agua y gas',
  food: 'Comida',
  medicine: 'Medicinas',
  work: 'Trabajo, cuidado de niños',
  insurance: 'Seguro',
  childSupport: 'Manutención de hijos',
}

export const shortFormTexts: Words<typeof En.shortFormTexts> = {
  lead: 'Díganos cuánto tiene hasta que le paguen otra vez. Primero va a la vivienda, la luz, la comida y el transporte al trabajo. Después va a las deudas, según lo que costaría pagarlas tarde.',
  cash: 'Lo que tiene hasta entonces',
  until: 'Próximo día de cobro',
  essentials: 'Lo que hay que pagar hasta entonces, además de las deudas',
  fromBudget: 'De su presupuesto. Cambie lo que no esté bien.',
  noBudget: 'Agregue la renta, la luz, la comida y lo demás, para que vayan primero.',
  name: 'Nombre',
  kind: 'Para qué es',
  amount: 'Monto',
  remove: (name) => `Eliminar ${name || 'esta factura'}`,
  removeShort: 'Eliminar',
  add: 'Agregar una factura',
  lenders: 'Lo que cuesta pagar tarde, por prestamista',
  lateFee: 'Cargo por pago atrasado',
  lateFeeHint: (first, again) =>
    `En una tarjeta suele ser de hasta ${first}, o ${again} por otro poco después. Si lo deja vacío, contamos ${first}.`,
  lateFeeOther: 'Está en su estado de cuenta o en su contrato.',
  penaltyRate: 'Sube la tasa si hay atraso (penalty rate)',
  federal: 'Es un préstamo estudiantil federal',
  phone: 'Teléfono del prestamista',
  phoneHint: 'Está al reverso de la tarjeta o en la factura.',
  save: 'Ver qué cubre',
  cancel: 'Cancelar',
  nameMissing: 'Póngale un nombre a esta factura.',
  amountUnread: 'Escriba un monto, por ejemplo 250.00.',
  untilPassed: 'Escriba su próximo día de cobro.',
}

export const shortToasts: Words<typeof En.shortToasts> = {
  saved: { title: 'Guardado hasta su próximo día de cobro' },
  saveFailed: { title: 'Esto no se guardó', description: 'Lo que escribió sigue aquí.' },
  ended: { title: 'Su plan sigue como antes' },
  endFailed: { title: 'Esto no se cambió', description: 'Inténtelo de nuevo.' },
}

export const shortTexts: Words<typeof En.shortTexts> = {
  coversAll: (amount, day) => `${amount} cubren todo lo que hay que pagar antes del ${day}.`,
  covers: (amounts, day) =>
    `${amounts.have} tienen que durar hasta el ${day}. Cubren una parte, y quedan ${amounts.open} sin cubrir.`,
  coversNone: (amount, day) => `No hay nada hasta el ${day}, y antes hay que pagar ${amount}.`,
  payTitle: 'Pague esto, en este orden',
  openTitle: 'Lo que el dinero no cubre',
  openLead:
    'Llame antes de esa fecha. Un prestamista puede mover la fecha o aceptar un pago más pequeño. Ninguno está obligado, pero preguntar es gratis.',
  left: (amount, day) => `Le sobran ${amount} hasta el ${day}.`,
  part: (amount, whole) => `${amount} de ${whole}`,
  due: (day) => `vence el ${day}`,
  dueLater: (day, by) => `vence el ${day}; envíelo a más tardar el ${by} para que llegue a tiempo`,
  openPart: (amount) => `${amount} sin cubrir`,
  back: (day) => `Después del ${day}, su plan sigue como antes. No tiene que cambiar nada.`,
  script: 'Qué decir en la llamada',
  copy: 'Copiar el texto',
  more: 'Más sobre los programas de dificultades económicas',
  call: (name) => `Llamar a ${name}`,
  noPhone: 'El número está en la factura o al reverso de la tarjeta.',
  change: 'Actualizar',
  end: 'Terminar esto ahora',
  help: 'Con quién hablar, gratis',
  helpWays: [
    { label: 'Llame al 211: renta, comida, luz', href: 'tel:211' },
    { label: 'Asesor de crédito: 800‑388‑2227', href: 'tel:8003882227' },
    { label: 'nfcc.org', href: 'https://www.nfcc.org' },
  ],
}

export const lateFeeWords: Words<typeof En.lateFeeWords> = {
  known: (amount) => `Puede haber un cargo por pago atrasado: ${amount}.`,
  card: (amounts, on) =>
    `Puede haber un cargo por pago atrasado. En una tarjeta suele ser de hasta ${amounts.first}, o ${amounts.again} por otro dentro de ${amounts.cycles} estados de cuenta, y nunca más que el mínimo (12 CFR 1026.52, leído el ${on}).`,
  other: 'Puede haber un cargo por pago atrasado. El monto está en su estado de cuenta o en su contrato.',
}

export const callScript: typeof En.callScript = ({ minimum, due, pay, payDay }) => {
  const canPay =
    pay === null
      ? `No puedo pagarlo para esa fecha. Me pagan otra vez el ${payDay}.`
      : `Para esa fecha puedo pagar ${pay}. Me pagan otra vez el ${payDay}.`
  return [
    `“Hola, me llamo [su nombre]. Mi pago de ${minimum} vence el ${due}, y quiero seguir pagando.`,
    `${canPay} ¿Tienen un programa de dificultades económicas (hardship program)? ¿Pueden mover la fecha de vencimiento, o aceptar un pago más pequeño este mes?`,
    '¿Habrá un cargo por pago atrasado, cambiará la tasa, y qué van a informar a las agencias de crédito? Por favor, envíenme por escrito lo que acordemos.”',
    'Puede pedir que le atiendan en español. Anote el día, el nombre de la persona y lo que le dijo.',
  ].join('\n\n')
}

export const billScript: typeof En.billScript = ({ amount, payDay }) =>
  `“Hola, me llamo [su nombre]. No puedo pagar a tiempo ${amount} de mi factura. Me pagan otra vez el ${payDay}. ¿Puedo pagar entonces, o en dos partes? ¿Hay algún programa para cuando a uno no le alcanza este mes? Por favor, envíenme por escrito lo que acordemos.”`
