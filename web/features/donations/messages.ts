/** Texts of the donation form, the thank-you page and a person's gifts. Amounts and dates come formatted. */
import content from '#content/foundation/foundation.json' with { type: 'json' }

export const giftTiers = content.donate.tiers

export const giveTexts = {
  place: 'Jubilee Foundation',
  title: 'Give to somebody else’s jubilee.',
  lead: 'Your gift pays down the debts of families who cannot do it alone. All of it goes to grants.',
  amountTitle: 'How much would you like to give?',
  ownAmount: 'Another amount',
  ownLabel: 'Your amount',
  ownHint: 'From $1 to $25,000.',
  howOften: 'How often?',
  once: 'Once',
  monthly: 'Each month',
  monthlyNote: 'Your card is charged on this day of each month. You can stop at any time, with one click.',
  nameTitle: 'Your name in the public ledger',
  anonymous: 'Stay anonymous',
  anonymousHint: 'The ledger shows the amount and the day, and no name.',
  showName: 'Show a name',
  showNameHint: 'Anybody can read it. You agree to that by choosing this.',
  nameLabel: 'Name to show',
  nameHint: 'Your own, your family’s, or in memory of somebody.',
  emailLabel: 'Your email',
  emailHint: 'Your receipt goes there, and nothing else.',
  receiptTo: (email: string) => `Your receipt goes to ${email}.`,
  feeTitle: 'Where it goes',
  given: 'You give',
  fee: 'Card fee',
  feePaid: 'Jubilee pays it',
  toGrants: 'Goes to grants',
  noAmountYet: '$…',
  button: (amount: string, isMonthly: boolean) =>
    isMonthly ? `Give ${amount} each month` : `Give ${amount}`,
  buttonPlain: 'Give',
  card: 'You pay on the next page. We never see your card number.',
  taxes: 'You get nothing in return, and your receipt says so. It is not tax advice.',
  warning: 'We do not ask for gifts by phone or by text. Someone who does is not us.',
  ledger: 'See the public ledger',
}

export const giveErrors = {
  noAmount: 'Choose an amount, or enter your own.',
  amount: 'Enter an amount from $1 to $25,000, with at most two decimals.',
  name: 'Enter the name to show, or stay anonymous.',
  email: 'Enter an email address like name@example.com. The receipt goes there.',
  failed: 'The gift could not be started. Nothing was charged. Please check your connection and try again.',
}

export const thanksTexts = {
  loading: 'Checking whether your gift has arrived',
  title: 'Thank you.',
  once: (amount: string) => `Your gift of ${amount} has arrived. All of it goes to grants.`,
  monthly: (amount: string) =>
    `Your first gift of ${amount} has arrived. All of it goes to grants. The next one follows in a month.`,
  receipt: (email: string) => `Your receipt is on its way to ${email}.`,
  entry: (entry: number) => `It is entry ${entry} of the public ledger, where every dollar can be followed.`,
  named: (name: string) => `It is listed there under the name “${name}”.`,
  anonymous: 'It is listed there without a name.',
  stopGuest: 'To stop a monthly gift, use the link in any of its emails.',
  openLedger: 'Open the ledger',
  myGifts: 'My gifts',
  again: 'Check again',
  give: 'Back to giving',
  noSession: 'There is no gift to show here.',
  noSessionText: 'If you have given, the email with your receipt has everything.',
  failed: 'We cannot say yet whether your gift has arrived.',
  failedText: 'If you have paid, nothing is lost: the receipt comes by email.',
}

export const giftsTexts = {
  pageTitle: 'My gifts, Jubilee',
  place: 'Jubilee Foundation',
  title: 'My gifts',
  lead: 'What you gave, with a receipt for each payment.',
  none: 'No gifts yet.',
  noneText: 'When you give, your gifts and their receipts will be here.',
  give: 'Give to the foundation',
  giveAgain: 'Give again',
  loading: 'Loading your gifts',
  failed: 'Your gifts could not be loaded.',
  failedText: 'Nothing was lost. Check your connection, then try again.',
  years: 'Statements',
  yearsText: 'All payments of a year on one sheet, for your records.',
  statement: (year: number) => `Statement of ${year} (PDF)`,
  once: (amount: string) => `${amount}, once`,
  monthly: (amount: string) => `${amount} each month`,
  since: (date: string) => `Started on ${date}.`,
  named: (name: string) => `Shown as “${name}”.`,
  anonymous: 'Anonymous.',
  states: {
    given: 'Received',
    active: 'Active',
    past_due: 'Payment failed',
    stopped: 'Stopped',
  },
  pastDue:
    'The last payment did not go through. The card will be tried again in the next few days. To use another card, stop this gift and start a new one.',
  entry: (entry: number) => `Entry ${entry} of the ledger`,
  entryReturned: (entry: number, amount: string) => `Entry ${entry} of the ledger, ${amount} went back`,
  receipt: 'Receipt',
  receiptOf: (date: string) => ` of ${date} (PDF)`,
  showAll: (count: number) => `Show all ${count}`,
  stop: 'Stop this gift',
}

export const stopTexts = {
  title: 'Stop your monthly gift?',
  text: (amount: string) =>
    `Nothing more will be charged. Thank you for ${amount} a month. Your receipts stay here.`,
  confirm: 'Yes, stop it',
  keep: 'Keep giving',
  done: { title: 'Your gift has stopped', description: 'Nothing more is charged.' },
  failed: 'Your gift could not be stopped, and goes on as before. Please try again.',
}

export const mailedTexts = {
  pageTitle: 'Your monthly gift, Jubilee',
  title: 'Your monthly gift',
  loading: 'Looking for your gift',
  months: (count: number, amount: string) =>
    count === 1 ? `One month of ${amount} has arrived.` : `${count} months of ${amount} have arrived.`,
  runs: 'It goes on each month until you stop it.',
  stopped: 'Your gift has stopped. Nothing more is charged. Thank you for what you gave.',
  stop: 'Stop this gift',
  failed: 'Your gift could not be loaded.',
  linkOver: 'This link is not known, or is too old.',
  linkOverText: 'Open the newest email about your gift. If you have an account, your gifts are in it.',
}
