import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const toolTexts: Words<typeof En.toolTexts> = {
  basis: 'En qué se basan estas cifras',
  from: (sources) => `De ${sources}`,
  now: (value) => `ahora ${value}`,
  unreachable: 'No se perdió nada: lo que escribió sigue aquí. Revise su conexión e inténtelo de nuevo.',
  amount: 'Monto',
  money: 'Escriba un monto, como 1,234.50.',
  partOf: (plan) => `Es parte del plan ${plan}.`,
  plans: 'Ver los planes',
  premium: 'PREMIUM',
}

export const predictionTexts: Words<typeof En.predictionTexts> = {
  title: 'Pronósticos con IA',
  intro:
    'Vea cómo un pago adicional cambia el mes en que queda libre de deudas, comparado con pagar solo los mínimos.',
  noDebts: 'Primero agregue una deuda. Así el cálculo usa sus propias cifras.',
  addDebt: 'Abrir Mis deudas',
  extra: 'Pago adicional al mes',
  extraHint: 'Todo lo que paga por encima de los mínimos, cada mes.',
  action: 'Calcular',
  pending: 'Calculando su plan',
  failed: 'No se pudo hacer el pronóstico.',
  ends: (month) => `Podría quedar libre de deudas en ${month}.`,
  noEnd: 'Con este pago todavía no terminaría de pagar sus deudas.',
  none: 'No hay deudas abiertas, así que no hay nada que calcular.',
  sooner: 'Antes que con solo los pagos mínimos',
  saved: 'Intereses que se ahorra, comparado con pagar solo los mínimos',
  minimumsNoEnd:
    'Con solo los pagos mínimos no terminaría de pagar sus deudas, así que no hay con qué comparar.',
  score: 'Qué puede significar para su puntaje de crédito',
  noScore:
    'Aquí no damos un número de puntos. Ninguna empresa de puntajes dice cuánto suma un pago, y no queremos adivinar.',
  next: 'Qué ayuda después',
}

export const incomeTexts: Words<typeof En.incomeTexts> = {
  title: 'Mejorar sus ingresos con IA',
  intro:
    'Trabajos que van con lo que sabe hacer, con salarios reales por hora, primeros pasos y dónde podría ahorrar.',
  income: 'Ingresos al mes',
  skills: 'Lo que sabe hacer',
  skillsHint: 'Por ejemplo: manejar, español, Excel.',
  location: 'Estado',
  locationHint:
    'O su ciudad. Los salarios varían según el estado. Deje el campo vacío para ver todo el país.',
  hours: 'Horas libres por semana',
  action: 'Buscar opciones',
  pending: 'Buscando lo que va con usted',
  failed: 'No se pudo hacer la búsqueda.',
  hustles: 'Maneras de ganar más',
  unknown: (skills) =>
    `No conocemos esto: ${skills.join(', ')}. Pruebe con el nombre de un oficio, como costura o manejo de vehículos.`,
  wins: 'Pasos rápidos',
  cuts: 'Dónde podría ahorrar',
  wages: 'Son salarios de empleados. Por cuenta propia se puede ganar más o menos.',
}

export const DEFAULT_GOAL: typeof En.DEFAULT_GOAL = 'Become debt-free and build wealth'

export const roadmapTexts: Words<typeof En.roadmapTexts> = {
  title: 'Hoja de ruta educativa con IA',
  intro:
    'Sus primeros seis meses, según lo que de verdad le queda cada mes: una acción y un logro a la vez. Un mes en que no alcanza el dinero se planea semana por semana.',
  income: 'Ingresos al mes',
  incomeHint: 'Lo que llega a su cuenta, después de impuestos.',
  expenses: 'Gastos al mes',
  expensesHint: 'Todo lo que gasta en un mes.',
  expensesFromBudget: 'De su presupuesto, sin los pagos de deudas. Cambie el monto si gasta más o menos.',
  includesDebts: '¿Esto incluye los pagos de sus deudas?',
  yes: 'Sí',
  no: 'No',
  debt: (amount) => `Deuda total: ${amount}, según Mis deudas. Si debe más, agréguelo ahí.`,
  noDebt: 'No hay deudas abiertas en Mis deudas. Si debe algo, agréguelo ahí primero.',
  openDebts: 'Abrir Mis deudas',
  savings: 'Ahorros actuales',
  savingsHint: 'Según sus metas. Cambie el monto si tiene más o menos.',
  goals: 'Metas financieras',
  defaultGoal: 'Quedar libre de deudas y formar un patrimonio',
  action: 'Crear hoja de ruta',
  pending: 'Creando su hoja de ruta...',
  again: 'Crear otra hoja de ruta',
  download: 'Descargar PDF',
  months: 'Paso a paso',
  milestones: 'Logros',
  strategies: 'Durante los seis meses',
}

export const roadmapToasts: Words<typeof En.roadmapToasts> = {
  missing: {
    title: 'Faltan datos',
    description: 'Escriba sus ingresos y sus gastos al mes.',
  },
  made: {
    title: '¡Listo!',
    description: 'Su hoja de ruta educativa está lista.',
  },
  failed: {
    title: 'Error',
    description: 'No se pudo crear la hoja de ruta. Inténtelo de nuevo.',
  },
  notSaved: {
    title: 'No se pudo crear el PDF.',
    description: 'Su hoja de ruta sigue aquí. Inténtelo de nuevo.',
  },
}

export const roadmapErrors: Words<typeof En.roadmapErrors> = {
  currentIncome: 'Escriba cuánto recibe cada mes, como 3,200.',
  monthlyExpenses: 'Escriba cuánto gasta cada mes, como 2,400.',
}

export const negotiationTexts: Words<typeof En.negotiationTexts> = {
  heading: 'Herramientas con IA',
  title: 'Asistente de negociación',
  intro: 'Un guion para llamar a su prestamista, con sus propias cifras. Usted decide qué decir.',
  choose: '¿Qué deuda?',
  chooseFirst: 'Primero elija una deuda.',
  none: 'Elija una',
  noDebts: 'No tiene deudas abiertas, así que no hay a quién llamar.',
  action: 'Escribir el guion',
  pending: 'Escribiendo su guion',
  failed: 'No se pudo escribir el guion.',
  script: 'Su guion',
  scriptHint: 'Cámbielo hasta que suene como usted. Sus cambios no se envían a nadie.',
  copy: 'Copiar guion',
  notFound: 'No se encontró la deuda',
  copied: { title: '¡Guion copiado!' },
}
