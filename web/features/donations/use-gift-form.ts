import { useState } from 'react'
import { startDonation } from '#contracts/foundation/donations.ts'
import { call } from '#web/api/call.ts'
import { useReturnByBack } from '#web/api/use-return-by-back.ts'
import { useForm } from '#web/forms/use-form.ts'
import { firstGift, readGift } from './gift-form.ts'
import { giveErrors } from './messages.ts'

/** The form of a gift. Once it is sent it stays busy until the browser has left for the payment page. */
export function useGiftForm(isGuest: boolean) {
  const [isLeaving, setLeaving] = useState(false)
  useReturnByBack(() => setLeaving(false))
  const form = useForm({
    draft: 'give',
    start: firstGift,
    read: (values) => readGift(values, isGuest),
    send: (body) => call(startDonation, { body }),
    refused: { text: giveErrors.failed },
    onSent: ({ url }, _, { values, change }) => {
      // Back from the payment page, the gift stands here as it was entered.
      change(values)
      setLeaving(true)
      globalThis.location.assign(url)
    },
  })
  return { ...form, isBusy: form.isBusy || isLeaving }
}
