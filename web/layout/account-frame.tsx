import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { LanguageLink } from '#web/language/language-link.tsx'
import { Logo } from './bars/logo.tsx'
import { HeaderCoach } from './bars/header-coach.tsx'
import { accountFrameTexts as texts, motto } from './messages.ts'

type AccountFrameProps = { title: ReactNode; lead?: ReactNode; children: ReactNode; below?: ReactNode }

/** The frame of sign-in, sign-up and the screens that emails link to: the form, and a picture next to it. */
export function AccountFrame({ title, lead, children, below }: AccountFrameProps) {
  const main = useRef<HTMLElement>(null)
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 px-4 py-2 md:px-8">
          <Link to={paths.landing} className="-m-2 rounded-control p-2 no-underline">
            <Logo />
          </Link>
          <div className="flex flex-wrap items-center gap-x-1.5">
            <Link className={buttonClass({ variant: 'quiet' })} to={paths.landing}>
              {texts.home}
            </Link>
            <HeaderCoach />
            <LanguageLink className="px-2 text-small" />
          </div>
        </header>
        <main
          ref={main}
          id="main"
          className="mx-auto w-full max-w-[29rem] flex-1 px-4 pt-8 pb-16 md:px-6 md:pt-16"
        >
          <h1 className="text-[2.125rem]">{title}</h1>
          {lead ? <p className="mt-3 text-ink-2">{lead}</p> : null}
          <div className="mt-7">{children}</div>
          {below}
          <StartInField key={String(title)} main={main} />
        </main>
      </div>
      <Picture />
    </div>
  )
}

/** A screen that is one form starts in its first field, unless the person has chosen another place by then. */
function StartInField({ main }: { main: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return
    main.current?.querySelector<HTMLElement>('input:not([type=hidden], [hidden], :disabled)')?.focus()
  }, [main])
  return null
}

/** Balances that fall to zero. */
function Picture() {
  return (
    <aside
      aria-label={texts.picture}
      className="relative hidden overflow-hidden bg-jubilee text-jubilee-ink lg:flex lg:flex-col lg:justify-between"
    >
      <div className="px-14 pt-24">
        <p className="text-small font-[600] text-jubilee-gold">{motto}</p>
        <p className="mt-4 max-w-[12ch] font-display text-[3.25rem] leading-[1.06] font-[560] tracking-[-0.015em]">
          {texts.promise}
        </p>
        <p className="mt-5 max-w-[38ch] text-[1.0625rem] opacity-85">{texts.lead}</p>
      </div>
      <svg viewBox="0 0 640 300" className="w-full" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40C150 70 300 140 420 226S540 296 560 300H0Z" fill="currentColor" opacity=".07" />
        <path d="M0 118C130 140 270 190 380 250S490 298 505 300H0Z" fill="currentColor" opacity=".08" />
        <path d="M0 200C110 212 210 240 300 278S370 299 380 300H0Z" fill="currentColor" opacity=".1" />
        <path
          d="M0 40C150 70 300 140 420 226S540 296 560 300"
          fill="none"
          stroke="var(--jubilee-gold)"
          strokeWidth="2.5"
        />
      </svg>
    </aside>
  )
}
