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
  subjectHint: 'In English. It shows on locked screens, so write nothing personal.',
  text: 'Text',
  textHint:
    'In English. Plain text. An empty line begins a new paragraph. The links that stop these emails are added automatically.',
  spanish: 'In Spanish',
  spanishHint: 'For readers of Spanish. Leave both empty, and they get the English.',
  spanishSubject: 'Subject in Spanish',
  spanishText: 'Text in Spanish',
  send: 'Send',
  confirmTitle: 'Send this news?',
  confirmLabel: 'Send now',
  sent: 'The news is on its way.',
  failed: 'The news could not be sent. Nobody got it. What you wrote is still here.',
  none: 'Nothing has been sent yet.',
  listTitle: 'Sent before',
  loadFailed: 'What was sent could not be loaded. Nothing was lost.',
}

/** `isInBoth`: it is written in Spanish, too */
export const confirmText = (readers: number, isInBoth: boolean) => {
  const people =
    readers === 1
      ? 'It goes to 1 person who wants product updates.'
      : `It goes to ${readers} people who want product updates.`
  return isInBoth
    ? `${people} Each gets it in their language.`
    : `${people} Readers of Spanish get it in English.`
}

export const mailedText = (mailed: number) => (mailed === 1 ? '1 email sent' : `${mailed} emails sent`)
