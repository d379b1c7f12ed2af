import { useState } from 'react'
import { Link } from 'react-router'
import { worksheetNames } from '#contracts/education/worksheets.ts'
import type { Language } from '#contracts/language.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { otherLanguage } from '#web/language/messages.ts'
import { paths, signUpReturningTo } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { useSearchChoice } from '#web/ui/use-search-param.ts'
import { educationLabel } from '../messages.ts'
import { worksheetsTexts as texts } from './messages.ts'
import { WorksheetRow } from './worksheet-row.tsx'

// The language of the screen first, which is what stands without a choice.
const sheetLanguages = [LANGUAGE, otherLanguage.value] as const
const languageChoices = sheetLanguages.map((value) => ({ value, label: texts.languages[value] }))
const fillings = ['empty', 'filled'] as const
type Filling = (typeof fillings)[number]
const fillingChoices = fillings.map((value) => ({ value, label: texts.fillings[value] }))

/** The worksheets, empty for a visitor, and for a person with their own records if they want. */
export function WorksheetsScreen({ isVisitor }: { isVisitor: boolean }) {
  const [language, setLanguage] = useSearchChoice<Language>('lang', sheetLanguages)
  const [filling, setFilling] = useState<Filling>('empty')
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <BackLink to={paths.education} className="mb-3">
        {texts.back}
      </BackLink>
      <h1>{texts.title}</h1>
      <p className="mt-3 text-ink-2">{texts.lead}</p>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceGroup
          label={texts.language}
          choices={languageChoices}
          value={language}
          onValueChange={setLanguage}
        />
        {isVisitor ? null : (
          <ChoiceGroup
            label={texts.filling}
            choices={fillingChoices}
            value={filling}
            onValueChange={setFilling}
          />
        )}
      </div>
      {isVisitor ? <Offer /> : <p className="mt-3 text-small text-ink-2">{texts.filledHint}</p>}
      <ul className="mt-6" lang={language}>
        {worksheetNames.map((name) => (
          <WorksheetRow
            key={name}
            name={name}
            language={language}
            isFilled={!isVisitor && filling === 'filled'}
          />
        ))}
      </ul>
      <p className="mt-6 text-tiny text-ink-3">{educationLabel}</p>
    </div>
  )
}

function Offer() {
  return (
    <p className="mt-3 text-small text-ink-2">
      {texts.offer}{' '}
      <Link to={signUpReturningTo(paths.worksheets)} className="link">
        {texts.create}
      </Link>
    </p>
  )
}
