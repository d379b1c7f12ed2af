import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './deadline-messages.ts'

export const spanish: Words<English> = {
  fewestDays: 'la corte que da menos días',
  readOn: (day) => `Leído el ${day}.`,
  readInGuides: (day) => `Leído en guías que la citan, el ${day}.`,
  lastDay: 'Si ese día cae en fin de semana o en feriado, pregunte en la secretaría de la corte. No espere.',
  byState: ({ state, court, days, rule, read, small, lastDay }) =>
    `${state}, ${court}: ${days} días desde el día en que recibió los papeles. ${rule}. ${read} ${small} Pregunte en la secretaría de la corte si esto vale en su caso. ${lastDay}`,
  filed: (day) =>
    `Presentó su respuesta el ${day}. Guarde la copia con el sello de la corte. Abra todo el correo de la corte: ahí dice el próximo día.`,
  onPaper: (lastDay) =>
    `El papel de la corte indica este día, y es el que vale. Presente su respuesta a más tardar ese día. ${lastDay}`,
  askClerk:
    'No tenemos un número de días para esta corte. Pregunte hoy en la secretaría de la corte que figura en el papel.',
  bureau: {
    bureau_30:
      'La agencia de crédito tiene 30 días desde el día en que recibe su carta. 15 U.S.C. 1681i(a)(1)(A).',
    bureau_45_added:
      'Usted envió más información dentro de los 30 días, así que la agencia puede tardar 15 días más. 15 U.S.C. 1681i(a)(1)(B).',
    bureau_45_free_report:
      'Usted escribió después de recibir su informe anual gratuito, así que la agencia tiene 45 días. 15 U.S.C. 1681j(a)(3).',
  },
  collector: {
    validation:
      'Escriba dentro de los 30 días del primer aviso. Entonces deben parar hasta que envíen pruebas. La ley no fija un día para eso. 15 U.S.C. 1692g(b).',
    dispute:
      'Escriba dentro de los 30 días del primer aviso. Entonces deben parar hasta que envíen pruebas. La ley no fija un día para eso. 15 U.S.C. 1692g(b).',
    stop_contact:
      'Puede escribir en cualquier momento. Vale desde el día en que reciben su carta. 15 U.S.C. 1692c(c).',
    lawyer:
      'Puede escribir en cualquier momento. Vale desde que saben quién es su abogado. 15 U.S.C. 1692c(a)(2).',
  },
}
