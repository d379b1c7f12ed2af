import type { ComponentProps, MouseEvent } from 'react'
import { useIsOffline } from '#web/connection.ts'
import { classNames } from './class-names.ts'
import { offlineMessages } from './messages.ts'
import { SpinnerMark } from './states/spinner.tsx'
import { toast } from './toast/toast-store.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'
type ButtonSize = 'small' | 'normal' | 'large'
type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-brand-ink hover:bg-brand/90',
  quiet: 'border-line-strong bg-transparent text-ink hover:border-field hover:bg-sunken',
  plain: 'border-transparent bg-transparent text-brand hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-danger-ink hover:bg-danger/90',
}

const sizes: Record<ButtonSize, string> = {
  // the drawn height is 38 px on a pointer; a finger gets 44
  small: 'min-h-11 px-3.5 text-small md:pointer-fine:min-h-9.5',
  normal: 'min-h-11 px-4.5 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
}

/** The look of a button, for links that lead on: `<Link className={buttonClass({ variant: 'quiet' })}>`. */
export function buttonClass({ variant = 'primary', size = 'normal', className }: Look): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center leading-tight font-[560] no-underline transition-colors select-none print:hidden',
    'disabled:opacity-55 aria-disabled:opacity-55 aria-busy:cursor-not-allowed',
    variants[variant],
    sizes[size],
    variant === 'plain' && 'px-2.5',
    className,
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /**
     * of a button that sends something: it needs a line. True shows a spinner and takes no second press; the focus stays,
     * which it would not on a disabled button
     */
    busy?: boolean
  }

/** One primary action a view; `quiet` beside it, `plain` inside cards, `danger` only in a confirm dialog. */
export function Button({ variant, size, className, busy, children, type = 'button', ...rest }: ButtonProps) {
  // What can be busy sends something.
  const isStopped = useIsOffline() && busy !== undefined
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {})}
      {...(isStopped ? { 'aria-disabled': true, title: offlineMessages.needsLine, onClick: sayWhy } : {})}
    >
      {busy ? <SpinnerMark /> : null}
      {children}
    </button>
  )
}

/** The button keeps its place and its focus, and says what it waits for. */
function sayWhy(event: MouseEvent): void {
  ignore(event)
  toast({ title: offlineMessages.title, description: offlineMessages.needsLine })
}

/** Also what Enter in a field of the form sets off: the browser presses the form's button for it. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
