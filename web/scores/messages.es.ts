import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const bureauNames: Words<typeof En.bureauNames> = {
  experian: 'Experian',
  transunion: 'TransUnion',
  equifax: 'Equifax',
  unknown: 'No lo sé',
}

export const modelNames: Words<typeof En.modelNames> = {
  fico_8: 'FICO Score 8',
  fico_9: 'FICO Score 9',
  fico_10: 'FICO Score 10',
  fico_other: 'Otro FICO Score',
  vantagescore_3: 'VantageScore 3.0',
  vantagescore_4: 'VantageScore 4.0',
  other: 'Otro modelo',
  unknown: 'No lo sé',
}

export const kindTexts: Words<typeof En.kindTexts> = {
  both: (bureau, model) => `${bureau}, ${model}`,
  neither: 'Sin agencia ni modelo indicados',
  noBureau: 'Agencia no indicada',
  noModel: 'modelo no indicado',
}

export const rangeTexts: Words<typeof En.rangeTexts> = {
  '6-months': 'Últimos 6 meses',
  year: 'Último año',
  all: 'Todo',
}

export const findingTexts: Words<typeof En.findingTexts> = {
  only: (score, day) => `${score} el ${day}`,
  same: (score, day) => `Igual que el ${day}: ${score}`,
  up: (points, day) => `Subió ${plural(points, 'punto')} desde el ${day}`,
  down: (points, day) => `Bajó ${plural(points, 'punto')} desde el ${day}`,
}
