/** Bureaus and scoring models by name: two things (reading 17). */
import { bureaus, type CreditScore, scoringModels } from '#contracts/money/credit-scores.ts'
import { bureauNames, kindTexts, modelNames } from './messages.ts'

type Bureau = CreditScore['bureau']
type Model = CreditScore['model']

/** The bureaus that scores are fetched from. */
export const providerNames = { experian: bureauNames.experian, transunion: bureauNames.transunion } as const

// What most people do not know stands first.
const unknownFirst = <Value extends string>(values: readonly Value[]) =>
  values.toSorted((a, b) => Number(b === 'unknown') - Number(a === 'unknown'))

export const bureauOptions = unknownFirst(bureaus).map((value) => ({ value, label: bureauNames[value] }))
export const modelOptions = unknownFirst(scoringModels).map((value) => ({ value, label: modelNames[value] }))

/** 'Experian, FICO Score 8', with a text for each unknown part. */
export function kindName({ bureau, model }: { bureau: Bureau; model: Model }): string {
  if (bureau === 'unknown' && model === 'unknown') return kindTexts.neither
  const bureauName = bureau === 'unknown' ? kindTexts.noBureau : bureauNames[bureau]
  return kindTexts.both(bureauName, model === 'unknown' ? kindTexts.noModel : modelNames[model])
}

/** Only scores of one bureau and one model can be compared. */
export function kindOf({ bureau, model }: { bureau: Bureau; model: Model }): string {
  return `${bureau}.${model}`
}

/** A change in points with its sign: '+14', '-3', '0'. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change)
}

/** The scores of the latest one's bureau and model, oldest first: what is compared with it. */
export function latestKind<Score extends { bureau: Bureau; model: Model; recordedAt: string }>(
  scores: readonly Score[],
): Score[] {
  const sorted = scores.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
  const latest = sorted.at(-1)
  return latest ? sorted.filter((score) => kindOf(score) === kindOf(latest)) : []
}
