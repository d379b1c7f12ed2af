import { Mail } from 'lucide-react'
import { mailApplicationLink } from '#contracts/foundation/grants.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { applyTexts } from './messages.ts'

/** A link to go on later, from another device too. */
export function MailLink({ id }: { id: string }) {
  const mail = useWrite(mailApplicationLink)
  return (
    <div className="grid justify-items-start gap-1 border-t border-line pt-4">
      <Button
        variant="plain"
        size="small"
        busy={mail.isPending}
        onClick={() =>
          mail.mutate(
            { params: { id }, body: {} },
            {
              onError: (error) =>
                toast({
                  ...applyTexts.mailFailed,
                  description: serverMessage(error) ?? applyTexts.mailFailed.description,
                  variant: 'destructive',
                }),
            },
          )
        }
      >
        <Mail size={16} aria-hidden="true" /> {applyTexts.mailLink}
      </Button>
      <output className="text-small text-ink-2">{mail.isSuccess ? applyTexts.mailed : null}</output>
    </div>
  )
}
