import { ExternalLink, MessageSquareText, Phone } from 'lucide-react'
import type { Language } from '#engine/language/bilingual.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { HelpWay } from './messages.ts'

const iconOf = (href: string) =>
  href.startsWith('tel:') ? Phone : href.startsWith('sms:') ? MessageSquareText : ExternalLink

type HelpLinksProps = {
  ways: readonly HelpWay[]
  /** where it is not the screen's own */
  lang?: Language
  /** next to something else: smaller, and none stands out */
  isAside?: boolean
}

/** Ways to reach help, each a link to press; the first one stands out. */
export function HelpLinks({ ways, lang, isAside = false }: HelpLinksProps) {
  return (
    <ul lang={lang} className={isAside ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
      {ways.map(({ label, href }, place) => {
        const Icon = iconOf(href)
        return (
          <li key={href}>
            <a
              href={href}
              {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
              className={buttonClass({
                variant: place === 0 && !isAside ? 'primary' : 'quiet',
                className: isAside ? 'px-3 text-small' : 'w-full justify-start text-left',
              })}
            >
              <Icon size={18} aria-hidden="true" className="shrink-0" />
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
