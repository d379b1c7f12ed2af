import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { copyMessages } from './messages.ts'
import { toast } from './toast/toast.tsx'

/** How long the button shows that it is done. // spec 9 */
const COPIED_MS = 2000

type CopyButtonProps = {
  text: string
  /** the button's label before a press: 'Copy code' */
  label: string
  /** the thing that is copied, for screen readers, where the label does not name it */
  of?: string
  variant?: ButtonVariant
  className?: string
  /** called once it is on the clipboard */
  onCopied?: () => void
}

/** Copies a text and shows "Copied!" for two seconds; where the browser refuses, a toast explains what to do. */
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
