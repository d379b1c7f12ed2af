/** Every text of the settings screen that the person meets as a message, and what its places say until they work. */

export const settingsToasts = {
  saved: { title: 'Settings saved' },
  undo: 'Undo',
  undone: { title: 'Change undone' },
  notSaved: {
    title: 'Your change could not be saved.',
    description: 'The setting is as it was before. Please try again.',
  },
  changedElsewhere: {
    title: 'Your settings were changed elsewhere.',
    description: 'You see them as they are now. Please make your change again.',
  },
  nameSaved: { title: 'Name saved' },
  nameNotSaved: {
    title: 'Your name could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
}

export const nameSentences = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
}

export const loadFailed = {
  title: 'Your settings could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
  action: 'Try again',
}

export const displayTexts = {
  lead: 'How dates, times and amounts are written on every screen.',
  currencyHint: 'Changes the sign only. Amounts are not converted, so 100 stays 100.',
  dollarPrices: 'Plan prices are always in US dollars.',
  timezoneHint: 'Decides which day is today, and the times you see.',
}

export const notificationTexts = {
  lead: 'Which mails you want. Each choice is saved at once.',
  notYet:
    'Payment reminders are part of Pro. Turning them on also mails you the days in your letter cases, on every plan. Weekly reports are for everybody. The other two begin in a coming release. Your choices wait until then.',
  always: 'Mails about signing in and your password are always sent. They keep your account safe.',
}

export const securityTexts = {
  password: {
    title: 'Password',
    text: 'A form to change it here comes next. Today you can set a new one with a link by mail. It ends every open session.',
    action: 'Get a link by mail',
  },
  twoFactor: {
    title: 'Two-step sign-in',
    text: 'Off. Soon you can ask for a code from your phone with each sign-in.',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'A list of your devices comes next, with a way to sign out each of them. A new password signs out all of them today.',
  },
}

export const connectedTexts = {
  bureaus: {
    title: 'Credit scores',
    text: 'Scores are fetched only with your consent. You give it, read it and take it back in the credit monitor.',
    action: 'Credit monitor',
  },
}

export const billingTexts = {
  admin: 'Admins use every feature at no cost. There is nothing to pay.',
  text: 'Your plan, how you pay and your receipts are on the billing screen.',
  action: 'Open billing',
}

export const privacyTexts = {
  yours: {
    title: 'Your data is yours',
    text: 'We do not sell it and show no ads. What we keep, and why, is in the privacy notice.',
    action: 'Read the privacy notice',
  },
  download: {
    title: 'Download your data',
    text: 'Coming next: one file with all you entered. The payment plan can be downloaded today on My Debts.',
  },
  remove: {
    title: 'Delete your account',
    text: 'Coming next: you delete the account here, and all that is yours goes with it. Nothing is kept back to hold you.',
  },
}

export const notHereYet = 'Not here yet'
