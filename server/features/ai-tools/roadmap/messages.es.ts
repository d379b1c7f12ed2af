import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  paper: {
    file: 'jubilee-hoja-de-ruta.pdf',
    language: 'es',
    title: 'Su hoja de ruta educativa',
    documentTitle: 'Hoja de ruta educativa de Jubilee',
    whereYouStand: 'Dónde está ahora',
    stepByStep: 'Paso a paso',
    milestones: 'Logros',
    throughout: 'Durante los seis meses',
  },
  enteredAndPlan: (day) => `lo que usted escribió y su plan para saldar deudas al ${day}`,
  labels: {
    month: 'un mes de la hoja de ruta',
    week: 'una semana de la hoja de ruta',
    nextDebt: 'la siguiente deuda',
    debtName: 'nombre de la deuda',
    income: 'ingreso al mes, como usted lo escribió',
    expenses: 'gastos al mes, como usted los escribió',
    expensesLess: 'gastos al mes como usted los escribió, menos sus pagos mínimos',
    minimums: 'pagos mínimos al mes',
    short: 'falta al mes',
    left: 'queda al mes',
    typedDebt: 'deuda total, como usted la escribió',
    listedDebt: 'deuda total en Mis deudas',
    unlistedDebt: 'deuda que no está en Mis deudas',
    interest: 'intereses hasta quedar libre de deudas',
    putIntoCushion: (month) => `${month}: apartado para el colchón`,
    inCushion: (month) => `${month}: en el colchón`,
    extra: (month) => `${month}: pagado por encima de los mínimos`,
    cushionTarget: 'primer colchón: parte de un mes de gastos',
    owed: 'debe después de la hoja de ruta',
    help: 'ayuda local con comida, renta y luz',
  },
  assessment: {
    flow: (income, expenses) => `Usted recibe ${income} y gasta ${expenses} al mes.`,
    flowWithDebts: (income, expenses, minimums) =>
      `Usted recibe ${income} y gasta ${expenses} al mes. Sus pagos mínimos son ${minimums}.`,
    flowBesideDebts: (income, expenses, minimums) =>
      `Usted recibe ${income} y gasta ${expenses} al mes aparte de sus deudas. Sus pagos mínimos son ${minimums}.`,
    short: (amount) => `En total son ${amount} más de lo que entra. Lo primero es cerrar esa diferencia.`,
    nothingLeft: 'No sobra nada, así que el plan paga los mínimos y busca dónde recortar.',
    left: (amount) => `Le quedan ${amount} al mes para avanzar.`,
  },
  unlisted: {
    none: (typed) =>
      `Usted escribió que debe ${typed}. Agregue cada deuda en Mis deudas, y la hoja de ruta la incluye también.`,
    less: (typed, listed) =>
      `Usted escribió que debe ${typed}. En Mis deudas hay ${listed}, y con eso se hace la hoja de ruta.`,
    more: (typed, listed, rest) =>
      `Usted escribió que debe ${typed}. En Mis deudas hay ${listed}. Agregue ahí los otros ${rest}, y la hoja de ruta los incluye también.`,
  },
  timeline: {
    noDebt: 'Aquí no tiene deudas abiertas. Lo que queda cada mes puede ir a sus metas.',
    gap: 'Podremos decir un mes libre de deudas cuando se cierre la diferencia.',
    wouldChange: 'Una tasa más baja o más ingresos cambian eso.',
    free: (month, interest) =>
      `Podría quedar libre de deudas en ${month}, con ${interest} de intereses hasta entonces. Se cuenta lo que escribió cada mes y ningún cargo nuevo.`,
  },
  actions: {
    cushion: (added, held) => `Ponga ${added} en su primer colchón. Entonces tiene ${held}.`,
    autopay: 'Deje todos los pagos mínimos en automático.',
    extra: (amount, name) => `Pague ${amount} adicionales, primero en ${name}.`,
    paidOff: (names) => `Podría terminar de pagar ${names}.`,
    toNext: 'Lo que pagaba ahí va a la siguiente deuda.',
    nothingOwed: 'Entonces ya no se debe nada aquí.',
    minimumsOnly: 'Pague todos los mínimos a tiempo y busque un gasto que pueda recortar.',
    toGoals: (amount) => `Ponga los ${amount} que quedan en sus metas.`,
  },
  milestones: {
    fromSavings: (gap) => `${gap} al mes de los ahorros`,
    untilHere: 'Los ahorros cubren la diferencia hasta aquí',
    asSoon: 'En cuanto pueda',
    lessOut: (gap) => `${gap} al mes que salen menos o que entran más`,
    gapClosed: 'La diferencia está cerrada',
    now: 'Ahora',
    putAway: (amount) => `${amount} apartados`,
    cushionThere: 'Ya tiene su primer colchón',
    cushionFull: 'Su primer colchón está completo',
    paidOff: (name) => `${name}, sin saldo`,
    debtGone: 'Una deuda menos',
    leftToPay: (amount) => `Faltan ${amount} por pagar`,
    end: 'El final de esta hoja de ruta',
    noDebt: 'Ya no queda deuda',
    free: 'Podría quedar libre de deudas',
  },
  strategies: {
    goalUnknown:
      'La meta que escribió todavía no está en Metas. Agréguela ahí con un monto y vea cuánto necesita al mes.',
    goal: (title, saved, target) => `Su meta ${title}: ${saved} ahorrados de ${target}.`,
    goalNeeds: (monthly, day) => `Necesita ${monthly} al mes para llegar a más tardar el ${day}.`,
    orders: {
      avalanche:
        'Siga el orden de su plan: primero la tasa más alta. En la mayoría de los casos es lo que menos intereses cuesta.',
      snowball:
        'Siga el orden de su plan: primero el saldo más pequeño. Los primeros logros ayudan a mucha gente a seguir.',
      own: 'Siga el orden de su plan: el que usted eligió.',
      leastInterest:
        'Siga el orden de su plan: el de menos intereses. En Mis deudas se ve a quién va lo adicional cada mes.',
    },
    offerFirst: (names, reason, saved) =>
      `Ponga lo adicional primero en ${names}, ${reason}. Eso cuesta ${saved} menos que el orden de su plan.`,
    planNeedsMore: (extra, left) =>
      `Su plan en Mis deudas cuenta ${extra} adicionales al mes. Según sus cifras aquí quedan ${left}, así que ponga eso en el plan.`,
    highestRate: (name, rate) => `Llame a ${name} y pida menos de ${rate}. El guion en Mis deudas ayuda.`,
    cutAbove: (name, above) => `Empiece con ${name}: está ${above} por encima de su presupuesto este mes.`,
    cutSoon: (name) =>
      `Cuide lo que gasta en ${name}: ya se usó la mayor parte de su presupuesto y el mes no termina.`,
    noNewDebt:
      'Si puede, no cubra la diferencia con tarjetas ni con préstamos de día de pago. Después es más grande, con los intereses.',
    toGap: 'El dinero que no esperaba va primero a esta diferencia.',
    toCushion: 'El dinero que no esperaba va primero al colchón y luego a la deuda que sigue.',
  },
}
