import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  createSpendingRule,
  deleteSpendingRule,
  listSpendingRules,
  type SpendingRule,
} from '#contracts/money/banks.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { plural } from '#web/format/amounts.ts'
import type { Category } from '#web/sorting/category-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { loadFailed, sortToasts, transactionTexts } from './messages.ts'

type SpendingRulesProps = {
  categories: readonly Category[]
  /** a rule can be brought back: that is part of a plan */
  mayTeach: boolean
}

/** The person's rules: which merchant goes to which category, each with a button that removes it. */
export function SpendingRules({ categories, mayTeach }: SpendingRulesProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const rules = useRead(listSpendingRules)
  if (rules.isPending) return null
  const count = rules.data?.length ?? 0
  return (
    <Card className="py-3 sm:px-6">
      <h2 className="text-h3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left"
          onClick={() => setOpen(!isOpen)}
        >
          Your rules{' '}
          <span className="ml-auto font-sans text-small font-normal text-ink-3">{plural(count, 'rule')}</span>
          <ChevronDown aria-hidden="true" className={`size-5 text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="pt-1 pb-3">
          {rules.data ? (
            <RuleList rules={rules.data} categories={categories} mayTeach={mayTeach} />
          ) : (
            <LoadFailed isInset title={loadFailed.rules} text={loadFailed.text} reads={rules} />
          )}
        </div>
      )}
    </Card>
  )
}

function RuleList({ rules, categories, mayTeach }: SpendingRulesProps & { rules: readonly SpendingRule[] }) {
  const forget = useForgettingRules(mayTeach)
  if (rules.length === 0) return <p className="text-small text-ink-2">{transactionTexts.noRules}</p>
  return (
    <>
      <p className="text-small text-ink-2">{transactionTexts.rulesLead}</p>
      <ul aria-label="Your rules" className="mt-2 divide-y divide-line">
        {rules.map((rule) => (
          <li key={rule.id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1 break-words">
              <span className="font-[560]">{rule.merchant}</span>{' '}
              <span className="text-ink-2">goes to {nameOf(categories, rule.categoryId)}</span>
            </p>
            <Button
              variant="plain"
              size="small"
              className="w-11 px-0! text-ink-3"
              aria-label={`Remove the rule for ${rule.merchant}`}
              onClick={() => void forget(rule)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function nameOf(categories: readonly Category[], categoryId: string): string {
  return categories.find(({ id }) => id === categoryId)?.name ?? 'a category not in use'
}

const fail = () => toast({ ...sortToasts.ruleFailed, variant: 'destructive' })

/** Forgets a rule, with the way to bring it back where the plan has it. */
function useForgettingRules(mayTeach: boolean) {
  const client = useQueryClient()
  const { mutateAsync: forget } = useWrite(deleteSpendingRule, {
    onSuccess: (_, { params: { id } }) =>
      client.setQueryData(readOf(listSpendingRules).queryKey, (rules) =>
        rules?.filter((rule) => rule.id !== id),
      ),
  })
  const { mutateAsync: teach } = useWrite(createSpendingRule)
  return async ({ id, merchant, categoryId }: SpendingRule) => {
    try {
      await forget({ params: { id } })
    } catch {
      return void fail()
    }
    const bringBack = () =>
      teach({ body: { merchant, categoryId } }).then(() => toast(sortToasts.ruleBack), fail)
    const action = { label: sortToasts.undo, onPress: () => void bringBack() }
    toast({ ...sortToasts.ruleForgotten(merchant), ...(mayTeach ? { action } : {}) })
  }
}
