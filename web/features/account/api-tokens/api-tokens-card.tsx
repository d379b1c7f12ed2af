import { KeySquare } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contracts/account/account.ts'
import { type ApiToken, listApiTokens, revokeApiToken } from '#contracts/account/api-tokens.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant, formatInstantDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { API_DOCS } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { ConfirmFirst } from '../security/confirm-first.tsx'
import { MakeTokenDialog } from './make-token-dialog.tsx'
import { scopeLabels, tokenTexts } from './messages.ts'

/** The person's API tokens: which there are, one more, one less. */
export function ApiTokensCard({ user }: { user: User }) {
  const read = useRead(listApiTokens)
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiToken | null>(null)
  return (
    <TitledCard title={tokenTexts.title} lead={tokenTexts.lead}>
      <Loaded read={read} isInset title={tokenTexts.loadFailed} text={null}>
        {({ tokens }) => (
          <>
            {tokens.length === 0 ? (
              <EmptyState isInset title={tokenTexts.emptyTitle} text={tokenTexts.empty} />
            ) : (
              <TokenList tokens={tokens} onRevoke={setRevoking} />
            )}
            <div className="mt-4 flex flex-wrap items-center gap-4">
              {user.emailVerified ? (
                <Button variant="quiet" onClick={() => setMaking(true)}>
                  {tokenTexts.make}
                </Button>
              ) : (
                <ConfirmFirst why={tokenTexts.confirmFirst} />
              )}
              <NewTabLink href={API_DOCS}>{tokenTexts.docs}</NewTabLink>
            </div>
          </>
        )}
      </Loaded>
      {isMaking ? <MakeTokenDialog onClose={() => setMaking(false)} /> : null}
      {revoking ? <RevokeDialog token={revoking} onClose={() => setRevoking(null)} /> : null}
    </TitledCard>
  )
}

type TokenListProps = { tokens: readonly ApiToken[]; onRevoke: (token: ApiToken) => void }

function TokenList({ tokens, onRevoke }: TokenListProps) {
  useFormats()
  return (
    <ul aria-label={tokenTexts.list} className="grid divide-y divide-line border-y border-line">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
          <KeySquare size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
          <div className="min-w-0 flex-1 basis-36">
            <p className="text-[0.9375rem] font-[560] break-words">{token.name}</p>
            <p className="mt-0.5 text-small text-ink-2">
              {token.scopes.map((scope) => scopeLabels[scope].short).join(', ')}
            </p>
            <p className="mt-0.5 text-small text-ink-2">{usedWhen(token)}</p>
          </div>
          <Button variant="quiet" size="small" onClick={() => onRevoke(token)}>
            {tokenTexts.revoke}
            <span className="sr-only">{` ${token.name}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function usedWhen({ expiresAt, hasExpired, lastUsedAt }: ApiToken): string {
  const day = formatInstantDate(expiresAt)
  const ends = hasExpired ? tokenTexts.expired(day) : tokenTexts.expires(day)
  const used = lastUsedAt === null ? tokenTexts.neverUsed : tokenTexts.lastUsed(formatInstant(lastUsedAt))
  return `${ends}, ${used}`
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const revoke = useWrite(revokeApiToken)
  function onSuccess(): void {
    toast(tokenTexts.revoked)
    onClose()
  }
  return (
    <ConfirmDialog
      title={tokenTexts.revokeTitle}
      description={`“${token.name}”: ${tokenTexts.revokeText}`}
      problem={revoke.error && (serverMessage(revoke.error) ?? tokenTexts.failed)}
      onOpenChange={(isOpen) => isOpen || onClose()}
      confirmLabel={tokenTexts.revoke}
      onConfirm={() => revoke.mutate({ params: { id: token.id } }, { onSuccess })}
      busy={revoke.isPending}
    />
  )
}
