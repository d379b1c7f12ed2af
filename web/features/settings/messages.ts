/** Every text of the settings screen. */
import type { Currency } from '#engine/money/format.ts'
import { plural } from '#web/format/amounts.ts'

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

export const loadFailed = {
  title: 'Your settings could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const tabTexts = {
  /** of the list that replaces the tabs on a phone */
  section: 'Section',
  settings: 'Settings',
  // spec 2
  names: {
    account: 'Account',
    security: 'Security',
    connected: 'Connected',
    display: 'Display',
    billing: 'Billing',
    notifications: 'Notifications',
    privacy: 'Privacy',
  },
}

export const nameTexts = {
  title: 'Your name',
  first: 'First name',
  last: 'Last name',
  save: 'Save name',
}

// spec 9
export const zoneNames = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Los_Angeles': 'Pacific',
  UTC: 'UTC',
}

export const currencyNames: Readonly<Record<Currency, string>> = {
  USD: 'USD ($)',
  EUR: 'EUR (€)',
  GBP: 'GBP (£)',
  CAD: 'CAD (CA$)',
}

export const displayTexts = {
  title: 'Dates, times and amounts',
  lead: 'How dates, times and amounts are written on every screen.',
  currencyHint: 'Changes the sign only. Amounts are not converted, so 100 stays 100.',
  dollarPrices: 'Plan prices are always in US dollars.',
  timezoneHint: 'Decides which day is today, and the times you see.',
  language: 'Language',
  languageHint: 'Of every screen, and of the emails and papers that we write to you.',
  dateFormat: 'Date format',
  timezone: 'Time zone',
  currency: 'Currency',
  example: 'How it looks',
  today: 'Today',
  now: 'Now',
  amount: 'An amount',
}

export const notificationTexts = {
  title: 'Emails to you',
  lead: 'Choose which emails you want. Each choice is saved right away.',
  plans:
    'Payment reminders are part of Pro. On every plan, turning them on also gets you emails about the days in your letter cases and about offers that end with something owed. The other emails are for everybody.',
  reminderDays: 'Remind me',
  daysBefore: (days: number) => `${plural(days, 'day')} before`,
  always: 'Emails about signing in and your password are always sent. They keep your account safe.',
}

/** What each email is, by the setting's name. */
export const mailTexts = {
  paymentReminders: { label: 'Payment reminders', hint: 'Before a payment is due.' },
  debtMilestones: { label: 'Debt milestones', hint: 'When a debt is paid off, or a good part of it.' },
  weeklyReports: { label: 'Weekly progress reports', hint: 'What you paid and what is left, once a week.' },
  productUpdates: { label: 'Product updates', hint: 'What is new here, now and then.' },
}

export const calendarTexts = {
  title: 'Due days in your calendar',
  text: 'A secret link that a calendar on your phone or computer can follow. It has the due days of your debts for a year, offers that end with something owed, and the month you are debt-free.',
  warning:
    'Anyone with this link can read the names of your debts, what is due and planned on each day, offers that end, and where your account would fall short. Share it with nobody.',
  none: 'There is no link yet.',
  make: 'Make a link',
  copy: 'Copy link',
  linkLabel: 'Your secret link',
  linkHint:
    'Use a button below. For another calendar, copy the link and paste it where it says “subscribe” or “add by URL”.',
  add: {
    google: 'Add to Google Calendar',
    apple: 'Add to Apple Calendar',
    outlook: 'Add to Outlook',
  },
  calendarName: 'Jubilee due days',
  notPublic:
    'Google and Outlook fetch the link over the internet. They cannot reach this address; a calendar on this computer can.',
  replace: 'Make a new link',
  replaceTitle: 'Make a new link?',
  replaceText: 'The link you have now stops working. Calendars that follow it need the new one.',
  remove: 'Take the link back',
  removeTitle: 'Take the link back?',
  removeText: 'Calendars that follow it get nothing more. Your debts stay as they are.',
  never: 'No calendar has fetched it yet.',
  lastRead: (when: string) => `Last fetched by a calendar: ${when}.`,
  failed: { title: 'That did not work.', description: 'Nothing was changed. Please try again.' },
  loadFailed: 'The link could not be loaded. Nothing was lost.',
}

export const connectedTexts = {
  bureaus: {
    title: 'Credit scores',
    text: 'Scores are fetched only with your consent. You give it, read it and take it back in the credit monitor.',
    action: 'Credit monitor',
  },
}

export const billingTexts = {
  title: 'Your plan',
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
}
