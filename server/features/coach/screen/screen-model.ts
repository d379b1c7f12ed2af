/** The model of the screen, trained on content/coach/screen/ (scripts/train-coach.ts). */
import { readFileSync } from 'node:fs'
import { readModel, type StoredModel, type TextModel } from '#server/softmax/softmax-model.ts'
import { featuresOfWords } from './screen-features.ts'

/** The text is words with a space between, as sentencesOf gives them. */
export const featuresOfText = (text: string): string[] => featuresOfWords(text.split(' '))

let model: TextModel | null = null

/** The product's own model, read when it is first asked. */
export function openScreenModel(): TextModel {
  const file = new URL('../../../../content/coach/screen/model.json', import.meta.url)
  model ??= readModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel, featuresOfText)
  return model
}
