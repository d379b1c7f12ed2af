import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Asks a tool and keeps its answer; an answer that is newer than the form stays until the next one comes. */
export function useTool<Body, Answer>(ask: (body: Body) => Promise<Answer>) {
  return useMutation({ mutationFn: ask })
}

/** Moves focus to the answer's heading when an answer comes, and not when the card is drawn for another reason. */
export function useAnswerFocus(answer: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer) heading.current?.focus()
  }, [answer])
  return heading
}
