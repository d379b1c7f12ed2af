import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { neededTexts } from '../security/messages.ts'
import { useSignOut } from '../use-sign-out.ts'

/** In place of the admin's desk, for an admin whose sign-in had no second step: why, and what to do. */
export function SecondFactorNeeded({ user }: { user: User }) {
  return (
    <Card as="div" className="grid max-w-text justify-items-start gap-4 p-6 md:p-8">
      <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand-deep">
        <ShieldCheck size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h1 className="text-h2">{neededTexts.title}</h1>
      <p className="text-ink-2">{user.twoFactorEnabled ? neededTexts.withoutCode : neededTexts.off}</p>
      {user.twoFactorEnabled ? (
        <SignOutButton />
      ) : (
        <Link className={buttonClass({})} to={paths.security}>
          {neededTexts.action}
        </Link>
      )}
    </Card>
  )
}

function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
      {neededTexts.signOut}
    </Button>
  )
}
