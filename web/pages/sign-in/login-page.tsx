import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { accountSetup, signUpWait } from '#web/features/account/sign-in/account-setup.ts'
import { messages } from '#web/features/account/messages.ts'
import { CheckMail } from '#web/features/account/sign-in/check-mail.tsx'
import { CreateAccountForm } from '#web/features/account/sign-in/create-account-form.tsx'
import { secondStep } from '#web/features/account/sign-in/second-step.ts'
import { secondStepTexts } from '#web/features/account/security/messages.ts'
import { SignInForm } from '#web/features/account/sign-in/sign-in-form.tsx'
import { useArrival } from '#web/features/account/sign-in/use-sign-in.ts'
import { comesAlong } from '#web/features/private/messages.ts'
import { TryHere } from '#web/features/private/try-here.tsx'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { privateMode } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { loginHeads, loginTexts } from './messages.ts'

export const meta = () => [
  { title: loginTexts.tab },
  { name: 'description', content: loginTexts.description },
]

const SecondStepForm = lazy(async () => ({
  default: (await import('#web/features/account/sign-in/second-step-form.tsx')).SecondStepForm,
}))

const startLinks = {
  start: (words: string) => (
    <Link className="link inline-block py-2 font-[560]" to={paths.pricing}>
      {words}
    </Link>
  ),
}

/** Below either form: the way without an account, and at the sign-in the way to one. */
function Below({ isNew }: { isNew: boolean }) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-5 text-small text-ink-2">
      {!isNew && (
        <p>
          <MarkedText text={loginTexts.newHere} parts={startLinks} />
        </p>
      )}
      <TryHere />
    </div>
  )
}

type TabName = 'signin' | 'create'

export default function LoginPage() {
  const [search, setSearch] = useSearchParams()
  const [isMailed, setMailed] = useState(false)
  // The prerendered page knows no query: it shows the first tab until the browser takes over.
  const isHydrated = useHydrated()
  if (isHydrated && secondStep.isUnderWay(search)) return <SecondStepPage />
  if (isMailed) return <MailedPage onBack={() => setMailed(false)} />
  const isCreating = isHydrated && search.get('tab') === 'create'
  const words = wordsOf(isCreating, {
    hasBought: isHydrated && accountSetup.isUnderWay(),
    hasFigures: isHydrated && privateMode.isOn(),
  })

  function choose(tab: TabName): void {
    setSearch(
      (before) => {
        if (tab === 'create') before.set('tab', 'create')
        else before.delete('tab')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <AccountFrame {...words}>
      <Tabs
        label={loginTexts.tabs}
        tabs={[
          {
            value: 'signin',
            label: loginTexts.signIn,
            content: <SignInForm below={<Below isNew={false} />} />,
          },
          {
            value: 'create',
            label: loginTexts.create,
            content: (
              <>
                <CreateAccountForm onCheckMail={() => setMailed(true)} />
                <Below isNew />
              </>
            ),
          },
        ]}
        value={isCreating ? 'create' : 'signin'}
        onValueChange={choose}
        wide
        panelClassName="mt-6"
      />
    </AccountFrame>
  )
}

/**
 * The account is asked for: the mail has the next step, for a known address and a new one alike. Once its link was opened
 * in another tab of this browser, this one goes on as well, but where entries of this device come along: one tab moves them.
 */
function MailedPage({ onBack }: { onBack: () => void }) {
  const arrive = useArrival()
  const [hasFigures] = useState(privateMode.isOn)
  useEffect(
    () => (hasFigures ? undefined : signUpWait.onEnd((target) => void arrive(target))),
    [hasFigures, arrive],
  )
  return (
    <AccountFrame title={messages.checkMail.title}>
      <CheckMail description={messages.checkMail.signUp} />
      <p className="mt-6 text-small">
        <Link className="link inline-block py-2" to={paths.login} onClick={onBack}>
          {messages.backToSignIn}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** The password was right; a code is still to come. */
function SecondStepPage() {
  return (
    <AccountFrame title={secondStepTexts.title} lead={secondStepTexts.lead}>
      <Suspense fallback={<Spinner label={secondStepTexts.title} />}>
        <SecondStepForm />
      </Suspense>
    </AccountFrame>
  )
}

type Start = { hasBought: boolean; hasFigures: boolean }

/** The form says what joins this account: the plan that was bought, and what was entered on this device without one. */
function wordsOf(isCreating: boolean, { hasBought, hasFigures }: Start): { title: string; lead: string } {
  const { title, lead, bought } = isCreating ? loginHeads.create : loginHeads.signIn
  const said = hasBought ? bought : lead
  return { title, lead: isCreating && hasFigures ? `${said} ${comesAlong}` : said }
}
