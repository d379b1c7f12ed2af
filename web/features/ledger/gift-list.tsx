import type { GiftAnswer } from '#contracts/foundation/ledger.ts'
import { Tag } from '#web/ui/tag.tsx'
import { giftFrom, giftTitle, giftWent } from './ledger-words.ts'
import { ledgerTexts } from './messages.ts'
import { WithdrawName } from './name-button.tsx'

/** Where each dollar went: every gift and tithe as a sentence or two. */
export function GiftList({ gifts }: { gifts: readonly GiftAnswer[] }) {
  return (
    <>
      <p className="max-w-text text-small text-ink-2">{ledgerTexts.donors}</p>
      <ul className="mt-2" aria-label="Gifts and tithes, the newest first">
        {gifts.map((gift) => (
          <li
            key={gift.sequence}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_1fr]"
          >
            <div className="min-w-0">
              <p className="font-[560]">
                {giftTitle(gift)} {gift.isYours ? <Tag tone="good">Yours</Tag> : null}
              </p>
              <p className="text-small wrap-anywhere text-ink-2">{giftFrom(gift)}</p>
              <p className="text-tiny text-ink-3">Entry {gift.sequence}</p>
              {gift.isYours && gift.donor !== null ? <WithdrawName /> : null}
            </div>
            <ul className="grid content-start gap-0.5 text-small">
              {giftWent(gift).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
