/** Texts of the unsubscribe page, and of the admin's product news. */
export const stopTexts = {
  title: 'Your emails',
  waiting: 'Changing which emails you get',
  failed: 'Your choice could not be saved. Nothing was changed. Please try again.',
  noToken: 'This link is not complete. Nothing was changed. You can choose your emails in Settings.',
  again: 'Try again',
  turnOn: 'Turn them on again',
  turnOff: 'Stop these emails',
  toSettings: 'Choose your emails',
}

export const newsTexts = {
  pageTitle: 'Product news, Jubilee',
  title: 'Product news',
  lead: 'Emailed to everybody who wants product updates. It cannot be taken back.',
  subject: 'Subject',
  subjectHint: 'It shows on locked screens, so write nothing personal.',
  text: 'Text',
  textHint:
    'Plain text. An empty line begins a new paragraph. The links that stop these emails are added automatically.',
  send: 'Send',
  confirmTitle: 'Send this news?',
  confirmLabel: 'Send now',
  sent: 'The news is on its way.',
  failed: 'The news could not be sent. Nobody got it. What you wrote is still here.',
  none: 'Nothing has been sent yet.',
  listTitle: 'Sent before',
  loadFailed: 'What was sent could not be loaded. Nothing was lost.',
}

export const confirmText = (readers: number) =>
  readers === 1
    ? 'It goes to 1 person who wants product updates.'
    : `It goes to ${readers} people who want product updates.`

export const mailedText = (mailed: number) => (mailed === 1 ? '1 email sent' : `${mailed} emails sent`)
