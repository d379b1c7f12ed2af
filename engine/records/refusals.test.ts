import { afterEach, describe, expect, it } from 'vitest'
import { findLanguageBy, type Language } from '#engine/language/bilingual.ts'
import { recordRefusals } from './refusals.ts'

let language: Language = 'en'
findLanguageBy(() => language)
afterEach(() => {
  language = 'en'
})

const debt = recordRefusals({ record: 'debt', most: 500 })
const group = recordRefusals({ record: 'group', most: 20 })

describe('what is refused of every kind of record', () => {
  it('is said when it is asked for, in the language of the moment', () => {
    expect(debt.tooMany().said.words()).toBe('You can keep up to 500 debts. Remove one to add another.')
    language = 'es'
    expect(debt.tooMany().said.words()).toBe('Puede tener hasta 500 deudas. Elimine una para agregar otra.')
    expect(group.tooMany().said.words()).toBe('Puede tener hasta 20 grupos. Elimine uno para agregar otro.')
    expect(debt.missing().said.words()).toMatch(/^No encontramos esta deuda\./)
    expect(debt.changedSince().said.words()).toMatch(/No se perdió nada\./)
  })
})
