import { useMemo, useState } from 'react'
import { listBudgetCategories } from '#contracts/money/budget.ts'
import { listFileCategories } from '#contracts/money/imports.ts'
import type { ReadRow } from '#engine/imports/read-transactions.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatCents, formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { pageOf, Pager } from '#web/ui/figures/pager.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import {
  chosenCategories,
  lacksName,
  NEW,
  NONE,
  type CategoryChoice,
  type CategoryChoices,
  type ChosenCategory,
} from './category-choices.ts'
import { categoryTexts as texts } from './messages.ts'

type Category = { id: string; name: string }

/** The categories of a file with the person's choices; what they are chosen from is read where the file has any. */
export function useFileCategories(rows: readonly ReadRow[]) {
  const hasAny = rows.some(({ category, cents }) => category !== null && cents > 0)
  const options = { enabled: hasAny, staleTime: 0 }
  const budget = useRead(listBudgetCategories, {}, options)
  const rules = useRead(listFileCategories, {}, options)
  const [choices, setChoices] = useState<CategoryChoices>(new Map())
  const chosen = useMemo(
    () => chosenCategories(rows, { budget: budget.data ?? [], rules: rules.data ?? [] }, choices),
    [rows, budget.data, rules.data, choices],
  )
  return {
    chosen,
    budget: (budget.data ?? []) as readonly Category[],
    reads: [budget, rules] as const,
    isPending: hasAny && (budget.isPending || rules.isPending),
    choose: (keys: readonly string[], choice: (before: ChosenCategory) => CategoryChoice) =>
      setChoices((before) => {
        const after = new Map(before)
        for (const one of chosen) if (keys.includes(one.key)) after.set(one.key, choice(one))
        return after
      }),
  }
}

type FileCategoriesProps = Pick<ReturnType<typeof useFileCategories>, 'chosen' | 'budget' | 'choose'> & {
  /** Import was pressed: what is missing is said */
  isAsked: boolean
}

/** Where each category of the file goes: a new one, one that is there, or none yet. */
export function FileCategories({ chosen, budget, choose, isAsked }: FileCategoriesProps) {
  const [page, setPage] = useState(1)
  if (chosen.length === 0) return null
  const shown = pageOf(chosen, page)
  const keys = chosen.map(({ key }) => key)
  const leaveAll = () => choose(keys, ({ newName }) => ({ to: NONE, newName }))
  const makeAll = () => choose(keys, ({ to, newName }) => ({ to: to === NONE ? NEW : to, newName }))
  return (
    <Card aria-labelledby="file-categories" className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 id="file-categories">{texts.title}</h2>
        <p className="mt-1 text-small text-ink-2">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={makeAll}>
          {texts.allNew}
        </Button>
        <Button variant="quiet" size="small" onClick={leaveAll}>
          {texts.allNone}
        </Button>
      </div>
      <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
        {shown.rows.map((one) => (
          <CategoryRow
            key={one.key}
            category={one}
            budget={budget}
            isAsked={isAsked}
            onChoose={(choice) => choose([one.key], () => choice)}
          />
        ))}
      </ul>
      <Pager label={texts.pages} shown={shown} count={chosen.length} onPage={setPage} />
    </Card>
  )
}

type CategoryRowProps = {
  category: ChosenCategory
  budget: readonly Category[]
  isAsked: boolean
  onChoose: (choice: CategoryChoice) => void
}

const labelParts = { rest: (words: string) => <span className="sr-only">{words}</span> }

function CategoryRow({ category, budget, isAsked, onChoose }: CategoryRowProps) {
  const { name, rows, spentCents, monthlyCents, to, newName } = category
  const options = [
    { value: NEW, label: texts.isNew },
    { value: NONE, label: texts.isNone },
    ...budget.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_16rem_16rem]">
      <div className="min-w-0">
        <p className="font-[560] break-words">{name}</p>
        <p className="text-small text-ink-2 tabular-nums">{texts.rows(rows, formatCents(spentCents))}</p>
      </div>
      <SelectField
        label={<MarkedText text={texts.goesTo(name)} parts={labelParts} />}
        options={options}
        value={to}
        onValueChange={(value) => onChoose({ to: value, newName })}
      />
      {to === NEW && (
        <TextField
          label={<MarkedText text={texts.newName(name)} parts={labelParts} />}
          value={newName}
          maxLength={60}
          error={isAsked && lacksName(category) ? texts.noName : undefined}
          hint={texts.amount(formatMoney(monthlyCents))}
          onValueChange={(value) => onChoose({ to, newName: value })}
        />
      )}
    </li>
  )
}
