import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './script-messages.ts'

const otherDueDate = '¿Puede cambiar mi fecha de vencimiento para que caiga después del día en que cobro?'

export const spanish: Words<English> = {
  kinds: {
    card: {
      askFor: 'alguien que pueda cambiar una tasa; muchas veces es el equipo de retención (“retention”)',
      request:
        'Quisiera una tasa más baja en esta tarjeta, para que una parte mayor de cada pago vaya a lo que debo. ¿Qué puede hacer hoy?',
      fallbacks: [
        '¿Hay una tasa más baja por algunos meses mientras la pago?',
        '¿Tienen un plan por dificultades económicas (“hardship plan”), y cerraría la tarjeta?',
        '¿Puede quitar el último cargo por pago atrasado?',
      ],
      ready: 'Su último estado de cuenta y, si la tiene, una oferta de otra tarjeta.',
    },
    auto: {
      askFor: 'el equipo de “loss prevention” o de “hardship” (dificultades económicas)',
      request:
        'Quiero conservar el auto y seguir pagando. ¿Puede pasar un pago al final del préstamo, o bajar el pago por algunos meses?',
      fallbacks: [
        otherDueDate,
        '¿Refinanciarían este préstamo a una tasa más baja?',
        '¿Qué pasa con los intereses si se mueve un pago?',
      ],
      ready: 'Los papeles del préstamo, los días en que cobra y lo que puede pagar cada mes.',
    },
    student: {
      askFor: 'alguien que maneje los planes de pago',
      request:
        'Quiero un pago que vaya con mi ingreso. ¿Qué planes de pago puedo elegir y cuánto me costaría cada uno al mes?',
      fallbacks: [
        '¿Este préstamo es federal o privado?',
        '¿Hay un descuento en la tasa por pagos automáticos?',
        '¿Qué pausas hay, y siguen corriendo los intereses durante una pausa?',
      ],
      ready:
        'Su último talón de pago y su última declaración de impuestos. Para préstamos federales, su cuenta en studentaid.gov.',
    },
    mortgage: {
      askFor: 'el equipo de “loss mitigation”, que ayuda a evitar la pérdida de la casa',
      request:
        'Quiero conservar mi casa. ¿Qué opciones puedo solicitar para bajar o pausar el pago, y qué papeles necesita?',
      fallbacks: [
        '¿El monto atrasado puede pasar al final del préstamo?',
        '¿Cuál es el último día para enviar una solicitud completa?',
        '¿Quién será mi única persona de contacto de aquí en adelante?',
      ],
      ready:
        'Su último estado de cuenta, un comprobante de ingresos y una lista de sus gastos. Un asesor de vivienda aprobado por HUD puede ayudar gratis.',
    },
    personal: {
      askFor: 'el equipo de “hardship” (dificultades económicas) o de atención al cliente',
      request:
        'Quiero pagar todo este préstamo. ¿Puede bajar la tasa o alargar los pagos para que yo cumpla con cada fecha?',
      fallbacks: [
        otherDueDate,
        '¿Hay un descuento en la tasa por pagos automáticos?',
        '¿Tienen un plan por dificultades económicas (“hardship plan”), y qué informan a las agencias de crédito?',
      ],
      ready: 'Los papeles del préstamo y lo que puede pagar cada mes.',
    },
    medical: {
      askFor: 'la oficina de facturación y el programa de ayuda económica (“financial assistance”)',
      request:
        'Por favor, envíeme la factura renglón por renglón. También quisiera solicitar ayuda económica antes de pagar.',
      fallbacks: [
        '¿Puedo tener un plan de pagos sin intereses?',
        '¿Hay un precio más bajo para quien paga por su cuenta?',
        '¿Puede no enviar esta factura a un cobrador mientras mi solicitud está abierta?',
      ],
      ready: 'La factura, su tarjeta del seguro y un comprobante de ingresos.',
    },
    collector: {
      askFor: 'nadie todavía: primero pida pruebas por escrito',
      request:
        'Por favor, envíeme pruebas por escrito de esta deuda: a quién le debía, cuánto y desde cuándo. No digo que sea mía, y no voy a pagar en esta llamada.',
      fallbacks: [
        '¿Cuál es su nombre completo, su empresa y su dirección postal?',
        'Por favor, escríbame de ahora en adelante.',
        'Responderé cuando tenga sus pruebas por escrito.',
      ],
      ready:
        'Un bolígrafo. No dé ningún número de cuenta ni datos de su banco. La carta gratis en Cartas pide las pruebas por usted.',
    },
    other: {
      askFor: 'alguien que pueda cambiar las condiciones',
      request:
        'Quiero pagar lo que debo. ¿Puede bajar la tasa, o repartir los pagos para que yo cumpla con cada fecha?',
      fallbacks: [
        otherDueDate,
        '¿Tienen un plan por dificultades económicas (“hardship plan”)?',
        '¿Puede quitar el último cargo por pago atrasado?',
      ],
      ready: 'Su último estado de cuenta y lo que puede pagar cada mes.',
    },
  },
  unknownRecord: 'Tengo cuenta con ustedes desde hace [cuánto tiempo], y quiero seguir pagando.',
  hardMonths: 'Algunos meses han sido difíciles, y llamo porque quiero arreglar esto.',
  paidByRecords: 'pagado por completo según sus datos',
  madePayments: (months) => `Según mis datos, he hecho un pago cada mes en los últimos ${months}.`,
  paidMinimums: (months) => `Según mis datos, he pagado al menos el mínimo en los últimos ${months}.`,
  averageLabel: 'tasa promedio de todas las tarjetas',
  average: (rate) => `La tasa promedio de las tarjetas es ${rate}, según la Reserva Federal.`,
  balance: 'saldo',
  rate: 'tasa',
  hello: (balance) => `Hola, me llamo [su nombre]. Debo ${balance}.`,
  helloAt: (balance, rate) => `Hola, me llamo [su nombre]. Debo ${balance} a una tasa de ${rate}.`,
  helloOnly: 'Hola.',
  rateEnds:
    'Esta tasa termina. ¿Cuál es su último día y cuánto se cobra después? ¿Puede dejar la tasa más baja entonces, o decirme cuánto pagar cada mes para terminar antes?',
  spread: 'Quiero pagar lo que debo. ¿Puede repartir los pagos para que yo cumpla con cada fecha?',
  callTo: (name) => `LLAMADA A ${name}`,
  before: (askFor, ready) => `ANTES DE LLAMAR\nPida hablar con ${askFor}.\nTenga a mano: ${ready}`,
  say: 'QUÉ DECIR',
  wait: 'Luego espere. Una pausa está bien.',
  no: 'SI DICEN QUE NO',
  again: 'Dé las gracias e inténtelo de nuevo otro día. Otra persona puede decidir otra cosa.',
  writeDown: 'ANOTE',
  notes: [
    'el día y la hora de la llamada',
    'el nombre de la persona y un número de referencia',
    'qué le ofrecieron, desde cuándo y por cuánto tiempo',
    'que se lo envían por escrito antes de que usted pague algo nuevo',
  ],
  mayRefuse:
    'Pueden decir que no a todo. Acepte solo lo que puede pagar, y solo cuando lo tenga por escrito.',
}
