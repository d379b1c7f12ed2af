import { Check, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { splitPlanned } from '#engine/access/planned.ts'
import { plans } from '#engine/access/prices.ts'
import { formatPrice } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { course, planned } from './content-messages.ts'
import { productTexts } from './messages.ts'

/** The button's action: it buys, or it links to the plan change. */
export type Upgrade = { to: string } | { buy: () => void; isBusy: boolean }

type PremiumCardProps = {
  /** null where the person's plan has the course already */
  upgrade: Upgrade | null
}

const { open, later } = splitPlanned(planned.list, 'premium')

/** The Premium course: what it costs, what is in it, week by week. */
export function PremiumCard({ upgrade }: PremiumCardProps) {
  return (
    <Card
      aria-labelledby="premium-title"
      className="grid grid-cols-1 gap-8 md:p-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12"
    >
      <div>
        <Tag tone="gold">{productTexts.premium}</Tag>
        <h2 id="premium-title" className="mt-4 text-h1">
          {course.title}
        </h2>
        <p className="mt-2 font-[560] text-ink-2">{course.subtitle}</p>
        <p className="mt-4 max-w-text text-ink-2">{course.description}</p>
        <Price />
        {upgrade ? (
          <UpgradeAction upgrade={upgrade} />
        ) : (
          <div className="mt-6 grid justify-items-start gap-4">
            <p className="rounded-control bg-brand-soft px-4 py-3 text-small text-brand-deep">
              {productTexts.included}
            </p>
            <Link className={buttonClass({})} to={paths.course}>
              {productTexts.openCourse}
            </Link>
          </div>
        )}
        <h3 className="mt-8">{productTexts.includes}</h3>
        <p className="mt-1 mb-3 max-w-text text-small text-ink-2">{course.later}</p>
        <ul className="grid gap-2.5 text-small sm:grid-cols-2 lg:grid-cols-1">
          {[...course.includes, ...open.map(({ text }) => text)].map((item) => (
            <li key={item} className="flex gap-2.5">
              <Check size={16} strokeWidth={2.25} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
              {item}
            </li>
          ))}
        </ul>
        {later.length > 0 ? (
          <div className="mt-5 text-small text-ink-2">
            <h4 className="text-tiny font-[560]">{planned.label}</h4>
            <ul className="mt-2 grid list-disc gap-1.5 pl-6.5">
              {later.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <Curriculum />
    </Card>
  )
}

const priceParts = { quiet: (words: string) => <span className="sr-only">{words}</span> }

function Price() {
  const premium = plans.find((plan) => plan.name === 'Premium')
  if (!premium) return null
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
      {premium.originalCents === null ? null : (
        <s className="fig text-figure-s text-ink-3">
          <MarkedText text={productTexts.was(formatPrice(premium.originalCents))} parts={priceParts} />
        </s>
      )}
      <span className="fig text-display">{formatPrice(premium.monthlyCents)}</span>
      <span className="text-ink-2">{productTexts.aMonth}</span>
    </p>
  )
}

/** Buys Premium, or links a person who has Pro to the price of the change. */
function UpgradeAction({ upgrade }: { upgrade: Upgrade }) {
  const look = { size: 'large', className: 'mt-6 w-full sm:w-auto' } as const
  return (
    <>
      {'to' in upgrade ? (
        <Link className={buttonClass(look)} to={upgrade.to} aria-describedby="upgrade-note">
          {productTexts.upgrade}
        </Link>
      ) : (
        <Button {...look} busy={upgrade.isBusy} aria-describedby="upgrade-note" onClick={upgrade.buy}>
          {upgrade.isBusy ? productTexts.processing : productTexts.upgrade}
        </Button>
      )}
      <p id="upgrade-note" className="mt-3 max-w-text text-tiny text-ink-3">
        {course.cancel}
      </p>
    </>
  )
}

function Curriculum() {
  return (
    <div>
      <h3>{productTexts.curriculum}</h3>
      <p className="mt-1 text-small text-ink-2">{productTexts.lessons}</p>
      <div className="mt-4 border-b border-line">
        {course.modules.map((module) => (
          <details key={module.week} open={module.week === 1} className="group border-t border-line">
            <summary className="flex min-h-13 list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
              <span className="grid min-w-0 flex-1 sm:grid-cols-[4.75rem_1fr] sm:items-baseline">
                <span className="text-tiny text-ink-3 sm:text-small">{productTexts.week(module.week)}</span>
                <span className="font-[560]">{module.title}</span>
              </span>
              <ChevronDown
                size={18}
                aria-hidden="true"
                className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="grid gap-1.5 pb-4 text-small text-ink-2 sm:grid-cols-2 sm:gap-x-4 sm:pl-19">
              {module.lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  )
}
