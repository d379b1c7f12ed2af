import { MAX_STREET } from '#contracts/foundation/grants.ts'
import { TextField } from '#web/ui/field.tsx'
import { fieldTexts } from './messages.ts'
import type { ApplicationForm } from './use-application-form.ts'

/** Where the household lives; the state is asked for above, for the income limit. */
export function AddressFields({ form: { values, errors, change, leave } }: { form: ApplicationForm }) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[2fr_1fr]">
      <TextField
        name="street"
        {...fieldTexts.street}
        required
        autoComplete="address-line1"
        maxLength={MAX_STREET}
        value={values.street}
        error={errors['street']}
        onValueChange={(street) => change({ street })}
      />
      <TextField
        name="zip"
        {...fieldTexts.zip}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        value={values.zip}
        error={errors['zip']}
        onValueChange={(zip) => change({ zip })}
        onBlur={() => leave('zip')}
      />
    </div>
  )
}
