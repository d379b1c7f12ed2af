import { useEffect, useRef } from 'react'

/** Moves focus to the answer's heading when an answer comes, and not when the card is drawn for another reason. */
export function useAnswerFocus(answer: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer) heading.current?.focus()
  }, [answer])
  return heading
}
