import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ACCOUNT_SETUP, paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { checkoutTexts } from '../messages.ts'

type CheckoutRefusalProps = { sentence: string; isSignedIn: boolean }

/** There is nothing to buy: the person has a plan, or has bought one that waits for their account. */
export function CheckoutRefusal({ sentence, isSignedIn }: CheckoutRefusalProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button pressed may be far below: the answer is brought into view.
  useEffect(() => box.current?.focus(), [])
  const look = buttonClass({ variant: 'quiet' })
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex scroll-mt-24 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-info-soft p-5 text-info"
    >
      <p className="min-w-0 flex-1 basis-72">{sentence}</p>
      {isSignedIn ? (
        <Link to={paths.billing} className={look}>
          {checkoutTexts.openBilling}
        </Link>
      ) : (
        <a href={ACCOUNT_SETUP} className={look}>
          {checkoutTexts.setUp}
        </a>
      )}
    </div>
  )
}
