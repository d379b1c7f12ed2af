import { MessagesSquare, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { writeNegotiationScript } from '#contracts/coach/ai-tools.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { featurePlans, type Feature } from '#engine/access/features.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatMoney } from '#web/format/money.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { paths } from '#web/paths.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { negotiationTexts as texts, toolTexts } from './messages.ts'
import { ToolCard } from './tool-card.tsx'
import { AnswerBasis, ToolError } from './tool-parts.tsx'

/** The AI tools of My Debts: the assistant, or the plan that includes it. */
export function NegotiationSection({ debts, isIncluded }: { debts: readonly Debt[]; isIncluded: boolean }) {
  return (
    <section aria-labelledby="ai-tools-title">
      <h2 id="ai-tools-title" className="mb-3.5">
        {texts.heading}
      </h2>
      {isIncluded ? (
        <NegotiationAssistant debts={debts} />
      ) : (
        <LockedTool
          id="negotiation-title"
          feature="negotiation_scripts"
          title={texts.title}
          intro={texts.intro}
          icon={MessagesSquare}
        />
      )}
    </section>
  )
}

// spec 7: the body always carries this; the script itself uses the person's records
const PAYMENT_HISTORY = 'Good'

const bodyOf = ({ name, balance, interestRate }: Debt) => ({
  creditorName: name,
  balance: centsToDecimal(balance),
  interestRate: interestRate === null ? null : ppmToDecimal(interestRate),
  paymentHistory: PAYMENT_HISTORY,
})

/** A script for a call about one of the person's debts: written, edited, copied. */
function NegotiationAssistant({ debts }: { debts: readonly Debt[] }) {
  const [debtId, setDebtId] = useState('')
  const [error, setError] = useState<string>()
  const [script, setScript] = useState('')
  const open = debts.filter(({ balance }) => balance > 0)
  const tool = useWrite(writeNegotiationScript)

  function write(): void {
    const chosen = open.find(({ id }) => id === debtId)
    setError(chosen ? undefined : debtId === '' ? texts.chooseFirst : texts.notFound)
    if (chosen) tool.mutate({ body: bodyOf(chosen) }, { onSuccess: (answer) => setScript(answer.script) })
    else document.getElementById('field-negotiate')?.focus()
  }

  return (
    <ToolCard id="negotiation-title" title={texts.title} intro={texts.intro} icon={MessagesSquare}>
      {open.length === 0 && debtId === '' ? (
        <p className="text-small text-ink-2">{texts.noDebts}</p>
      ) : (
        <PlainForm className="grid grid-cols-1 gap-4" onSubmit={write}>
          <SelectField
            name="negotiate"
            label={texts.choose}
            options={[{ value: '', label: texts.none }, ...open.map(optionOf)]}
            value={debtId}
            error={error}
            onValueChange={setDebtId}
          />
          <Button type="submit" variant="quiet" className="justify-self-start" busy={tool.isPending}>
            {texts.action}
          </Button>
        </PlainForm>
      )}
      {tool.isPending && <Spinner label={texts.pending} />}
      {tool.isError && <ToolError title={texts.failed} error={tool.error} />}
      {tool.data && !tool.isPending && (
        <div className="grid grid-cols-1 gap-3">
          <AreaField
            name="script"
            label={texts.script}
            hint={texts.scriptHint}
            rows={14}
            value={script}
            onValueChange={setScript}
          />
          <CopyButton
            text={script}
            label={texts.copy}
            className="justify-self-start"
            onCopied={() => toast(texts.copied)}
          />
          <AnswerBasis {...tool.data} isOpen />
        </div>
      )}
    </ToolCard>
  )
}

function optionOf({ id, name, balance }: Debt) {
  return { value: id, label: `${name}, ${formatMoney(balance)}` }
}

type LockedToolProps = { id: string; feature: Feature; title: string; intro: string; icon: LucideIcon }

/** A tool of a higher plan: its description, the plan, and a link to the plans. */
function LockedTool({ feature, ...tool }: LockedToolProps) {
  return (
    <ToolCard {...tool}>
      <p className="flex flex-wrap items-center gap-3 text-small text-ink-2">
        {toolTexts.partOf(featurePlans[feature])}
        <Link to={paths.pricing} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {toolTexts.plans}
        </Link>
      </p>
    </ToolCard>
  )
}
