import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Language } from '#engine/language/bilingual.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { languageTexts } from './messages.ts'

/** The address that keeps a language in this browser and leads back to `place` in it (the server's serve-client.ts). */
export function addressToChoose(
  language: Language,
  place: { pathname: string; search: string; hash: string },
) {
  const query = new URLSearchParams(place.search)
  query.set('language', language)
  return `${place.pathname}?${query}${place.hash}`
}

/** Opens the same place in a language; where somebody is signed in, the account keeps it too. */
export function useOpenInLanguage() {
  const client = useQueryClient()
  const place = useLocation()
  return async (language: Language) => {
    try {
      if (client.getQueryData(lightKeys.user)) await keepInAccount(language)
      location.assign(addressToChoose(language, place))
    } catch {
      toast({ ...languageTexts.failed, variant: 'destructive' })
    }
  }
}

/** Loaded when it is needed: the public pages make no calls. */
async function keepInAccount(language: Language): Promise<void> {
  const [{ call }, { updateSettings }] = await Promise.all([
    import('#web/api/call.ts'),
    import('#contracts/account/settings.ts'),
  ])
  await call(updateSettings, { body: { language } })
}
