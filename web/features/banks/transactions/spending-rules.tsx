import { Trash2 } from 'lucide-react'
import {
  createSpendingRule,
  deleteSpendingRule,
  listSpendingRules,
  type SpendingRule,
} from '#contracts/money/banks.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import type { Category } from '#web/sorting/category-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { loadFailed, ruleTexts, sortToasts } from './messages.ts'

type SpendingRulesProps = {
  categories: readonly Category[]
  /** a rule can be brought back: that is part of a plan */
  mayTeach: boolean
}

/** The person's rules: which merchant goes to which category, each with a button that removes it. */
export function SpendingRules({ categories, mayTeach }: SpendingRulesProps) {
  const rules = useRead(listSpendingRules)
  if (rules.isPending) return null
  const count = rules.data?.length ?? 0
  return (
    <Card className="py-3 sm:px-6">
      <Disclosure label={ruleTexts.title} note={ruleTexts.count(count)} heading="h2" className="text-h3">
        <Loaded read={rules} isInset title={loadFailed.rules} text={loadFailed.text}>
          {(all) => <RuleList rules={all} categories={categories} mayTeach={mayTeach} />}
        </Loaded>
      </Disclosure>
    </Card>
  )
}

const ruleParts = {
  merchant: (words: string) => <span className="font-[560] text-ink">{words}</span>,
}

function RuleList({ rules, categories, mayTeach }: SpendingRulesProps & { rules: readonly SpendingRule[] }) {
  const forget = useForgettingRules(mayTeach)
  if (rules.length === 0) return <p className="text-small text-ink-2">{ruleTexts.none}</p>
  return (
    <>
      <p className="text-small text-ink-2">{ruleTexts.lead}</p>
      <ul aria-label={ruleTexts.title} className="mt-2 divide-y divide-line">
        {rules.map((rule) => (
          <li key={rule.id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1 break-words text-ink-2">
              <MarkedText
                text={ruleTexts.goesTo(rule.merchant, nameOf(categories, rule.categoryId))}
                parts={ruleParts}
              />
            </p>
            <Button
              variant="plain"
              size="small"
              className="w-11 px-0! text-ink-3"
              aria-label={ruleTexts.removeFor(rule.merchant)}
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
  return categories.find(({ id }) => id === categoryId)?.name ?? ruleTexts.notInUse
}

/** Forgets a rule, with the way to bring it back where the plan has it. */
function useForgettingRules(mayTeach: boolean) {
  const { mutateAsync: forget } = useWrite(deleteSpendingRule, { list: readOf(listSpendingRules).queryKey })
  const { mutateAsync: teach } = useWrite(createSpendingRule)
  const failed = sortToasts.ruleFailed
  return ({ id, merchant, categoryId }: SpendingRule) => {
    const bringBack = () =>
      toastOutcome(teach({ body: { merchant, categoryId } }), { done: sortToasts.ruleBack, failed })
    const action = mayTeach ? { label: sortToasts.undo, onPress: () => void bringBack() } : undefined
    const done = { ...sortToasts.ruleForgotten(merchant), action }
    return toastOutcome(forget({ params: { id } }), { done, failed })
  }
}
