/** What stands beside each worksheet, in the language that the sheet is in. */
import type { WorksheetName } from '#contracts/education/worksheets.ts'
import type { Language } from '#contracts/language.ts'

type SheetWords = { download: string; sheets: Record<WorksheetName, { title: string; text: string }> }

export const sheetTexts: Record<Language, SheetWords> = {
  en: {
    download: 'Download PDF',
    sheets: {
      'debt-list': {
        title: 'Debt list',
        text: 'Everything you owe on one page: balance, rate, minimum payment and due day.',
      },
      'bill-calendar': {
        title: 'Bill calendar',
        text: 'A month at a glance, and a list to check off as you pay.',
      },
      'spending-tracker': {
        title: 'Spending tracker',
        text: 'Your budget by category, and lines for what you spend each day.',
      },
      'call-log': {
        title: 'Call log',
        text: 'A box for every call with a lender or a collector: who, when, and what was agreed.',
      },
      'letter-checklist': {
        title: 'Letter checklist',
        text: 'Six checks before you mail a letter, and a list of what you sent.',
      },
    },
  },
  es: {
    download: 'Descargar PDF',
    sheets: {
      'debt-list': {
        title: 'Lista de deudas',
        text: 'Todo lo que debe en una página: saldo, tasa, pago mínimo y día en que vence.',
      },
      'bill-calendar': {
        title: 'Calendario de facturas',
        text: 'El mes de un vistazo, y una lista para marcar lo que va pagando.',
      },
      'spending-tracker': {
        title: 'Registro de gastos',
        text: 'Su presupuesto por categoría, y líneas para lo que gasta cada día.',
      },
      'call-log': {
        title: 'Registro de llamadas',
        text: 'Un cuadro por cada llamada con un prestamista o un cobrador: con quién, cuándo y en qué quedaron.',
      },
      'letter-checklist': {
        title: 'Lista para enviar cartas',
        text: 'Seis pasos antes de enviar una carta, y una lista de lo que envió.',
      },
    },
  },
}
