/** What is said about work: what it asks for, how to begin, what it pays. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  education: {
    none: 'No diploma is asked for.',
    highSchool: 'A high school diploma is usual.',
    differs: 'What is asked for differs from job to job.',
    someCollege: 'Some college is usual.',
    certificate: 'A certificate from a short course is usual, and your state may ask for a license.',
    communityCollege: 'A degree from a community college is usual.',
    college: 'A college degree is usual for a full job. For small jobs, samples of your work may do.',
    longStudy: 'It takes long study and most often a license.',
  },
  /** by the two first digits of an occupation's code: its group, in a word or two, and how somebody begins there */
  groups: {
    11: { name: 'Management', start: 'Ask people you have worked with who needs help for a few hours.' },
    13: {
      name: 'Business and finance',
      start: 'Offer a small business near you to put a month of its books in order.',
    },
    15: {
      name: 'Computers',
      start: 'Make one small thing you can show, then offer it to a shop or a club near you.',
    },
    17: { name: 'Engineering', start: 'Ask firms you know for drawing or checking work by the hour.' },
    19: { name: 'Science', start: 'Ask schools, labs and tutoring sites for work by the hour.' },
    21: {
      name: 'Community',
      start: 'Ask churches, shelters and community centers which hours they pay for.',
    },
    23: { name: 'Law', start: 'Ask a legal aid office which paid hours it has open.' },
    25: { name: 'Teaching', start: 'Tell schools near you and your library that you have hours free.' },
    27: {
      name: 'Arts and media',
      start: 'Put your best pieces on a page, and send it to people who need such work.',
    },
    29: {
      name: 'Health',
      start: 'Ask clinics and agencies near you for extra shifts. Keep your license at hand.',
    },
    31: { name: 'Care', start: 'Ask home care agencies near you. Many train the people they hire.' },
    33: { name: 'Safety', start: 'Look up what your state asks for, then apply for weekend shifts.' },
    35: { name: 'Food', start: 'Ask places near you in their quiet hours, in the middle of the afternoon.' },
    37: {
      name: 'Cleaning and grounds',
      start: 'Start with people you know, and ask them to tell a neighbor.',
    },
    39: { name: 'Personal care', start: 'Start with people you know, and ask them to tell a neighbor.' },
    41: { name: 'Sales', start: 'Ask shops you like whether they need help on busy days.' },
    43: { name: 'Office work', start: 'Look for part-time work from home, and never pay to be hired.' },
    45: { name: 'Farming', start: 'Ask farms and nurseries near you before the season.' },
    47: { name: 'Building', start: 'Ask a contractor for day work. Look up what your state asks for first.' },
    49: { name: 'Repair', start: 'Start with people you know. Agree on the price before you begin.' },
    51: {
      name: 'Making things',
      start: 'Ask workshops near you for extra shifts, or sell a first piece yourself.',
    },
    53: {
      name: 'Driving and moving',
      start: 'Check your insurance first. Not every policy covers paid driving.',
    },
  } as Readonly<Record<string, { name: string; start: string }>>,
  otherGroup: {
    name: 'Other work',
    start: 'Ask people you know who needs this, and agree on the price first.',
  },
  /** the first step of trades without a wage figure, by their slug */
  tradeStarts: {
    'tailors-dressmakers-and-custom-sewers':
      'Offer hems and zippers to people you know, and ask a dry cleaner near you for their alterations.',
    notaries:
      'Ask your state who may be a notary and what it costs. Many states cap what a notary may charge for each act.',
    'laundry-and-dry-cleaning-workers':
      'Offer to wash and fold for people near you, and charge by the pound.',
    upholsterers: 'Do one chair of your own, and show pictures of it before and after.',
    'bicycle-repairers': 'Offer tune-ups to people you know. Agree on the price before you begin.',
    'locksmiths-and-safe-repairers':
      'Ask your state whether it wants a license first, then ask a locksmith near you for extra calls.',
    'tax-preparers':
      'Get a tax ID number for preparers from the IRS, and ask a tax preparation office near you for work in season.',
  },
  manyBegin: 'Many people begin here.',
  fits: (words: string) => `It fits what you wrote: ${words}.`,
  wagesFrom: 'where the wages come from',
  noWages: 'We have no wage figure for this trade. Ask what others near you charge.',
  wages: (low: string, high: string, source: string) =>
    `${low} to ${high} an hour before tax and fees. ${source}.`,
  wagesIn: (low: string, high: string, said: { place: string; source: string }) =>
    `${low} to ${high} an hour before tax and fees, an estimate for ${said.place}. ${said.source}.`,
  hours: (least: number) => `${least} hours`,
  hoursRange: (least: number, most: number) => `${least} to ${most} hours`,
  hoursAWeek: 'hours a week',
  timeYouChose: 'the time you chose',
  aWeek: (hours: string) => `${hours} a week`,
  online: 'Online or from home, where the work allows it',
  leaves: (hours: string, net: string, tax: string) =>
    `${hours} a week at the lower wage leaves about ${net} a month after ${tax} tax.`,
  noEnd: 'Even with it the debts do not end yet, so look at the rates first.',
  nowEnds: (date: string) =>
    `All of it on your debts, you could be debt-free in ${date}. Now they do not end.`,
  sooner: (date: string, sooner: string) =>
    `All of it on your debts, you could be debt-free in ${date}, ${sooner} sooner.`,
}

export type English = typeof english
export const workTexts = bilingual(english, spanish)
