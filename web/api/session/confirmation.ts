/**
 * A sensitive call may answer that the password is needed first. The dialog that asks for it registers here; every call
 * goes through it, so no feature knows of it.
 */
import { ApiError } from '#web/api/api-error.ts'
import { confirmationTexts } from './messages.ts'

/** Asks the person; true once the session is proven again, false when they cancel. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Registers the dialog that asks. Returns how to stop; from then on the refusal is an error like any other. */
export function onConfirmNeeded(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/**
 * Sends; where the answer is that the password is needed, asks for it and sends once more. Calls that wait at the
 * same time share one question. Throws a 403 of its own when the person cancels.
 */
export async function withConfirmation<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (asker === null || !(error instanceof ApiError) || error.answer?.code !== 'confirm_needed') throw error
    if (await askOnce(asker)) return send()
    throw new ApiError(403, JSON.stringify(notConfirmed), '')
  }
}

/** The error after Cancel; forms show it as they show the server's own sentences. */
export const notConfirmed = {
  code: 'not_confirmed',
  message: confirmationTexts.notConfirmed,
}

function askOnce(ask: Asker): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
