import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { FormFields } from '#web/forms/fields.ts'
import { Form } from '#web/forms/form.tsx'
import { formatCharge } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { giftCents, type GiftValues } from './gift-form.ts'
import { GiftSum } from './gift-sum.tsx'
import { giveTexts } from './messages.ts'
import { NameChoice } from './name-choice.tsx'
import { useGiftForm } from './use-gift-form.ts'

const often = [
  { value: 'once', label: giveTexts.once },
  { value: 'monthly', label: giveTexts.monthly },
] as const

/** Giving, by anybody. `email` is that of the person signed in; null for a guest, who is asked for it. */
export function DonateScreen({ email }: { email: string | null }) {
  const form = useGiftForm(email === null)
  const cents = giftCents(form.values)
  const isMonthly = form.values.often === 'monthly'
  return (
    <div className="mx-auto grid w-full max-w-[44rem] grid-cols-1 gap-6 md:gap-8">
      <header>
        {email === null ? (
          <p className="text-small text-ink-2">{giveTexts.place}</p>
        ) : (
          <Link
            className="link -ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-small"
            to={paths.foundation}
          >
            <ArrowLeft size={16} aria-hidden="true" /> {giveTexts.place}
          </Link>
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
    <TextField
      type="email"
      label={giveTexts.emailLabel}
      hint={giveTexts.emailHint}
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
      {...form.field('email')}
    />
  )
}
