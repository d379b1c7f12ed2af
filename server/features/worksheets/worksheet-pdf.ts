/** The worksheets by name, each in the languages it can be printed in. */
import type { WorksheetName } from '#contracts/education/worksheets.ts'
import type { Language } from '#contracts/language.ts'
import { english, type WorksheetTexts } from './messages.ts'
import { spanish } from './messages.es.ts'
import type { OwnFigures } from './read-own-figures.ts'
import { sheetPdf, type Sheet } from './sheet.ts'
import { drawBillCalendar } from './sheets/bill-calendar.ts'
import { drawCallLog } from './sheets/call-log.ts'
import { drawDebtList } from './sheets/debt-list.ts'
import { drawLetterChecklist } from './sheets/letter-checklist.ts'
import { drawSpendingTracker } from './sheets/spending-tracker.ts'

const textsIn: Record<Language, WorksheetTexts> = { en: english, es: spanish }

type Kind = {
  title: (texts: WorksheetTexts) => string
  draw: (sheet: Sheet) => void
  isLandscape?: true
}

const kinds: Record<WorksheetName, Kind> = {
  'debt-list': { title: ({ debtList }) => debtList.title, draw: drawDebtList },
  'bill-calendar': {
    title: ({ billCalendar }) => billCalendar.title,
    draw: drawBillCalendar,
    isLandscape: true,
  },
  'spending-tracker': { title: ({ spendingTracker }) => spendingTracker.title, draw: drawSpendingTracker },
  'call-log': { title: ({ callLog }) => callLog.title, draw: drawCallLog },
  'letter-checklist': { title: ({ letterChecklist }) => letterChecklist.title, draw: drawLetterChecklist },
}

export type WorksheetGiven = {
  name: WorksheetName
  language: Language
  /** null for an empty sheet */
  own: OwnFigures | null
  madeOn: Date
}

export function worksheetPdf({ name, language, own, madeOn }: WorksheetGiven): Promise<Buffer> {
  const { title, draw, isLandscape = false } = kinds[name]
  const texts = textsIn[language]
  return sheetPdf({ title: title(texts), isLandscape, madeOn, texts, language, own }, draw)
}
