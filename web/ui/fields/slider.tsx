import { Slider as Radix } from 'radix-ui'

type SliderProps = {
  /** what is set, for screen readers: "Extra each month" */
  label: string
  value: number
  min: number
  max: number
  step?: number
  onValueChange: (value: number) => void
  /** the value in words: "$200 a month" */
  valueText?: string
}

/** One thumb; arrows step, Page keys leap, Home and End go to the ends. */
export function Slider({ label, value, min, max, step = 1, onValueChange, valueText }: SliderProps) {
  return (
    <Radix.Root
      className="relative flex h-11 w-full touch-none items-center select-none"
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
    >
      <Radix.Track className="relative h-2 grow overflow-hidden rounded-full border border-field bg-sunken">
        <Radix.Range className="absolute h-full bg-brand" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-6 rounded-full border-[3px] border-raised bg-brand shadow-[0_0_0_1px_var(--brand)] transition-transform before:absolute before:-inset-2.5 before:content-[''] active:scale-110"
      />
    </Radix.Root>
  )
}
