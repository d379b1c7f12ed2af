import { Baby, HandCoins, House } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { CheckList } from './check-list.tsx'
import { useFoundationTexts } from './foundation-content.ts'

export function Mission() {
  const { heading, paragraphs } = useFoundationTexts().mission
  return (
    <section
      aria-labelledby="mission-title"
      className="grid gap-3 border-l-2 border-gold pl-5 md:grid-cols-[1fr_2fr] md:gap-10 md:pl-8"
    >
      <h2 id="mission-title">{heading}</h2>
      <div className="max-w-text space-y-3 text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

const pictures: Readonly<Record<string, typeof Baby>> = {
  'single-parents': Baby,
  elderly: HandCoins,
  'low-income': House,
}

export function WhoWeServe() {
  const { groups } = useFoundationTexts()
  return (
    <section aria-labelledby="serve-title">
      <h2 id="serve-title">Who we serve</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {groups.map((group) => {
          const Picture = pictures[group.id] ?? House
          return (
            <Card as="li" key={group.id} className="md:p-6">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-deep">
                <Picture size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <h3 className="mt-4">{group.name}</h3>
              <p className="mt-1.5 text-small text-ink-2">{group.text}</p>
              <CheckList items={group.benefits} className="mt-4" />
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
