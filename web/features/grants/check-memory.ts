import { noHousehold, type HouseholdValues } from './application-form.ts'

/**
 * What was typed into the self-check, in this page's memory alone: it goes along through making an account and into
 * the application, and is gone with a reload. Nothing of it is stored.
 */
let answers: HouseholdValues = noHousehold

export const checkMemory = {
  read: (): HouseholdValues => answers,
  keep(values: HouseholdValues): void {
    answers = values
  },
  forget(): void {
    answers = noHousehold
  },
}
