/** What stands around an article, in the languages that articles can be read in. */
import type { Article } from '#contracts/education/articles.ts'
import type { Language } from '#contracts/language.ts'
import { categoryLabel } from '#web/ui/category-badge.tsx'
import { readingTexts } from '#web/ui/reading/messages.ts'
import { educationLabel, levelNames } from '../messages.ts'

const quizTexts = {
  title: 'Three questions for you',
  lead: 'To see what stayed with you. Your answers are not kept or counted.',
  check: 'Check',
  right: 'Yes, that is right.',
  notQuite: (right: string) => `Not quite. The answer is: ${right}`,
}

type ArticleTexts = typeof readingTexts & {
  /** on the link that leads to this language, and in it */
  readIt: string
  example: string
  sources: string
  written: (day: string) => string
  education: string
  readOn: (day: string) => string
  markRead: string
  markNotRead: string
  next: string
  quiz: typeof quizTexts
  levels: Record<Article['difficulty'], string>
  categories: Record<Article['category'], string>
}

const spanish: ArticleTexts = {
  readIt: 'Léalo en español',
  minutes: (minutes) => `${minutes} min de lectura`,
  print: 'Imprimir',
  example: 'Ejemplo',
  sources: 'Fuentes (en inglés)',
  written: (day) => `Escrito el ${day}. Abra una fuente para ver qué vale hoy.`,
  education:
    'Esto es educación, no consejo. Es conocimiento general y no se hizo para usted. Los ejemplos usan cantidades inventadas.',
  readOn: (day) => `Leído el ${day}`,
  markRead: 'Marcar como leído',
  markNotRead: 'Marcar como no leído',
  next: 'Siguiente artículo',
  quiz: {
    title: 'Tres preguntas para usted',
    lead: 'Para ver qué le quedó. Sus respuestas no se guardan ni se cuentan.',
    check: 'Revisar',
    right: 'Sí, así es.',
    notQuite: (right) => `Casi. La respuesta es: ${right}`,
  },
  levels: { beginner: 'Básico', intermediate: 'Intermedio', advanced: 'Avanzado' },
  categories: {
    credit: 'Crédito',
    debt: 'Deudas',
    savings: 'Ahorro',
    budgeting: 'Presupuesto',
    investing: 'Inversión',
    negotiation: 'Negociación',
    consolidation: 'Consolidación',
    income: 'Ingresos',
    motivation: 'Motivación',
  },
}

export const articleTexts: Record<Language, ArticleTexts> = {
  en: {
    readIt: 'Read it in English',
    ...readingTexts,
    example: 'Example',
    sources: 'Sources',
    written: (day) => `Written on ${day}. Open a source to see what holds today.`,
    education: educationLabel,
    readOn: (day) => `Read on ${day}`,
    markRead: 'Mark as read',
    markNotRead: 'Mark as not read',
    next: 'Next article',
    quiz: quizTexts,
    levels: levelNames,
    categories: {
      credit: categoryLabel('credit'),
      debt: categoryLabel('debt'),
      savings: categoryLabel('savings'),
      budgeting: categoryLabel('budgeting'),
      investing: categoryLabel('investing'),
      negotiation: categoryLabel('negotiation'),
      consolidation: categoryLabel('consolidation'),
      income: categoryLabel('income'),
      motivation: categoryLabel('motivation'),
    },
  },
  es: spanish,
}
