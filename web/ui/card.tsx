import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'section'> & { as?: 'section' | 'article' | 'div' | 'li' }

/** A raised sheet with a hairline border. Name a section by its title: `aria-labelledby`. */
export function Card({ as = 'section', className, ...rest }: CardProps) {
  const Element = as as 'section'
  return (
    <Element {...rest} className={classNames('rounded-card border border-line bg-raised p-5', className)} />
  )
}

type TitleProps = ComponentProps<'h2'> & { as?: 'h2' | 'h3' }

export function CardTitle({ as: Element = 'h2', className, ...rest }: TitleProps) {
  return <Element {...rest} className={classNames('text-ink', className)} />
}
