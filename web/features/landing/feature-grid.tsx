import type { ReactNode } from 'react'
import { landing } from './messages.ts'

export const FEATURES_ID = 'features'

export function FeatureGrid() {
  const { heading, lead, list } = landing.features
  return (
    <section
      id={FEATURES_ID}
      tabIndex={-1}
      aria-labelledby="features-title"
      className="page-width pb-16 outline-none md:pb-24"
    >
      <h2 id="features-title" className="text-h1">
        {heading}
      </h2>
      <p className="mt-3 text-lead text-ink-2">{lead}</p>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {list.map((feature) => (
          <li key={feature.id} className="flex flex-wrap gap-5 bg-raised p-6 sm:block">
            <FeaturePicture id={feature.id} />
            <div className="min-w-[min(9rem,100%)] flex-1 sm:mt-6">
              <h3>{feature.title}</h3>
              <p className="mt-1.5 text-small text-ink-2">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A small drawing for each of the eight tools: what the tool shows, as one mark. Decoration only. */
const drawings: Record<string, ReactNode> = {
  plan: (
    <>
      <path d="M2 6C18 8 34 24 62 43H2Z" fill="var(--c2)" />
      <path d="M2 22C16 24 26 34 40 43H2Z" fill="var(--c1)" />
      <circle cx="60" cy="42" r="3.5" fill="var(--gold)" />
    </>
  ),
  credit: (
    <g fill="none" strokeWidth="6" strokeLinecap="round">
      <path d="M8 41A24 24 0 0 1 56 41" stroke="var(--line)" />
      <path d="M8 41A24 24 0 0 1 45 21" stroke="var(--c1)" />
      <circle cx="45" cy="21" r="3.5" fill="var(--gold)" stroke="none" />
    </g>
  ),
  budget: (
    <>
      <rect x="4" y="14" width="10" height="29" rx="2" fill="var(--c1)" />
      <rect x="20" y="22" width="10" height="21" rx="2" fill="var(--c1)" />
      <rect x="36" y="8" width="10" height="35" rx="2" fill="var(--c2)" />
      <rect x="52" y="30" width="10" height="13" rx="2" fill="var(--gold)" />
    </>
  ),
  goals: (
    <g fill="none" strokeWidth="6">
      <circle cx="32" cy="24" r="17" stroke="var(--line)" />
      <path d="M32 7A17 17 0 1 1 15.8 29.3" stroke="var(--c1)" strokeLinecap="round" />
      <circle cx="32" cy="24" r="3.5" fill="var(--gold)" />
    </g>
  ),
  library: (
    <>
      <path d="M4 8H30V42H4Z" fill="var(--c1)" />
      <path d="M34 8H60V42H34Z" fill="var(--c2)" />
      <path d="M9 17H25M9 24H25M9 31H19M39 17H55M39 24H55" stroke="var(--raised)" strokeWidth="2.5" />
      <path d="M39 31H49" stroke="var(--gold)" strokeWidth="2.5" />
    </>
  ),
  coach: (
    <>
      <path d="M4 6H46V28H18L10 35V28H4Z" fill="var(--c1)" />
      <path d="M22 33H60V43H22Z" fill="var(--c2)" />
      <circle cx="16" cy="17" r="2.5" fill="var(--raised)" />
      <circle cx="25" cy="17" r="2.5" fill="var(--raised)" />
      <circle cx="34" cy="17" r="2.5" fill="var(--gold)" />
    </>
  ),
  income: (
    <>
      <path d="M4 43V34H18V43ZM19 43V26H33V43ZM34 43V16H48V43Z" fill="var(--c1)" />
      <path d="M49 43V6H62V43Z" fill="var(--gold)" />
    </>
  ),
  calculators: (
    <>
      <rect x="10" y="4" width="44" height="39" rx="4" fill="var(--c1)" />
      <rect x="15" y="9" width="34" height="9" rx="2" fill="var(--raised)" />
      <path d="M19 26H22M30 26H33M41 26H44M19 35H22M30 35H33" stroke="var(--raised)" strokeWidth="4" />
      <path d="M41 35H44" stroke="var(--gold)" strokeWidth="4" />
    </>
  ),
}

function FeaturePicture({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 64 45" width="64" height="45" aria-hidden="true" className="shrink-0">
      {drawings[id]}
      <path d="M1 43.5H63" stroke="var(--line-strong)" />
    </svg>
  )
}
