import { useState } from 'react'
import { startDonation } from '#contracts/donations.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useReturnByBack } from '#web/api/use-return-by-back.ts'
import { firstGift, readGift, summaryOf, type GiftErrors, type GiftValues } from './gift-form.ts'
import { giveErrors } from './messages.ts'

const none: { errors: GiftErrors; general: string | null } = { errors: {}, general: null }

/** The form of a gift. Once it is sent it stays busy until the browser has left for the payment page. */
export function useGiftForm(isGuest: boolean) {
  const { values, change } = useDraft<GiftValues>('give', firstGift)
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(none)
  const [summary, setSummary] = useState(() => summaryOf({}, null))
  useReturnByBack(() => setBusy(false))

  function refuse(errors: GiftErrors, general: string | null): void {
    setBusy(false)
    setWrong({ errors, general })
    setSummary(summaryOf(errors, general))
  }

  async function send(): Promise<void> {
    const { body, errors } = readGift(values, isGuest)
    if (body === null) return refuse(errors, null)
    refuse({}, null)
    setBusy(true)
    try {
      const { url } = await call(startDonation, { body })
      globalThis.location.assign(url)
    } catch (error) {
      const fields = fieldMessages(error)
      const isOfFields = Object.keys(fields).length > 0
      refuse(fields, isOfFields ? null : (serverMessage(error) ?? giveErrors.failed))
    }
  }

  return { values, change, errors: wrong.errors, summary, isBusy, send }
}

export type GiftForm = ReturnType<typeof useGiftForm>
