import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  unknownLink:
    'Este enlace no está completo o ya no funciona. No se cambió nada. Puede elegir sus correos en Configuración.',
  on: {
    paymentReminders: 'Recibirá otra vez los recordatorios de pagos, ofertas y casos de cartas.',
    debtMilestones: 'Recibirá otra vez los avisos de logros.',
    weeklyReports: 'Recibirá otra vez el resumen semanal.',
    productUpdates: 'Recibirá otra vez las novedades.',
  },
  off: {
    paymentReminders:
      'Ya no recibirá recordatorios de pagos, ofertas ni casos de cartas. Todo lo demás sigue igual.',
    debtMilestones: 'Ya no recibirá avisos de logros. Todo lo demás sigue igual.',
    weeklyReports: 'Ya no recibirá el resumen semanal. Todo lo demás sigue igual.',
    productUpdates: 'Ya no recibirá novedades. Todo lo demás sigue igual.',
  },
  noAddress:
    'Primero ponga la dirección postal en content/operator.json: las novedades deben llevarla. No se envió nada.',
}
