import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { loginWithCode } from '#contracts/account/security.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { readJson, request } from '#web/api/request.ts'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldId, TextField } from '#web/ui/fields/field.tsx'
import { CodeField } from '../security/code-field.tsx'
import { notSignedIn, secondStepTexts } from '../security/messages.ts'
import { secondStep } from './second-step.ts'
import { useSandbox, type Sandbox } from '../use-sandbox.ts'
import { useEntrance } from './use-sign-in.ts'

type Kind = 'code' | 'recoveryCode'

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function SecondStepForm() {
  const [kind, setKind] = useState<Kind>('code')
  const signIn = useCodeSignIn()
  const demoCode = useDemoCode((useLocation().state as { email?: string } | null)?.email)
  /** null until something is typed: the field then shows the sandbox's code */
  const start: Record<Kind, string | null> = { code: null, recoveryCode: null }
  const valueOf = (values: typeof start) => values[kind] ?? (kind === 'code' ? demoCode : undefined) ?? ''
  const form = useForm({
    start,
    read: (values) => readRequired({ ...values, [kind]: valueOf(values) }, { [kind]: missingTexts[kind] }),
    send: ({ code, recoveryCode }) =>
      signIn.mutateAsync(kind === 'code' ? { code: code ?? '' } : { recoveryCode: recoveryCode ?? '' }),
    refused: { text: secondStepTexts.failed },
    onSent: () => {},
  })
  // The field takes the focus as the step comes, and as the kind of code changes: it is all there is to do.
  useEffect(() => document.getElementById(fieldId(kind))?.focus(), [kind])
  const isBusy = form.isBusy || signIn.isSuccess

  function change(next: Kind): void {
    setKind(next)
    form.reset()
  }

  const field = { ...form.field(kind), value: valueOf(form.values), required: true }
  return (
    <>
      <Form form={{ ...form, title: notSignedIn }} method="post">
        {kind === 'code' ? (
          <CodeField label={secondStepTexts.codeLabel} hint={secondStepTexts.codeHint} {...field} />
        ) : (
          <TextField
            label={secondStepTexts.recoveryLabel}
            hint={secondStepTexts.recoveryHint}
            autoCapitalize="characters"
            spellCheck={false}
            {...field}
          />
        )}
        {kind === 'code' && demoCode ? (
          <p className="text-small text-ink-2">{secondStepTexts.sandbox}</p>
        ) : null}
        {mustBeginAgain(signIn.error) ? (
          <BackToPassword isButton />
        ) : (
          <Button type="submit" size="large" busy={isBusy}>
            {secondStepTexts.signIn}
          </Button>
        )}
      </Form>
      <OtherWays kind={kind} onChange={change} />
    </>
  )
}

function OtherWays({ kind, onChange }: { kind: Kind; onChange: (next: Kind) => void }) {
  const isCode = kind === 'code'
  return (
    <div className="mt-4 grid justify-items-start">
      <Button variant="plain" className="-ml-4.5" onClick={() => onChange(isCode ? 'recoveryCode' : 'code')}>
        {isCode ? secondStepTexts.toRecovery : secondStepTexts.toCode}
      </Button>
      <LostPhone />
      <BackToPassword />
    </div>
  )
}

const missingTexts: Record<Kind, string> = {
  code: secondStepTexts.codeMissing,
  recoveryCode: secondStepTexts.recoveryMissing,
}

function LostPhone() {
  return (
    <details className="w-full">
      <summary className="link inline-flex min-h-11 w-fit items-center text-[0.9375rem]">
        {secondStepTexts.lost}
      </summary>
      <ul className="mt-1 grid list-disc gap-2 pl-5 text-small text-ink-2">
        {secondStepTexts.lostWays.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-2">
        {secondStepTexts.lostHelp}{' '}
        <Link className="link" to={`${paths.privacy}#contact`}>
          {secondStepTexts.lostHelpLink}
        </Link>
      </p>
    </details>
  )
}

function BackToPassword({ isButton }: { isButton?: boolean }) {
  const [, setSearch] = useSearchParams()
  return (
    <Button
      variant={isButton ? 'primary' : 'plain'}
      size={isButton ? 'large' : 'normal'}
      className={isButton ? undefined : '-ml-4.5'}
      onClick={() => setSearch(secondStep.end, { replace: true })}
    >
      {secondStepTexts.back}
    </Button>
  )
}

type SecondFactor = { code: string } | { recoveryCode: string }

function useCodeSignIn() {
  const { enter, welcome } = useEntrance()
  return useMutation({
    mutationFn: async (body: SecondFactor) => enter((await call(loginWithCode, { body })).token),
    onSuccess: welcome,
  })
}

/** The first step was too long ago, or the tries are used up: it begins again with the password. */
function mustBeginAgain(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'sign_in_again'
}

/** In the sandbox, the code that this demo person's app would show now; fetched again for each sign-in. */
function useDemoCode(email: string | undefined): string | undefined {
  const { sandbox } = useSandbox()
  const isDemo = email !== undefined && sandbox.people.some((person) => person.email === email)
  const { data } = useQuery({
    queryKey: [...lightKeys.mode, email],
    enabled: isDemo,
    gcTime: 0,
    queryFn: async () => {
      const { people } = (await readJson(await request('GET', '/api/mode'))) as Sandbox
      return people.find((person) => person.email === email)?.codeNow ?? null
    },
  })
  return data ?? undefined
}
