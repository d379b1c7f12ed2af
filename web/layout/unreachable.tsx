import { Button } from '#web/ui/button.tsx'
import { Logo } from './bars/logo.tsx'

/** Shown when the server does not answer who is signed in. */
export function Unreachable() {
  return (
    <main
      id="main"
      className="page-width grid min-h-dvh place-content-center justify-items-start gap-4 py-16"
    >
      <Logo />
      <h1 className="mt-4">We cannot be reached right now.</h1>
      <p className="max-w-text text-ink-2">
        Nothing of yours is lost. Check that you are online, then try again in a moment.
      </p>
      <Button onClick={() => globalThis.location.reload()}>Try again</Button>
    </main>
  )
}
