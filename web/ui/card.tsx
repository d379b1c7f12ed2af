import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
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

type TitledCardProps = {
  /** for a link that leads to the card */
  id?: string
  title: string
  /** a sentence below the title */
  lead?: ReactNode
  /** beside the title: its state in a word */
  aside?: ReactNode
  /** for a title that takes the focus when the element that had it is gone */
  titleRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** A card named by its title: what it is for, then what is in it. */
export function TitledCard({ id, title, lead, aside, titleRef, children }: TitledCardProps) {
  const titleId = useId()
  return (
    <Card id={id} aria-labelledby={titleId} className="scroll-mt-24 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <CardTitle id={titleId} ref={titleRef} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none">
          {title}
        </CardTitle>
        {aside}
      </div>
      {lead ? <p className="mt-1.5 max-w-text text-small text-ink-2">{lead}</p> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </Card>
  )
}
