import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './paragraph-words.ts'

export const spanish: Words<English> = {
  greeting: 'A quien corresponda: así empieza una carta formal.',
  closing: 'Atentamente, y su nombre. Firme a mano en el espacio, encima de su nombre.',

  aboutDispute:
    'El asunto: usted disputa información de su informe de crédito. Debajo están la cuenta y el motivo.',
  disputeIntroduction:
    'Usted escribe para disputar información de su informe de crédito sobre la cuenta indicada arriba.',
  not_mine: 'Usted dice que esta cuenta no es suya.',
  paid_off: 'Usted dice que pagó esta cuenta por completo y que el informe muestra que todavía debe en ella.',
  incorrect_balance: 'Usted dice que el saldo que muestra el informe para esta cuenta no es correcto.',
  incorrect_status: 'Usted dice que el estado que muestra el informe para esta cuenta no es correcto.',
  late_payment_error:
    'Usted dice que el informe muestra como atrasado un pago de esta cuenta que no se atrasó.',
  identity_theft:
    'Usted dice que alguien usó su nombre sin su consentimiento y que esta cuenta viene de un robo de identidad.',
  closed_account: 'Usted dice que esta cuenta está cerrada y que el informe la muestra abierta.',
  duplicate: 'Usted dice que el informe muestra esta cuenta más de una vez.',
  investigate:
    'Usted pide que lo investiguen según la Fair Credit Reporting Act, la ley de informes de crédito. La ley da 30 días desde que reciben su carta. Pide que corrijan o eliminen lo que sea inexacto, esté incompleto o no se pueda comprobar.',
  results: 'Usted pide los resultados por escrito, con una copia de su informe de crédito si cambia.',
  resultsAtAddress:
    'Usted pide los resultados por escrito a la dirección de arriba, con una copia de su informe de crédito si cambia.',

  aboutValidation: 'El asunto: usted pide que comprueben una deuda.',
  aboutDebtDispute: 'El asunto: usted disputa una deuda.',
  aboutStopContact: 'El asunto: usted pide que dejen de comunicarse por una deuda.',
  aboutLawyer: 'El asunto: que se comuniquen por medio de su abogado.',
  askValidation:
    'Se comunicaron con usted por esta deuda. Usted pide que la comprueben según la Fair Debt Collection Practices Act, la ley sobre el cobro de deudas.',
  sendProof:
    'Usted pide el nombre y la dirección del primer acreedor. Pide también el monto que dicen que se debe, con los intereses, cargos y pagos que lo forman, y una copia de lo que muestra que la deuda es suya y que la pueden cobrar.',
  untilThen:
    'Usted pide que paren el cobro hasta que envíen eso, como pide la ley cuando se escribe dentro de los 30 días del aviso.',
  noPromise: 'Esta carta no promete ningún pago. En ella usted no acepta que debe esta deuda.',
  disputeDebt:
    'Se comunicaron con usted por esta deuda. Usted la disputa según la Fair Debt Collection Practices Act, la ley sobre el cobro de deudas.',
  sendVerification:
    'Usted pide que comprueben la deuda y que le digan el nombre y la dirección del primer acreedor.',
  reportDisputed:
    'Si informan de esta deuda a una agencia de crédito, usted pide que digan que está en disputa, como pide la ley.',
  stopContact:
    'Se comunicaron con usted por esta deuda. Según la Fair Debt Collection Practices Act, la ley sobre el cobro de deudas, usted pide que dejen de comunicarse con usted por ella.',
  onceMore:
    'Usted sabe que pueden escribir una vez más, para decir que paran o que toman una medida que la ley nombra.',
  haveLawyer: 'Se comunicaron con usted por esta deuda. Usted dice que un abogado le representa.',
  writeToLawyer:
    'Según la Fair Debt Collection Practices Act, la ley sobre el cobro de deudas, usted pide que se comuniquen con su abogado por esta deuda, y no con usted.',
  myLawyer: 'Los datos de su abogado.',
}
