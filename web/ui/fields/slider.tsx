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

/**
 * The browser's own range input over a track that is drawn as a picture, so that its filled part needs no style
 * attribute. The fill ends under the thumb.
 */
export function Slider({ label, value, min, max, step = 1, onValueChange, valueText }: SliderProps) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return (
    <div className="relative flex h-11 w-full items-center">
      <div className="h-2 grow overflow-hidden rounded-full border border-field bg-sunken">
        <svg className="block size-full" aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" className="fill-brand" />
        </svg>
      </div>
      <input
        type="range"
        className="slider absolute inset-0 size-full"
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
