import { skipToContent } from './messages.ts'

/** First in the order of focus: straight to the content, past the bars. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-brand px-4 py-3 font-[560] text-brand-ink focus:translate-y-0"
    >
      {skipToContent}
    </a>
  )
}
