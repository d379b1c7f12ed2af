/**
 * The states of a grant application, as a table: the state it is in, what happens, the state it is in
 * then. What is not in the table may not happen.
 * Example: a submitted application that is asked for more is `needs_information`; the answer makes it `submitted` again.
 */

export const grantStatuses = [
  'draft',
  'submitted',
  'needs_information',
  'approved_once',
  'approved',
  'refused',
  'appealed',
  'paid',
  'withdrawn',
] as const
export type GrantStatus = (typeof grantStatuses)[number]

/**
 * `approve` is an approval that is enough, `approve_first` one that needs another admin's; `grant_appeal` and
 * `grant_appeal_first` are the same for an appeal.
 */
export const grantActs = [
  'submit',
  'ask',
  'answer',
  'approve_first',
  'approve',
  'refuse',
  'appeal',
  'grant_appeal_first',
  'grant_appeal',
  'uphold',
  'pay',
  'withdraw',
] as const
export type GrantAct = (typeof grantActs)[number]

const table: Record<GrantStatus, Partial<Record<GrantAct, GrantStatus>>> = {
  draft: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: {
    ask: 'needs_information',
    approve_first: 'approved_once',
    approve: 'approved',
    refuse: 'refused',
    withdraw: 'withdrawn',
  },
  needs_information: { answer: 'submitted', refuse: 'refused', withdraw: 'withdrawn' },
  approved_once: { ask: 'needs_information', approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  approved: { pay: 'paid', withdraw: 'withdrawn' },
  refused: { appeal: 'appealed' },
  appealed: {
    grant_appeal_first: 'approved_once',
    grant_appeal: 'approved',
    uphold: 'refused',
    withdraw: 'withdrawn',
  },
  paid: {},
  withdrawn: {},
}

/** The state after the act, or null where it may not happen. That an appeal is made once only is not the state's to know. */
export function nextStatus(status: GrantStatus, act: GrantAct): GrantStatus | null {
  return table[status][act] ?? null
}

const ended = new Set<GrantStatus>(['refused', 'paid', 'withdrawn'])

/** Whether it is still open. A person has at most one open application, and may apply again after it ends. */
export function isOpen(status: GrantStatus): boolean {
  return !ended.has(status)
}

export const openStatuses: GrantStatus[] = grantStatuses.filter(isOpen)

const awaited = new Set<GrantStatus>(['submitted', 'approved_once', 'appealed'])

/** Whether the applicant waits to hear from the foundation: not before it is sent, while they are asked, or once it is decided. */
export function owesAnswer(status: GrantStatus): boolean {
  return awaited.has(status)
}

/** Whether the applicant may change what they wrote: before it is sent, and while they are asked for more. */
export function isEditable(status: GrantStatus): boolean {
  return status === 'draft' || status === 'needs_information'
}
