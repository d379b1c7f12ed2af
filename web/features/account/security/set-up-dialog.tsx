import { encode } from 'uqr'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { CodeField } from './code-field.tsx'
import { setUpTexts, twoFactorTexts } from './messages.ts'
import { useEnableTwoFactor } from './use-two-factor.ts'

export type NewSecret = { secret: string; otpauthUri: string }
type SetUpDialogProps = {
  newSecret: NewSecret
  onEnabled: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The key for the authenticator app, as a picture and as text, and the first code of it, which turns the thing on. */
export function SetUpDialog({ newSecret, onEnabled, onClose }: SetUpDialogProps) {
  const enable = useEnableTwoFactor()
  const form = useForm({
    start: { code: '' },
    read: (values) => readRequired(values, { code: setUpTexts.codeMissing }),
    send: (body) => enable.mutateAsync({ body }),
    refused: { text: setUpTexts.failed },
    onSent: ({ recoveryCodes }) => onEnabled(recoveryCodes),
  })
  return (
    <FormDialog
      form={form}
      isReadFirst
      title={setUpTexts.title}
      label={twoFactorTexts.turnOn}
      onClose={onClose}
    >
      <SecretToScan {...newSecret} />
      <CodeField label={setUpTexts.codeLabel} hint={setUpTexts.codeHint} required {...form.field('code')} />
    </FormDialog>
  )
}

function SecretToScan({ secret, otpauthUri }: NewSecret) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-[0.9375rem] text-ink-2">{setUpTexts.scan}</p>
      <QrCode text={otpauthUri} label={setUpTexts.picture} />
      <p className="text-small md:pointer-fine:hidden">
        <a className="link inline-block py-2" href={otpauthUri}>
          {setUpTexts.onPhone}
        </a>
      </p>
      <p className="text-small text-ink-2">{setUpTexts.byHand}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 rounded-control bg-sunken px-3 py-2 font-mono text-small break-words">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton text={secret} label={setUpTexts.copyKey} />
      </div>
    </div>
  )
}

/** A text as a QR code. Dark on white in both themes: cameras expect it so, and want the quiet edge of four. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <figure aria-label={label}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block h-auto w-full max-w-40 md:max-w-52 rounded-control border border-line"
      >
        <rect width={size} height={size} fill="white" />
        <path d={data.map(rowPath).join('')} fill="black" />
      </svg>
    </figure>
  )
}

/** The dark runs of one row, each as one box. */
function rowPath(row: readonly boolean[], y: number): string {
  const boxes: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    const width = (end === -1 ? row.length : end) - x
    boxes.push(`M${x} ${y}h${width}v1h${-width}z`)
    x += width
  }
  return boxes.join('')
}
