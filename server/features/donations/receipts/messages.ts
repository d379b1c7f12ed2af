/** The words of receipts, of the year's statement and of the mails about a gift. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  language: 'en',
  nothingInExchange: 'No goods or services were provided in exchange for this gift.',
  nothingForAny: 'No goods or services were provided in exchange for these gifts.',
  wholeGift: 'The whole gift goes to grants. Jubilee pays the card fee.',
  noTaxAdvice: 'This is a receipt and not tax advice.',
  registration: (number: string) => `Registration number (EIN): ${number}`,
  noRegistration:
    'The operator’s registration number stands here once set. Until then, ask us before you deduct this gift from your taxes.',
  pdf: {
    receiptFile: 'jubilee-foundation-receipt.pdf',
    giftsFile: (year: number) => `jubilee-foundation-gifts-${year}.pdf`,
    receipt: (number: string) => `Receipt ${number}`,
    receiptForGift: 'Receipt for a gift',
    receiptNumber: 'Receipt number',
    receivedOn: 'Received on',
    amount: 'Amount',
    dollars: (amount: string) => `${amount} US dollars`,
    kind: 'Kind',
    oneMonth: 'A month of a monthly gift',
    once: 'A gift made once',
    givenBy: 'Given by',
    email: 'Email',
    inLedger: 'In the ledger',
    entry: (sequence: number) => `Entry ${sequence}`,
    returned: 'Returned',
    remains: 'What remains',
    keep: 'Keep this with your records.',
    giftsOf: (year: number) => `Gifts of ${year}`,
    yourGiftsOf: (year: number) => `Your gifts of ${year}`,
    madeOn: 'Made on',
    receiptOf: (day: string, number: string) => `${day}, receipt ${number}`,
    returnedInAll: 'Returned in all',
    givenIn: (year: number) => `Given in ${year}`,
  },
  mail: {
    seeOrStop: 'See or stop your monthly gift',
    arrived: (amount: string, day: string) => `Your gift of ${amount} arrived on ${day}. Thank you.`,
    openReceipt: 'Open your receipt (PDF)',
    entry: (sequence: number) =>
      `It is entry ${sequence} of the public ledger. There you can see where every dollar goes:`,
    openLedger: 'Open the ledger',
    receipt: (foundation: string) => `Your receipt from the ${foundation}`,
    monthlyReceipt: (foundation: string) => `Your monthly receipt from the ${foundation}`,
    eachMonth: 'You give this each month, until you stop it. You can do that at any time.',
    failed: 'A payment of your monthly gift did not go through',
    didNotGoThrough:
      'The last payment of your monthly gift did not go through. This happens, for example when a card has run out.',
    nothingToDo:
      'You do not need to do anything. The card is tried again in the next days. If that does not work, the gift stops by itself.',
    otherCard: 'To use another card, stop this gift and begin a new one:',
    stopped: 'Your monthly gift has stopped',
    hasStopped:
      'Your monthly gift has stopped. Nothing more is charged. What you gave has helped: thank you.',
    receiptsStay: 'Your receipts stay valid. If you want to give again one day, this is the page:',
    give: 'Give to the foundation',
  },
}

export type English = typeof english
export const receiptTexts = bilingual(english, spanish)
