/** The model of questions that the built-in coach knows, trained on phrasings (scripts/train-coach.ts). */
import { readFileSync } from 'node:fs'
import { readModel, type StoredModel, type TextModel } from '#server/softmax/softmax-model.ts'
import { featuresOf } from './question-features.ts'

let model: TextModel | null = null

/** The product's own model, read when it is first asked. */
export function openModel(): TextModel {
  const file = new URL('../../../../content/coach/intent-model.json', import.meta.url)
  model ??= readModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel, featuresOf)
  return model
}
