import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missingApplication: 'No encontramos esta solicitud. Es posible que se haya eliminado.',
  missingDocument: 'No encontramos este archivo. Es posible que se haya eliminado.',
  changedSince:
    'Esta solicitud cambió después de que usted la abrió. No se perdió nada. Revísela otra vez y continúe.',
  nothingChanged: 'No se cambió nada.',
  otherOpen:
    'Usted tiene otra solicitud abierta. Retírela o espere su decisión, y luego apele. No se cambió nada.',
  notEditable: 'Esta solicitud ya se envió y ahora no se puede cambiar.',
  tooManyDocuments: (most) =>
    `Puede agregar hasta ${most} archivos. Elimine uno para agregar otro. No se guardó nada.`,
  documentsTooLarge: (megabytes) =>
    `Todos los archivos juntos pueden pesar hasta ${megabytes} MB. Elimine uno para agregar otro. No se guardó nada.`,
  otherConsent: 'El texto que aceptó cambió. Cargue la página otra vez y léalo.',
  linkSent: 'Le enviamos un enlace para continuar después.',
  fileRemoved: 'Se eliminó el archivo.',
  notAllowed: {
    submit: 'Esta solicitud ya se envió.',
    answer: 'Por ahora no se le pregunta nada.',
    withdraw: 'Esta solicitud ya terminó y no se puede retirar.',
    appeal: 'Solo se puede apelar un rechazo, y solo una vez.',
    other: 'Esto no se puede hacer ahora.',
  },
  missing: {
    program: 'Elija un programa.',
    householdPeople: 'Escriba cuántas personas viven en su hogar, contándose usted.',
    street: 'Escriba su dirección, con calle y número.',
    zip: 'Escriba su código postal (ZIP).',
    state: 'Elija su estado.',
    incomeAmount: 'Escriba sus ingresos. Si no tiene, escriba 0.',
    incomePeriod: 'Elija cada cuánto lo recibe.',
    age: 'Escriba su edad.',
    isSingleParent: 'Diga si cría hijos sin pareja.',
    story: 'Escriba unas frases sobre lo que pasó.',
    email: 'Primero confirme su correo electrónico. El enlace está en el correo que le enviamos.',
  },
  missingInDebts: {
    name: 'Póngale un nombre a esta deuda.',
    kind: 'Elija qué tipo de deuda es.',
    balance: 'Escriba cuánto debe.',
    asked: 'Escriba cuánto debería pagar la ayuda.',
    askedTooMuch: 'No pida más de lo que debe en esta deuda.',
    none: 'Indique la deuda con la que necesita ayuda.',
    moreThanProgram: (most) => `Este programa da hasta ${most}. Pida menos.`,
  },
  missingDocuments: {
    bill: 'Agregue la factura o el aviso de la deuda.',
    income: 'Agregue un comprobante de sus ingresos.',
  },
  reasons: {
    incomeBelow: (income, limit, year) =>
      `Sus ingresos de ${income} al año están por debajo de ${limit}, el doble del nivel de pobreza de ${year} para su hogar.`,
    incomeNotBelow: (income, limit, year) =>
      `Sus ingresos de ${income} al año no están por debajo de ${limit}, el doble del nivel de pobreza de ${year} para su hogar.`,
    singleParent: 'Usted cría hijos sin pareja.',
    notSingleParent: 'Esta ayuda es para quienes crían hijos sin pareja.',
    noChildCounted: 'Esta ayuda es para quienes tienen un hijo en casa. Usted contó a una sola persona.',
    senior: 'Usted tiene 65 años o más.',
    belowSeniorAge: 'Esta ayuda es para personas de 65 años o más.',
  },
  areas: { contiguous: '48 estados y D.C.', AK: 'Alaska', HI: 'Hawái' },
}
