import { plural } from '#web/format/amounts.ts'

export const bureauNames = {
  experian: 'Experian',
  transunion: 'TransUnion',
  equifax: 'Equifax',
  unknown: 'Not sure',
}

export const modelNames = {
  fico_8: 'FICO Score 8',
  fico_9: 'FICO Score 9',
  fico_10: 'FICO Score 10',
  fico_other: 'Another FICO Score',
  vantagescore_3: 'VantageScore 3.0',
  vantagescore_4: 'VantageScore 4.0',
  other: 'Another model',
  unknown: 'Not sure',
}

/** A score's bureau and model in a line, and in place of what is not known of them. */
export const kindTexts = {
  both: (bureau: string, model: string) => `${bureau}, ${model}`,
  neither: 'Bureau and model not given',
  noBureau: 'Bureau not given',
  noModel: 'model not given',
}

export const rangeTexts = {
  '6-months': 'Last 6 months',
  year: 'Last year',
  all: 'All time',
}

/** What a line of scores shows; `day` in the person's format. */
export const findingTexts = {
  only: (score: number, day: string) => `${score} on ${day}`,
  same: (score: number, day: string) => `The same as on ${day}: ${score}`,
  up: (points: number, day: string) => `Up ${plural(points, 'point')} since ${day}`,
  down: (points: number, day: string) => `Down ${plural(points, 'point')} since ${day}`,
}
