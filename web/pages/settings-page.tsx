import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import type { Settings } from '#contracts/account/settings.ts'
import { mayUse } from '#engine/access/features.ts'
import { AccountCard } from '#web/features/account/account-card.tsx'
import { AppearanceCard } from '#web/features/account/appearance-card.tsx'
import { planLabelOf, useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { ConnectedBanks } from '#web/features/banks/connected-banks.tsx'
import { CoachHistory } from '#web/features/coach/history/coach-history.tsx'
import { ModelSwitch } from '#web/features/coach/model-switch.tsx'
import { KeepCard } from '#web/features/offline/keep-card.tsx'
import { DisplayTab } from '#web/features/settings/display-tab.tsx'
import { NameCard } from '#web/features/settings/name-card.tsx'
import { NotificationsTab } from '#web/features/settings/notifications-tab.tsx'
import { BillingTab, ConnectedTab, PrivacyTab } from '#web/features/settings/link-tabs.tsx'
import { loadFailed } from '#web/features/settings/messages.ts'
import { SettingsTabs, type SettingsTab } from '#web/features/settings/settings-tabs.tsx'
import { useChosenSettings, useSettings, type SettingsChange } from '#web/features/settings/use-settings.ts'
import { paths } from '#web/paths.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { settingsHead, tabTitles } from './screens/messages.ts'

const SecurityTab = latePart(
  async () => (await import('#web/features/account/security/security-tab.tsx')).SecurityTab,
  <Skeleton className="h-96" />,
)

const OwnData = latePart(
  async () => (await import('#web/features/privacy/own-data.tsx')).OwnData,
  <Skeleton className="h-96" />,
)
const LeaveCard = latePart(
  async () => (await import('#web/features/privacy/leave-card.tsx')).LeaveCard,
  <Skeleton className="h-44" />,
)

export const meta = () => [{ title: tabTitles.settings }]

const adminLinks = {
  desk: (words: string) => (
    <Link className="link" to={paths.admin}>
      {words}
    </Link>
  ),
}

export default function SettingsPage() {
  const { user } = useUser()
  if (!user) return null
  return (
    <div className="form-frame grid grid-cols-1 gap-6">
      <header>
        <h1>{settingsHead.title}</h1>
        <p className="mt-2 text-ink-2">{settingsHead.lead}</p>
        {user.isAdmin ? (
          <p className="mt-1 text-small text-ink-2">
            <MarkedText text={settingsHead.forAdmins} parts={adminLinks} />
          </p>
        ) : null}
      </header>
      <SettingsTabs
        renderTab={(tab) => (
          <ErrorBoundary key={tab}>
            <Tab tab={tab} user={user} />
          </ErrorBoundary>
        )}
      />
    </div>
  )
}

function Tab({ tab, user }: { tab: SettingsTab; user: User }): ReactNode {
  const access = useAccess(user)
  switch (tab) {
    case 'account':
      return (
        <div className="grid grid-cols-1 gap-6">
          <NameCard user={user} />
          <AccountCard user={user} />
        </div>
      )
    case 'security':
      return <SecurityTab user={user} />
    case 'connected':
      return <ConnectedTab banks={<ConnectedBanks mayLink={mayUse('bank_linking', access)} />} />
    case 'display':
      return (
        <Stored>
          {(settings, save) => <DisplayTab settings={settings} onChange={save} theme={<AppearanceCard />} />}
        </Stored>
      )
    case 'billing':
      return <BillingTab planLabel={planLabelOf(access)} isAdmin={user.isAdmin} />
    case 'notifications':
      return <Stored>{(settings, save) => <NotificationsTab settings={settings} onChange={save} />}</Stored>
    case 'privacy':
      return (
        <PrivacyTab
          ownData={<OwnData />}
          leaving={<LeaveCard />}
          coach={
            <>
              <KeepCard userId={user.id} />
              <CoachHistory />
              <Stored>
                {({ coachModel }, save) => (
                  <ModelSwitch isOn={coachModel} onChange={(isOn) => save({ coachModel: isOn })} />
                )}
              </Stored>
            </>
          }
        />
      )
  }
}

type StoredProps = { children: (settings: Settings, save: (change: SettingsChange) => void) => ReactNode }

/** What is stored, in each of its states. */
function Stored({ children }: StoredProps) {
  const settings = useSettings()
  if (settings.data) return <Chosen stored={settings.data}>{children}</Chosen>
  if (settings.isError) return <LoadFailed {...loadFailed} reads={settings} />
  return <Skeleton className="h-96" />
}

function Chosen({ stored, children }: StoredProps & { stored: Settings }) {
  const { settings, choose } = useChosenSettings(stored)
  return children(settings, choose)
}
