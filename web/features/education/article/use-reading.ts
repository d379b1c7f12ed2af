import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { getReadingProgress, saveArticleProgress } from '#contracts/education/articles.ts'
import { readOf } from '#web/api/read.ts'
import { sendOnLeaving } from '#web/api/reports/send-on-leaving.ts'

const SECOND_MS = 1000
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'] as const

type ReadingInput = {
  id: string
  readTime: number
  isRead: boolean
  /** false for a visitor, whose reading is not counted */
  isKept: boolean
  onEnd: () => void
}

/**
 * Counts the time spent on an article and sends it when the page is left or hidden. `end` goes on the last line:
 * once it has come into view after a fair share of the reading time, `onEnd` is called, once.
 */
export function useReading({ id, readTime, isRead, isKept, onEnd }: ReadingInput) {
  const [clock] = useState(startReadingClock)
  const end = useRef<HTMLDivElement>(null)
  useLeaving(clock, isKept ? id : null)
  useEnd({ clock, end, seconds: fairSeconds(readTime), isDone: isRead || !isKept, onEnd })
  return { end, clock }
}

/** Sends the counted seconds when the tab is hidden or closed, or the screen changes. */
function useLeaving(clock: ReadingClock, id: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id === null) return
    const params = { id }
    async function send(): Promise<void> {
      const seconds = clock.take()
      if (seconds === 0) return
      const progress = await sendOnLeaving(saveArticleProgress, { params, body: { seconds } })
      if (progress) client.setQueryData(readOf(getReadingProgress).queryKey, progress)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void send()
    }
    const onPageHide = () => void send()
    const onStir = () => clock.stir()
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('visibilitychange', onVisibility, { signal })
    window.addEventListener('pagehide', onPageHide, { signal })
    for (const sign of signs) window.addEventListener(sign, onStir, { passive: true, signal })
    return () => {
      left.abort()
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
  const wasCalled = useRef(false)
  const check = useEffectEvent(() => {
    // Questions and sources follow, so a reader further down has passed the last line.
    const isAtEnd = end.current !== null && end.current.getBoundingClientRect().top < window.innerHeight
    if (isDone || wasCalled.current || !isAtEnd || clock.total() < seconds) return
    wasCalled.current = true
    onEnd()
  })
  useEffect(() => {
    const timer = setInterval(() => {
      clock.tick(document.visibilityState === 'visible')
      check()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [clock])
}

export const IDLE_AFTER_SECONDS = 120

type ReadingClock = {
  /** one second has passed; it counts while the page is visible and the person active */
  tick: (isVisible: boolean) => void
  /** the person did something */
  stir: () => void
  /** seconds counted since the page was opened */
  total: () => number
  /** seconds counted since the last call, and starts again from 0 */
  take: () => number
}

/**
 * Counts the seconds a page is being read: while it is visible and the person has moved, typed or scrolled within
 * the last two minutes. Example: a tab left open overnight counts two minutes.
 */
export function startReadingClock(): ReadingClock {
  let total = 0
  let taken = 0
  let idle = 0
  return {
    tick(isVisible) {
      if (!isVisible) return
      if (idle < IDLE_AFTER_SECONDS) total += 1
      idle += 1
    },
    stir() {
      idle = 0
    },
    total: () => total,
    take() {
      const fresh = total - taken
      taken = total
      return Math.min(fresh, MOST_SECONDS)
    },
  }
}

/** The most that one call may report; the server refuses more. */
const MOST_SECONDS = 3600

/** The least share of the reading time after which reaching the end counts as read. */
const FAIR_SHARE = 1 / 3

/** Seconds to spend on an article with this reading time before reaching its end counts as read. */
export function fairSeconds(readTimeMinutes: number): number {
  return Math.round(readTimeMinutes * 60 * FAIR_SHARE)
}
