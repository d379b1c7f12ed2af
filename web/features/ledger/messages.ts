/** Texts of the public ledger's page. Amounts, counts of months and dates come formatted. */

/** as search engines show it */
export const ledgerTexts = {
  place: 'Jubilee Foundation',
  title: 'The public ledger',
  lead: 'Every gift, every tithe and every grant, line by line. Nothing here is ever changed or removed. A mistake is corrected by a new line.',
  emptyTitle: 'No entries yet',
  empty:
    'The first gift or tithe will appear here on the day it comes in. You can see then where each dollar goes.',
  privacyTitle: 'How we protect the people we help',
  privacy:
    'Grants are shown in groups of five or more, so that nobody can be found by a figure. Up to four grants can wait for their group. Until then we show no amount of theirs, and no total here counts them.',
  donors:
    'Donors are named only if they wish it. A name is not part of the chain, so it can be taken away at any time. Gave as a guest? Write to us, and we take your name off.',
  entry: (sequence: number) => `Entry ${sequence}`,
}

/** The three lists, and what leads through them. */
export const viewTexts = {
  title: 'Line by line',
  label: 'What to show of the ledger',
  gifts: 'Where each dollar went',
  grants: 'Grants',
  entries: 'Every entry',
  giftList: 'Gifts and tithes, the newest first',
  yours: 'Yours',
  olderGifts: 'Show older gifts',
  olderEntries: 'Show older entries',
}

export const totalsTexts = {
  title: 'What it adds up to',
  cameIn: 'Came in',
  cameInNote: (gifts: string, tithes: string) => `Gifts ${gifts}, tithes ${tithes}`,
  paid: 'Paid in grants',
  noGroup: 'No group has been published yet',
  left: 'Not in a published group yet',
  leftNote: 'Money on hand, and grants that wait for their group',
  below: 'Below zero',
  belowNote: 'More was paid in grants than came in',
  changed: 'What grants changed',
  /** stands below an amount */
  savedNote: (sooner: string, measured: string) => `of interest saved, ${sooner}. ${measured}`,
  changedNote:
    'Interest and months are counted only where a person named the rate and the payment of the debt. They come from the payoff plan with the grant and without it. A plan is an estimate, not a promise.',
}

export const loadFailed = {
  title: 'The ledger did not load',
  text: 'We could not reach it just now. Nothing was lost. Please try again.',
}

export const nameTexts = {
  own: 'Take my name off',
  ownTitle: 'Take your name off the ledger?',
  ownText:
    'All your gifts will show “Anonymous”, and so will those to come. The amounts stay, and so do your receipts.',
  desk: (sequence: string) => `Take off the name of entry ${sequence}`,
  deskTitle: 'Take the name off this gift?',
  deskText: 'It will show “Anonymous”. The amount stays.',
  confirm: 'Take it off',
}
