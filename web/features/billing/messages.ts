/** Every text of the billing screen that the person meets as a message, and what its places say until they work. */

export const portalToasts = {
  failed: { title: 'Error', description: 'Failed to open billing portal' }, // spec 8
}

export const statusTexts = {
  title: 'Subscription',
  accessEnds: 'Access ends', // spec 4
  nextBilling: 'Next billing date', // spec 4
  noDate: 'None',
  noDateYet: 'Not set yet',
  free: 'Free costs nothing, for as long as you like.',
  pastDue: 'Your last payment did not go through. Nothing you entered is lost.',
  compare: 'Compare Plans',
}

export const adminNotice = {
  title: 'Admin (Free)', // spec 4
  text: 'You are an admin. Every feature is open to you at no cost, and there is nothing to pay.',
}

export const paymentTexts = {
  title: 'Payment methods',
  none: 'No card is stored.',
  later:
    'Paying opens with checkout, in a coming release. Cards will be held by the payment processor: their numbers never reach us. You will change your card, see receipts and cancel from here.',
}

export const accountTexts = { title: 'Account', edit: 'Edit in settings' }

export const noticeTexts = {
  title: 'Notification preferences',
  text: 'Payment reminders, milestones, weekly reports and product updates: choose which mails you want.',
  action: 'Choose mails',
}

export const privacyTexts = {
  title: 'Privacy and data',
  text: 'Your records are yours on every plan. A change of plan deletes nothing.',
  settings: 'Privacy settings',
  notice: 'Privacy notice',
}
