import { useEffect } from 'react'

let locks = 0

/** Keeps the page behind a dialog from scrolling, by a class: the policy lets no library add a style element. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    locks += 1
    const page = document.documentElement
    // A page without a scroll bar keeps its width as it is.
    if (page.scrollHeight > page.clientHeight) page.classList.add('is-locked')
    return () => {
      locks -= 1
      if (locks === 0) document.documentElement.classList.remove('is-locked')
    }
  }, [isLocked])
}
