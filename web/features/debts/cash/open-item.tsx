import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import fees from '#content/rates/late-fees.json' with { type: 'json' }
import type { Debt } from '#contracts/money/debts.ts'
import type { LenderFacts } from '#engine/debts/cash/cash-plan.ts'
import { consequenceWords } from '#engine/debts/cash/consequence-words.ts'
import type { Consequence } from '#engine/debts/cash/short-month.ts'
import { articlePath } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { day, exactMoney, money } from '../figures.ts'
import { billScript, callScript, lateFeeWords, shortTexts as texts } from './short-messages.ts'
import { dueText, type ShortItem } from './short-view.ts'

/** "Hardship programs", in the library. */
const HARDSHIP_ARTICLE = '21'

type OpenItemProps = {
  item: ShortItem
  /** null for a bill that is no debt */
  debt: Debt | null
  lender: LenderFacts | null
  /** the day of the next pay, as it is shown */
  payDay: string
  today: string
}

/** One thing that the money does not cover: by how much, what can follow, whom to call and what to say. */
export function OpenItem({ item, debt, lender, payDay, today }: OpenItemProps) {
  const { name, askedCents, paidCents, dueOn, consequences } = item
  const open = exactMoney(askedCents - paidCents)
  const script = scriptFor(item, { open, payDay, today })
  return (
    <li className="py-3 text-small">
      <p>
        <span className="font-[560]">{name}</span>{' '}
        <span className="text-ink-2">
          {texts.openPart(open)}
          {dueOn !== null && `, ${dueText(item, today)}`}
        </span>
      </p>
      <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-tiny text-ink-2">
        {consequences.map((one) => (
          <li key={one}>{wordsOf(one, debt, lender)}</li>
        ))}
      </ul>
      <Whom name={name} phone={lender?.phone ?? null} isDebt={debt !== null} />
      {script !== null && (
        <Disclosure label={texts.script} className="text-small text-brand">
          <p className="rounded-control bg-sunken px-4 py-3 whitespace-pre-line">{script}</p>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <CopyButton text={script} label={texts.copy} of={name} />
            {debt !== null && (
              <Link to={articlePath(HARDSHIP_ARTICLE)} className="link inline-flex min-h-11 items-center">
                {texts.more}
              </Link>
            )}
          </div>
        </Disclosure>
      )}
    </li>
  )
}

/** What a bill's company can be asked for. Food, medicine and the way to work have nobody to call but 211. */
const WITH_COMPANY: readonly Consequence[] = ['homeAtRisk', 'shutoff', 'coverageEnds', 'courtOrder']

type CallWords = { open: string; payDay: string; today: string }

/** Words for the call; null where there is nobody to call. */
function scriptFor(item: ShortItem, { open, payDay, today }: CallWords): string | null {
  const { askedCents, paidCents, dueOn, consequences } = item
  if (dueOn === null)
    return consequences.some((one) => WITH_COMPANY.includes(one))
      ? billScript({ amount: open, payDay })
      : null
  return callScript({
    minimum: exactMoney(askedCents),
    due: day(dueOn, today),
    pay: paidCents === 0 ? null : exactMoney(paidCents),
    payDay,
  })
}

function wordsOf(consequence: Consequence, debt: Debt | null, lender: LenderFacts | null): string {
  if (consequence !== 'lateFee') return consequenceWords()[consequence]
  const fee = lender?.lateFee ?? null
  if (fee !== null) return lateFeeWords.known(exactMoney(fee))
  if (debt?.type !== 'credit_card') return lateFeeWords.other
  const { firstCents, againCents, againWithinCycles, checkedOn } = fees
  const amounts = { first: money(firstCents), again: money(againCents), cycles: againWithinCycles }
  return lateFeeWords.card(amounts, day(checkedOn, ''))
}

/** The lender's own number, where it was entered. */
function Whom({ name, phone, isDebt }: { name: string; phone: string | null; isDebt: boolean }) {
  if (!isDebt) return null
  if (phone === null) return <p className="mt-1 text-tiny text-ink-2">{texts.noPhone}</p>
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'mt-2 gap-2' })}
    >
      <Phone size={16} aria-hidden="true" /> {texts.call(name)}: {phone}
    </a>
  )
}
