import { useState } from 'react'
import { Link } from 'react-router'
import { startDonation } from '#contracts/foundation/donations.ts'
import { call } from '#web/api/call.ts'
import { usePageRestore } from '#web/api/use-page-restore.ts'
import { formatCharge } from '#web/format/money.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { EmailField } from '#web/ui/fields/field.tsx'
import { AmountChoice, NameChoice } from './gift-fields.tsx'
import { giftCents, type GiftValues, firstGift, readGift } from './gift-form.ts'
import { giveTexts, giveErrors } from './messages.ts'

const often = [
  { value: 'once', label: giveTexts.once },
  { value: 'monthly', label: giveTexts.monthly },
] as const

/** The donation form. `email` is the signed-in person's; null for a guest, who is asked for one. */
export function DonateScreen({ email }: { email: string | null }) {
  const form = useGiftForm(email === null)
  const cents = giftCents(form.values)
  const isMonthly = form.values.often === 'monthly'
  return (
    <div className="form-frame grid grid-cols-1 gap-6 md:gap-8">
      <header>
        {email === null ? (
          <p className="text-small text-ink-2">{giveTexts.place}</p>
        ) : (
          <BackLink isColored to={paths.foundation}>
            {giveTexts.place}
          </BackLink>
        )}
        <h1 className="mt-2">{giveTexts.title}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-2">{giveTexts.lead}</p>
      </header>
      <Card as="div" className="md:p-7">
        <Form form={form} className="grid grid-cols-1 gap-7">
          <AmountChoice form={form} />
          <div>
            <ChoiceGroup label={giveTexts.howOften} choices={often} {...form.field('often')} />
            {isMonthly ? <p className="mt-2 text-small text-ink-2">{giveTexts.monthlyNote}</p> : null}
          </div>
          <NameChoice form={form} />
          <Address form={form} email={email} />
          <GiftSum cents={cents} />
          <div className="grid gap-3">
            <Button type="submit" size="large" className="w-full" busy={form.isBusy}>
              {cents === null ? giveTexts.buttonPlain : giveTexts.button(formatCharge(cents), isMonthly)}
            </Button>
            <p className="text-small text-ink-2">{giveTexts.card}</p>
            <p className="text-tiny text-ink-3">{giveTexts.taxes}</p>
          </div>
        </Form>
      </Card>
      <div className="grid gap-2 text-small text-ink-2">
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={paths.foundationLedger}>
            {giveTexts.ledger}
          </Link>
        </p>
        <p>{giveTexts.warning}</p>
      </div>
    </div>
  )
}

function Address({ form, email }: { form: FormFields<GiftValues>; email: string | null }) {
  if (email !== null)
    return <p className="text-small wrap-anywhere text-ink-2">{giveTexts.receiptTo(email)}</p>
  return (
    <EmailField
      label={giveTexts.emailLabel}
      hint={giveTexts.emailHint}
      autoComplete="email"
      maxLength={254}
      {...form.field('email')}
    />
  )
}

/** Who pays the card fee and how much reaches the grants, shown before the payment. */
function GiftSum({ cents }: { cents: number | null }) {
  const amount = cents === null ? giveTexts.noAmountYet : formatCharge(cents)
  const rows = [
    [giveTexts.given, amount],
    [giveTexts.fee, giveTexts.feePaid],
    [giveTexts.toGrants, amount],
  ]
  return (
    <section aria-labelledby="sum-title" className="rounded-card bg-brand-soft px-5 py-4">
      <h2 id="sum-title" className="text-h3">
        {giveTexts.feeTitle}
      </h2>
      <dl className="mt-2 grid gap-1.5 text-[0.9375rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[560] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The form's state. After sending it stays busy until the browser has left for the payment page. */
function useGiftForm(isGuest: boolean) {
  const [isLeaving, setLeaving] = useState(false)
  usePageRestore(() => setLeaving(false))
  const form = useForm({
    draft: 'give',
    start: firstGift,
    read: (values) => readGift(values, isGuest),
    send: (body) => call(startDonation, { body }),
    refused: { text: giveErrors.failed },
    onSent: ({ url }, _, { values, change }) => {
      // Someone who comes back from the payment page finds the form as they filled it in.
      change(values)
      setLeaving(true)
      globalThis.location.assign(url)
    },
  })
  return { ...form, isBusy: form.isBusy || isLeaving }
}
