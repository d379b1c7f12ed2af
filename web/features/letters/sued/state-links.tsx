import { stateTexts as texts } from './messages.ts'

type LinksProps = { selfHelpUrl: string | null; feeWaiverUrl: string | null }

/** Where the forms of the state's courts are. */
export function StateLinks({ selfHelpUrl, feeWaiverUrl }: LinksProps) {
  return (
    <>
      {selfHelpUrl && <FormLink url={selfHelpUrl} name={texts.forms} />}
      {feeWaiverUrl && <FormLink url={feeWaiverUrl} name={texts.feeWaiver} />}
    </>
  )
}

const FormLink = ({ url, name }: { url: string; name: string }) => (
  <a className="link inline-flex min-h-11 items-center" href={url} rel="noreferrer">
    {name}
  </a>
)
