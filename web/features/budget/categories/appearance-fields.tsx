import type { ReactNode } from 'react'
import { appearanceTexts } from './appearance-messages.ts'
import { categoryColors, categoryIcons, colorOf } from './category-appearance.ts'

type AppearanceFieldsProps = {
  icon: string | null
  color: string | null
  onChange: (changed: { icon?: string | null; color?: string | null }) => void
}

/** The picture and the color of a category. */
export function AppearanceFields({ icon, color, onChange }: AppearanceFieldsProps) {
  const chosen = colorOf(color)
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-small font-[560]">{appearanceTexts.icon}</legend>
        <div className="flex flex-wrap gap-1.5">
          {categoryIcons.map(({ name, label, Icon }) => (
            <Choice
              key={name}
              group="icon"
              label={label}
              isChosen={(icon ?? 'wallet') === name}
              onChoose={() => onChange({ icon: name })}
            >
              <Icon
                size={20}
                aria-hidden="true"
                className={chosen.className}
                {...(chosen.color ? { color: chosen.color } : {})}
              />
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-small font-[560]">{appearanceTexts.color}</legend>
        <div className="flex flex-wrap gap-1.5">
          <Choice
            group="color"
            label={appearanceTexts.plain}
            isChosen={color === null}
            onChoose={() => onChange({ color: null })}
          >
            <Dot className="text-ink-2" />
          </Choice>
          {categoryColors.map(({ value, label, className }) => (
            <Choice
              key={value}
              group="color"
              label={label}
              isChosen={color?.toLowerCase() === value}
              onChoose={() => onChange({ color: value })}
            >
              <Dot className={className} />
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function Dot({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="currentColor" />
    </svg>
  )
}

type ChoiceProps = {
  group: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ group, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      title={label}
      className="relative grid size-11 cursor-pointer place-items-center rounded-control border-2 border-transparent bg-sunken has-checked:border-brand has-checked:bg-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand/75"
    >
      <input
        type="radio"
        name={`category-${group}`}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  )
}
