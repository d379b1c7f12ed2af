/** What a person reads of a field whose contract has no words of its own. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './fault-messages.es.ts'

const english = {
  missing: 'This is missing.',
  mustBeObject: 'This must be an object.',
  mustBe: (type: string) => `This must be of type ${type}.`,
  chooseOneOf: (values: string) => `Choose one of: ${values}.`,
  tooLong: (most: number | bigint) => `This is too long: at most ${most}.`,
  tooLarge: (most: number | bigint) => `This is too large: at most ${most}.`,
  tooShort: (least: number | bigint) => `This is too short: at least ${least}.`,
  tooSmall: (least: number | bigint) => `This is too small: at least ${least}.`,
  wrongForm: 'This does not have the right form.',
  noSuchField: (name: string) => `“${name}” is not a field here. Remove it.`,
  several: 'Some entries need a look. Nothing was saved.',
  unusableReport: 'This report cannot be used.',
}

export type English = typeof english
export const faultTexts = bilingual(english, spanish)
