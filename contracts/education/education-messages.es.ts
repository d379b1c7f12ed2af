import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './education-messages.ts'

export const spanish: Words<English> = {
  tableCells: 'Ponga en cada fila tantas celdas como columnas hay.',
  seconds: 'Envíe segundos enteros.',
  hourAtMost: 'Envíe una hora como máximo por vez.',
  readOrSeconds: 'Envíe true o false, o los segundos.',
  lessonDone: 'Diga si terminó la lección: true o false.',
  worksheet: 'No tenemos una hoja de trabajo con ese nombre.',
  filled: 'Use true o false.',
}
