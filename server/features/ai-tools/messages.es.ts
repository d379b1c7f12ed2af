import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  label:
    'Solo educación, no un consejo hecho para usted. Los números vienen de lo que escribió, de sus propios datos y de nuestros cálculos.',
  entered: 'lo que usted escribió',
  cards: {
    plan: 'Su plan',
    more: 'Con más al mes',
    rescue: 'Lo que terminaría las deudas',
    entered: 'Lo que escribió',
    savings: 'Sus ahorros',
    month: 'Este mes',
    sixMonths: 'Sus seis meses',
    debts: 'Sus deudas',
    budget: 'Su presupuesto',
    goals: 'Sus metas',
    credit: 'Su crédito',
    prices: 'Precios',
    elsewhere: 'De otras fuentes',
  },
  gigs: {
    source: 'lo que suele cobrar por un trabajo quien empieza; no es una promesa',
    ideas: 'nuestra lista de ideas',
    range: (from, to) => `${from} a ${to}`,
    price: (title) => `${title}: precio`,
    work: (title) => `${title}: el trabajo`,
  },
  predict: {
    nothingOwed:
      'Aquí no tiene deudas abiertas, así que no hay nada que calcular. Si debe algo, agréguelo primero en Mis deudas.',
    sooner: 'antes que con solo los mínimos',
    withExtra: (source) => `${source}, con el pago adicional que escribió`,
  },
  score: {
    range: (least, most) => `${least} a ${most} puntos`,
    rangeLabel: 'lo que una tarjeta al límite le quita a un puntaje',
    limitInUse: 'límite en uso',
    staysBelow: 'los prestamistas prefieren un uso de la tarjeta menor que este',
    underLine: 'por debajo de esa línea',
    text: ({ range, name, use, line, month }) =>
      `${range}, y nadie puede prometerlos. ${name} usa ${use} de su límite. FICO ha dicho que una tarjeta al límite le quita ${range} a un puntaje. Con este pago la tarjeta podría bajar de ${line} en ${month}. Un puntaje también depende de muchas otras cosas.`,
  },
  next: {
    enterRate: (known) =>
      `${known} Escriba en Mis deudas la tasa de su estado de cuenta, y la fecha será la suya.`,
    wouldEnd: (why, budget, more) =>
      `${why} Con ${budget} al mes en total, las deudas terminarían. Son ${more} más.`,
    outOfReach:
      'Si eso no está a su alcance, una asesoría de crédito sin fines de lucro puede buscar con usted tasas más bajas. La primera consulta cuesta poco o nada.',
    first: (names) => `Pague todos los mínimos y ponga todo lo adicional primero en ${names}`,
    offer: (first, reason, saved) =>
      `${first}, ${reason}. Eso cuesta ${saved} menos que el orden de su plan.`,
    owedThere: (first, balance) => `${first}. Ahí debe ${balance}.`,
    owedThereAt: (first, balance, rate) => `${first}. Ahí debe ${balance}, a una tasa de ${rate}.`,
    more: ({ add, date, sooner, saved }) =>
      `Con ${add} más al mes sería en ${date}. Son ${sooner} antes, con ${saved} menos de intereses.`,
    lowerRateEnds: (name, day) =>
      `La tasa más baja de ${name} termina el ${day}. El plan cuenta su tasa normal después.`,
    cardUse: (use) =>
      `Usted usa ${use} de los límites de sus tarjetas. Bajar primero las tarjetas también puede ayudar a su crédito.`,
    overBudget: (name, above) =>
      `${name} está ${above} por encima de su presupuesto este mes. Lo que ahorre ahí puede ir a sus deudas.`,
  },
  income: {
    week: (title) => `${title}: una semana de sus horas, antes de impuestos`,
    wagesTimesHours: 'el salario por hora multiplicado por las horas que escribió',
    hoursAWeek: 'horas por semana',
    hours: (hours) => `${hours} ${hours === 1 ? 'hora' : 'horas'}`,
    earnings: (pay, hours, week) => `${pay} ${hours} por semana: ${week} antes de impuestos y comisiones.`,
    sell: 'Venda lo que no ha usado en un año, una cosa esta semana.',
    withholding:
      'Si cada primavera recibe un reembolso de impuestos, revise su retención con el estimador del IRS. Ese dinero puede llegarle con cada cheque de pago.',
    unclaimed:
      'Busque dinero a su nombre en la página de bienes no reclamados (unclaimed property) de su estado. Es gratis.',
    call: (name) => `Llame a ${name} y pida una tasa más baja. El guion en Mis deudas ayuda.`,
    onDebts: ({ add, date, sooner }) =>
      `Con ${add} más al mes en sus deudas quedaría libre de deudas en ${date}, ${sooner} antes.`,
    incomeAMonth: 'ingreso al mes',
    minimumsAMonth: 'pagos mínimos al mes',
    share: 'pagos mínimos como parte del ingreso',
    shareText: (minimums, share, income) =>
      `Sus pagos mínimos son ${minimums} al mes. Eso es ${share} de sus ${income}.`,
    within: 'Sus gastos de cada día están dentro de su presupuesto en lo que va del mes.',
    left: (within, left) => `${within} En total le quedan ${left} este mes.`,
    noBudget:
      'Todavía no tiene un presupuesto aquí. Agregue comida, vivienda y transporte en Presupuesto, y vea dónde podría quedarse dinero.',
    spent: (name, spent, planned) => `${name}: ${spent} gastados de ${planned}`,
    above: (spent, above) =>
      `${spent}, ${above} por encima de su presupuesto. Revise primero la compra más grande.`,
    leftForRest: (spent, left) => `${spent}; quedan ${left} para el resto del mes.`,
  },
}
