import { describe, expect, it } from 'vitest'
import { refusalOf } from '../papers/paper-dialog.tsx'
import { paperErrors } from '../papers/messages.ts'
import { stateOptions, stateRuleOf } from './state-rules.ts'
import { courtOptions, emptySuit, factsOfSuit, readSuit, type SuitValues } from './sued-form.ts'

const TODAY = '2026-11-26'
const filled: SuitValues = {
  ...emptySuit,
  recipient: ' Midland ',
  subject: 'Dayton 26CV1',
  servedOn: '2026-11-20',
  servedHow: 'left_home',
  state: 'OH',
}

describe('the form of a lawsuit', () => {
  it('sends what was typed, and nothing for what is not known', () => {
    expect(readSuit(filled, TODAY).body).toEqual({
      recipient: 'Midland',
      subject: 'Dayton 26CV1',
      servedOn: '2026-11-20',
      servedHow: 'left_home',
      state: 'OH',
      court: null,
      answerBy: '',
      filedOn: '',
      note: '',
    })
  })

  it.each<[Partial<SuitValues>, string[]]>([
    [{ recipient: ' ' }, ['recipient']],
    [{ subject: '' }, ['subject']],
    [{ servedOn: '2026-11-27' }, ['servedOn']],
    [{ servedOn: '2026-02-30' }, ['servedOn']],
    [{ servedOn: '' }, ['servedOn']],
    [{ servedOn: '', answerBy: '2026-12-01' }, []],
    [{ answerBy: '2026-11-19' }, ['answerBy']],
    [{ answerBy: '2026-11-20' }, []],
    [{ answerBy: '2027-11-21' }, []],
    [{ answerBy: '2027-11-22' }, ['answerBy']],
    [{ filedOn: '2026-11-19' }, ['filedOn']],
    [{ filedOn: '2026-11-27' }, ['filedOn']],
  ])('with %j says what is wrong beside %j', (change, fields) => {
    const { errors = {} } = readSuit({ ...filled, ...change }, TODAY)
    expect(Object.keys(errors)).toEqual(fields)
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  it('counts with no day that does not exist', () => {
    expect(factsOfSuit({ ...filled, servedOn: '2026-02-30' }).servedOn).toBeNull()
    expect(factsOfSuit(filled)).toMatchObject({ servedOn: '2026-11-20', court: null })
  })

  it('offers each state, and its own courts', () => {
    expect(stateOptions('Choose')).toHaveLength(52)
    expect(stateRuleOf('')).toBeNull()
    expect(courtOptions(stateRuleOf('TX')!).map(({ value }) => value)).toEqual(['main', 'limited'])
  })
})

it.each([
  [null, paperErrors.missing],
  [{ size: 0, type: 'application/pdf' }, paperErrors.empty],
  [{ size: 9, type: 'text/plain' }, paperErrors.wrongType],
  [{ size: 10 * 1024 * 1024 + 1, type: 'image/png' }, paperErrors.tooLarge],
  [{ size: 9, type: 'image/jpeg' }, null],
])('a paper of %j is refused with %j', (file, refusal) => {
  expect(refusalOf(file)).toBe(refusal)
})
