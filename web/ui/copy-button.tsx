import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { copyMessages } from './messages.ts'
import { toast } from './toast.tsx'

/** How long the button says that it is done. // spec 9 */
const COPIED_MS = 2000

type CopyButtonProps = {
  text: string
  /** what the button says before: 'Copy code' */
  label: string
  /** what is copied, for screen readers, where the label alone does not say it */
  of?: string
  variant?: ButtonVariant
  className?: string
  /** called once it is on the clipboard */
  onCopied?: () => void
}

/** Puts a text on the clipboard and says so for two seconds; where the browser refuses, says what to do. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, of, variant = 'quiet', className, onCopied } = props
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
      onCopied?.()
    } catch {
      toast({ ...copyMessages.failed, variant: 'destructive' })
    }
  }

  const isCopied = copiedAt > 0
  const Picture = isCopied ? Check : Copy
  return (
    <Button variant={variant} size="small" className={className} onClick={() => void copy()}>
      <Picture size={16} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? copyMessages.copied : label}</span>
      {of && !isCopied ? <span className="sr-only"> {of}</span> : null}
    </Button>
  )
}
