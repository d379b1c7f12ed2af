/** Places of free help that an answer may name, in both languages. Looked up in November 2026. */
import type { Help } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'

type Place = {
  label: Record<Language, string>
  href: string | Record<Language, string>
  phone?: string
}

const both = (label: string) => ({ en: label, es: label })

const places: Record<string, Place> = {
  '988': {
    label: { en: 'Call 988, day or night', es: 'Llame al 988 y oprima 2' },
    href: 'tel:988',
    phone: '988',
  },
  '211': {
    label: { en: 'Call 211: food, rent, power, free', es: 'Llame al 211: comida, renta, luz, gratis' },
    href: 'tel:211',
    phone: '211',
  },
  'nfcc.org': {
    label: {
      en: 'nfcc.org: nonprofit credit counselors',
      es: 'nfcc.org: consejeros de crédito sin fines de lucro',
    },
    href: { en: 'https://www.nfcc.org', es: 'https://www.nfcc.org/es/' },
  },
  'lsc.gov': {
    label: { en: 'lsc.gov: free legal aid near you', es: 'lsc.gov: ayuda legal gratis cerca de usted' },
    href: 'https://www.lsc.gov/about-lsc/what-legal-aid/i-need-legal-help',
  },
  'consumerfinance.gov': {
    label: {
      en: 'consumerfinance.gov: your rights, and complaints',
      es: 'consumerfinance.gov: sus derechos y quejas',
    },
    href: { en: 'https://www.consumerfinance.gov', es: 'https://www.consumerfinance.gov/es/' },
  },
  'studentaid.gov': {
    label: {
      en: 'studentaid.gov: federal student loans',
      es: 'studentaid.gov: préstamos estudiantiles federales',
    },
    href: { en: 'https://studentaid.gov', es: 'https://studentaid.gov/es' },
  },
  'irs.gov': {
    label: { en: 'irs.gov: taxes and payment plans', es: 'irs.gov: impuestos y planes de pago' },
    href: { en: 'https://www.irs.gov/payments', es: 'https://www.irs.gov/es/payments' },
  },
  'annualcreditreport.com': {
    label: {
      en: 'annualcreditreport.com: your reports, free',
      es: 'annualcreditreport.com: sus informes, gratis',
    },
    href: 'https://www.annualcreditreport.com',
  },
  'identitytheft.gov': {
    label: {
      en: 'identitytheft.gov: steps after identity theft',
      es: 'robodeidentidad.gov: qué hacer tras un robo de identidad',
    },
    href: { en: 'https://www.identitytheft.gov', es: 'https://www.robodeidentidad.gov' },
  },
  'reportfraud.ftc.gov': {
    label: { en: 'reportfraud.ftc.gov: report a scam', es: 'reportefraude.ftc.gov: reporte una estafa' },
    href: { en: 'https://reportfraud.ftc.gov', es: 'https://reportefraude.ftc.gov' },
  },
  'ssa.gov': {
    label: { en: 'ssa.gov: Social Security', es: 'ssa.gov: Seguro Social' },
    href: { en: 'https://www.ssa.gov', es: 'https://www.ssa.gov/es' },
  },
  '1-800-799-7233': {
    label: { en: 'Call 1-800-799-7233: harm at home', es: 'Llame al 1-800-799-7233: violencia en casa' },
    href: 'tel:18007997233',
    phone: '1-800-799-7233',
  },
  gambling: {
    label: { en: 'Call 1-800-MY-RESET: gambling', es: 'Llame al 1-800-MY-RESET: el juego' },
    href: 'tel:18006973738',
    phone: '1-800-MY-RESET',
  },
  'hud.gov/counseling': {
    label: {
      en: 'hud.gov/counseling: free housing counselors',
      es: 'hud.gov/counseling: consejeros de vivienda gratis',
    },
    href: 'https://www.hud.gov/counseling',
  },
  liheap: {
    label: { en: 'Call 211 for help with the power bill', es: 'Llame al 211 para ayuda con la luz' },
    href: 'tel:211',
    phone: '211',
  },
  'fdic.gov': { label: both('fdic.gov'), href: 'https://www.fdic.gov' },
  'militaryonesource.mil': {
    label: both('militaryonesource.mil'),
    href: 'https://www.militaryonesource.mil',
  },
}

/** The names that topics may use. */
export const helpPlaces = Object.keys(places)

/** A place of help as a link. RangeError for a name that is none. */
export function helpLink(name: string, language: Language): Help {
  const place = places[name]
  if (!place) throw new RangeError(`no place of help is called ${name}`)
  const { label, href, phone } = place
  return {
    label: label[language],
    href: typeof href === 'string' ? href : href[language],
    ...(phone === undefined ? {} : { phone }),
  }
}
