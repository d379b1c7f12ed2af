/** The texts of debts that leave the list: removed, brought back, closed and reopened. */

/** The menu of a debt's card. */
export const cardTexts = { more: (name: string) => `More for ${name}`, statements: 'Check a statement' }

export const removing = {
  action: 'Remove',
  title: (name: string) => `Remove ${name}?`,
  text: 'Its payments and history go with it. You can bring it back for 30 days. After that, this cannot be undone.',
  label: 'Remove debt',
  back: (name: string) => ({
    title: `${name} is back`,
    description: 'Its payments and history are back too.',
  }),
  backFailed: {
    title: 'The debt could not be brought back.',
    description: 'It is still under Removed debts. Please try again.',
  },
}

export const closing = {
  action: 'Close this debt',
  title: (name: string) => `Close ${name}?`,
  paidText:
    'It moves to Closed debts. Its history stays, and what you paid still counts. You can reopen it any time.',
  owedText: (owed: string) =>
    `You still owe ${owed} here. Tell us what happened to it, and the history will show it. You can reopen this debt any time.`,
  label: 'Close debt',
  choice: 'What happened?',
  choices: {
    paid: 'It was paid off',
    refinanced: 'I moved it to another debt',
    forgiven: 'It was forgiven or canceled',
    other: 'Something else',
  },
  notes: {
    paid: (owed: string) => `We record a payment of ${owed} today.`,
    refinanced: 'A refinance, a balance transfer or a consolidation loan.',
    forgiven: 'It does not count as paid.',
    other: 'What is left is taken off. It does not count as paid.',
  },
  missing: 'Choose what happened to what you still owe.',
  done: (name: string) => ({ title: `${name} closed`, description: 'It is under Closed debts.' }),
  failed: { title: 'The debt could not be closed.', description: 'Nothing was lost. Please try again.' },
  reopened: (name: string) => ({ title: `${name} is open again` }),
  reopenFailed: {
    title: 'The debt could not be reopened.',
    description: 'It is still under Closed debts. Please try again.',
  },
}

export const asideTexts = {
  label: 'Closed and removed debts',
  noneOpen: 'You have no open debts.',
  closed: 'Closed debts',
  closedNote: 'Done, with their history.',
  closedOn: (day: string, paid: string) => `Closed ${day}. You paid ${paid}.`,
  writtenOff: (amount: string) => `${amount} was not paid.`,
  reopen: 'Reopen',
  reopenNamed: (name: string) => `Reopen ${name}`,
  removed: 'Removed debts',
  removedNote: 'You can bring them back for 30 days.',
  removedOn: (day: string, last: string) => `Removed ${day}. Deleted for good on ${last}.`,
  bringBack: 'Bring back',
  bringBackNamed: (name: string) => `Bring back ${name}`,
  loading: 'Loading the list',
}
