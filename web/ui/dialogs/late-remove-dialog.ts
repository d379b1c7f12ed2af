import { lateDialog } from './late-dialog.tsx'

/** RemoveDialog for a screen that loads no other dialog at first. */
export const LateRemoveDialog = lateDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog)
