import { useId, type ReactNode } from 'react'

type Choice<Value extends string> = { value: Value; label: string; picture?: ReactNode }

type ChoiceGroupProps<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of a few, side by side: radio buttons drawn as segments. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, choices, value, onValueChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-[560]">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-[10px] bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[7px] px-3 text-small sm:px-4 font-[560] text-ink-2 has-checked:bg-chosen has-checked:text-ink has-checked:shadow-[0_1px_2px_rgb(0_0_0/0.1)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand/75"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="sr-only"
            />
            {choice.picture}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
