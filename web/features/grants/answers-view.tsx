import type { ReactNode } from 'react'
import type { DeskApplication } from '#contracts/foundation/grants-desk.ts'
import type { GrantApplication, GrantDebt } from '#contracts/foundation/grants.ts'
import { formatApr } from '#web/format/money.ts'
import { answerTexts, debtKindNames, periodNames } from './answer-messages.ts'
import { dollars, programName, stateName } from './words.ts'

/** The applicant's answers; admins see the same fields. */
type Answers = Pick<GrantApplication, keyof GrantApplication & keyof DeskApplication>

export type Part = 'about' | 'program' | 'debts' | 'story'
type AnswersViewProps = {
  answers: Answers
  titles: Record<Part, string>
  /** an action next to the heading of a part */
  renderAction?: (part: Part) => ReactNode
}

/** An application's answers, part by part. */
export function AnswersView({ answers, titles, renderAction }: AnswersViewProps) {
  const part = (name: Part, children: ReactNode) => (
    <section aria-labelledby={`part-${name}`} className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={`part-${name}`}>{titles[name]}</h3>
        {renderAction?.(name)}
      </div>
      <div className="mt-2 text-[0.9375rem]">{children}</div>
    </section>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {part('about', <AboutFacts answers={answers} />)}
      {part('program', answers.program ? programName(answers.program) : <None />)}
      {part('debts', <DebtList answers={answers} />)}
      {part(
        'story',
        answers.story ? (
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{answers.story}</p>
        ) : (
          <None />
        ),
      )}
    </div>
  )
}

function None() {
  return <span className="text-ink-3">{answerTexts.none}</span>
}

function AboutFacts({ answers }: { answers: Answers }) {
  const { householdPeople, street, zip, state, incomeAmount, incomePeriod, age, isSingleParent } = answers
  const facts: [string, string | null][] = [
    [answerTexts.people, householdPeople === null ? null : String(householdPeople)],
    [
      answerTexts.singleParent,
      isSingleParent === null ? null : isSingleParent ? answerTexts.yes : answerTexts.no,
    ],
    [answerTexts.age, age === null ? null : String(age)],
    [answerTexts.street, street],
    [answerTexts.zip, zip],
    [answerTexts.state, state && stateName(state)],
    [
      answerTexts.income,
      incomeAmount === null
        ? null
        : incomePeriod
          ? answerTexts.incomeOf(dollars(incomeAmount), periodNames[incomePeriod])
          : dollars(incomeAmount),
    ],
  ]
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-1.5 sm:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-x-4 sm:block">
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="text-right sm:text-left">{text ?? <None />}</dd>
        </div>
      ))}
    </dl>
  )
}

function DebtList({ answers: { debts, requestedAmount } }: { answers: Answers }) {
  if (debts.length === 0) return <None />
  return (
    <>
      <ul className="grid">
        {debts.map((debt, index) => (
          // Rows have no ids, and the list is rendered whole.
          <li
            key={`${index}-${debt.name}`}
            className="border-t border-line py-2.5 first:border-t-0 first:pt-0"
          >
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-[560] wrap-anywhere">{debt.name ?? <None />}</span>
              <span className="tabular-nums">
                {debt.asked === null ? <None /> : answerTexts.asked(dollars(debt.asked))}
              </span>
            </p>
            <p className="text-small text-ink-2">{debtFacts(debt)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 border-t border-line pt-2.5 font-[600] tabular-nums">
        {answerTexts.askedInAll(dollars(requestedAmount))}
      </p>
    </>
  )
}

function debtFacts({ kind, balance, interestRate, minimumPayment }: GrantDebt): string {
  return [
    kind && debtKindNames[kind],
    balance === null ? null : answerTexts.owed(dollars(balance)),
    interestRate === null ? null : answerTexts.rate(formatApr(interestRate)),
    minimumPayment === null ? null : answerTexts.payment(dollars(minimumPayment)),
  ]
    .filter(Boolean)
    .join(', ')
}
