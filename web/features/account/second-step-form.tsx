import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { CodeField } from './code-field.tsx'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { secondStepTexts } from './security-messages.ts'
import { secondStep } from './second-step.ts'
import { mustBeginAgain, useCodeSignIn, useDemoCode } from './use-code-sign-in.ts'

type Kind = 'code' | 'recoveryCode'

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function SecondStepForm() {
  const [kind, setKind] = useState<Kind>('code')
  const [typed, setTyped] = useState<string | null>(null)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const signIn = useCodeSignIn()
  const demoCode = useDemoCode((useLocation().state as { email?: string } | null)?.email)
  const form = useFocusOnField(kind)
  const value = typed ?? (kind === 'code' ? demoCode : undefined) ?? ''
  const isBusy = signIn.isPending || signIn.isSuccess

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const found = missing({ [kind]: value }, { [kind]: missingTexts[kind] })
    setErrors(found)
    if (found.length > 0) return
    const body = kind === 'code' ? { code: value } : { recoveryCode: value }
    signIn.mutate(body, {
      onError: (error) => setErrors(errorsOf(error, secondStepTexts.failed)),
    })
  }

  function change(next: Kind): void {
    setKind(next)
    setTyped(null)
    setErrors([])
  }

  const field = {
    name: kind,
    required: true,
    value,
    error: errorFor(errors, kind),
    onValueChange: setTyped,
  }
  return (
    <>
      <form ref={form} method="post" className="grid gap-5" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} title="You are not signed in yet." />
        {kind === 'code' ? (
          <CodeField label={secondStepTexts.codeLabel} hint={secondStepTexts.codeHint} {...field} />
        ) : (
          <TextField
            label={secondStepTexts.recoveryLabel}
            hint={secondStepTexts.recoveryHint}
            autoComplete="off"
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
      </form>
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

/** The field takes the focus as the step comes, and as the kind of code changes: it is all there is to do. */
function useFocusOnField(kind: Kind) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name=${kind}]`)?.focus()
  }, [kind])
  return form
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
