import { useQueryClient } from '@tanstack/react-query'
import { readOf } from '#web/api/read.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { getReadingProgress, saveArticleProgress } from '#contracts/education/articles.ts'
import { sendOnLeaving } from '#web/api/send-on-leaving.ts'
import { fairSeconds, startReadingClock, type ReadingClock } from './reading-clock.ts'

const SECOND_MS = 1000
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'] as const

type ReadingInput = { id: string; readTime: number; isRead: boolean; onEnd: () => void }

/**
 * Counts the time spent on an article and sends it when the page is left or hidden. `end` marks the last line:
 * once it is on screen, or above it, after a fair share of the reading time, `onEnd` is called, once.
 */
export function useReading({ id, readTime, isRead, onEnd }: ReadingInput) {
  const [clock] = useState(startReadingClock)
  const end = useRef<HTMLDivElement>(null)
  useLeaving(clock, id)
  useEnd({ clock, end, seconds: fairSeconds(readTime), isDone: isRead, onEnd })
  return { end, clock }
}

/** Sends what was counted when the tab is hidden, closed, or the screen changes. */
function useLeaving(clock: ReadingClock, id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    async function send(): Promise<void> {
      const seconds = clock.take()
      if (seconds === 0) return
      const progress = await sendOnLeaving(saveArticleProgress, { params: { id }, body: { seconds } })
      if (progress) client.setQueryData(readOf(getReadingProgress).queryKey, progress)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void send()
    }
    const onPageHide = () => void send()
    const onStir = () => clock.stir()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onPageHide)
    for (const sign of signs) window.addEventListener(sign, onStir, { passive: true })
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onPageHide)
      for (const sign of signs) window.removeEventListener(sign, onStir)
      void send()
    }
  }, [client, clock, id])
}

type EndInput = {
  clock: ReadingClock
  end: RefObject<HTMLDivElement | null>
  seconds: number
  isDone: boolean
  onEnd: () => void
}

function useEnd({ clock, end, seconds, isDone, onEnd }: EndInput): void {
  const state = useRef({ isDone, onEnd, wasCalled: false })
  useEffect(() => {
    state.current = { ...state.current, isDone, onEnd }
  })
  useEffect(() => {
    // Below it are questions and sources: who is there has come past the last line.
    const isAtEnd = () => end.current !== null && end.current.getBoundingClientRect().top < window.innerHeight
    function check(): void {
      const { isDone, onEnd, wasCalled } = state.current
      if (isDone || wasCalled || !isAtEnd() || clock.total() < seconds) return
      state.current.wasCalled = true
      onEnd()
    }
    const timer = setInterval(() => {
      clock.tick(document.visibilityState === 'visible')
      check()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [clock, end, seconds])
}
