import { useLocation } from 'react-router'

/** The screen somebody is on, whatever lies below it: '/education' while an article is open. */
export function useScreenPath(): string {
  const { pathname } = useLocation()
  return `/${pathname.split('/')[1] ?? ''}`
}
