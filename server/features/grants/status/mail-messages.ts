/** The words of the mails about an application. No subject names a debt or an amount: it shows on locked screens. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './mail-messages.es.ts'

const english = {
  events: {
    submitted: {
      subject: 'We have your application for a grant',
      line: 'Thank you. Your application is here, with all its files.',
    },
    information_asked: {
      subject: 'We need to know more about your application',
      line: 'Somebody read your application, and needs to know one more thing.',
      noteIs: 'What we ask',
      next: 'Answer in your application. Then it goes back in line.',
    },
    information_given: {
      subject: 'We have your answer',
      line: 'Thank you. Your answer is here, and your application is back in line.',
    },
    approved_first: {
      subject: 'A first yes to your application',
      line: 'Larger grants need a yes from two people.',
    },
    approved: {
      subject: 'Your grant is approved',
      line: 'We said yes to your application for a grant.',
      noteIs: 'From those who decided',
    },
    refused: {
      subject: 'The decision about your application',
      line: 'We are sorry: we could not give this grant.',
      noteIs: 'The reason',
    },
    appealed: { subject: 'We have your appeal', line: 'Your appeal is here.' },
    appeal_granted: {
      subject: 'The decision about your appeal',
      line: 'Your appeal was granted.',
      noteIs: 'From those who decided',
    },
    appeal_refused: {
      subject: 'The decision about your appeal',
      line: 'We are sorry: a second person looked at it, and the decision stays.',
      noteIs: 'The reason',
    },
    paid: { subject: 'Your grant is paid', line: 'Good news: your grant was paid.' },
    withdrawn: {
      subject: 'You took your application back',
      line: 'You took your application for a grant back. Its files were deleted.',
      next: 'You can start a new one at any time.',
      label: 'Start a new application',
    },
  },
  openApplication: 'Open your application',
  /** never asked for by us, and often by those who pretend to be us */
  warning: 'We never ask for money, a gift card or your bank password to give a grant.',
  seeWhere: 'Your application shows where it stands now.',
  keep: {
    subject: 'Go on with your application for a grant',
    kept: 'What you filled in so far is kept. Open it and sign in to go on where you stopped.',
    notAsked: 'If you did not ask for this email, you do not need to do anything.',
  },
}

export type English = typeof english
export const grantMailTexts = bilingual(english, spanish)
