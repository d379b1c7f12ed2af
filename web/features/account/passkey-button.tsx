import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { canUsePasskeys, passkeyRefusal } from './browser-passkeys.ts'
import { passkeyTexts } from './security-messages.ts'
import { loginProblem, useEntrance } from './use-sign-in.ts'

type PasskeyButtonProps = { isBusy: boolean; onStart: () => void; onProblem: (message: string) => void }

/** Signs in with a passkey and nothing else. Not there where the browser has none. */
export function PasskeyButton({ isBusy, onStart, onProblem }: PasskeyButtonProps) {
  const { enter, welcome, refuse } = useEntrance()
  const isHydrated = useHydrated()
  const signIn = useMutation({
    mutationFn: async () => {
      const { signInWithPasskey } = await import('./sign-in-with-passkey.ts')
      await signInWithPasskey()
      return enter()
    },
    onMutate: onStart,
    onSuccess: welcome,
    onError: (error) => {
      const refusal = passkeyRefusal(error)
      onProblem(refusal ?? loginProblem(error).description)
      if (refusal === undefined) refuse(error)
    },
  })
  // The page is HTML first: the button stands in it, so that nothing moves where it can stay.
  if (isHydrated && !canUsePasskeys()) return null
  return (
    <Button
      variant="quiet"
      size="large"
      busy={signIn.isPending || signIn.isSuccess}
      disabled={!isHydrated || isBusy}
      onClick={() => signIn.mutate()}
    >
      <KeyRound size={18} aria-hidden="true" />
      {passkeyTexts.signIn}
    </Button>
  )
}
