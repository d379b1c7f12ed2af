import { fieldId } from '#web/ui/fields/field.tsx'
import type { Problem } from './problem.ts'

type Entered<Values> = {
  values: Values
  problem: Problem<Values>
  change: (changed: Partial<Values>) => void
}

/** The part of a form that its fields need. */
export type FormFields<Values extends object> = Entered<Values> & ReturnType<typeof fieldsOf<Values>>

/** Props of the components of ui/field for one field of a form: `<MoneyField label="Amount" {...field('amount')} />`. */
export function fieldsOf<Values extends object>({ values, problem, change }: Entered<Values>) {
  return {
    /** a text, or one of several choices */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: problem.errors[name],
      // A choice gives one of its options, which are the field's own.
      onValueChange: (value: string) => change({ [name]: value } as Partial<Values>),
    }),
    /** a box to tick; its id is the one that the error summary leads to */
    tick: (name: keyof Values & string) => ({
      name,
      id: fieldId(name),
      checked: values[name] === true,
      error: problem.errors[name],
      onCheckedChange: (checked: boolean) => change({ [name]: checked } as Partial<Values>),
    }),
  }
}
