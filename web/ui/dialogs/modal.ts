import { useEffect, useLayoutEffect } from 'react'
import { setToastsAside } from '#web/ui/toast/toast-store.ts'

let locks = 0

/**
 * What a modal does to the page behind it while it is open. The page does not scroll, by a class: the policy lets no
 * library add a style element. What a toast says comes back once the modal is closed, its way back with it: over the
 * modal it would hide its heading, and no key would lead there.
 */
export function useModal(isOpen: boolean): void {
  // Before it is drawn.
  useLayoutEffect(() => (isOpen ? setToastsAside() : undefined), [isOpen])
  useEffect(() => {
    if (!isOpen) return
    locks += 1
    const page = document.documentElement
    // A page without a scroll bar keeps its width as it is.
    if (page.scrollHeight > page.clientHeight) page.classList.add('is-locked')
    return () => {
      locks -= 1
      if (locks === 0) document.documentElement.classList.remove('is-locked')
    }
  }, [isOpen])
}
