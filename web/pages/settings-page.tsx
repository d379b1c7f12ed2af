import { AccountCard } from '#web/features/account/account-card.tsx'
import { AppearanceCard } from '#web/features/account/appearance-card.tsx'
import { useUser } from '#web/features/account/use-user.ts'

export const meta = () => [{ title: 'Settings, Jubilee' }]

export default function SettingsPage() {
  const { user } = useUser()
  return (
    <div className="grid max-w-text gap-6">
      <header>
        <h1>Settings</h1>
        <p className="mt-2 text-ink-2">Security, notices and a copy of your data come here next.</p>
      </header>
      {user ? <AccountCard user={user} /> : null}
      <AppearanceCard />
    </div>
  )
}
