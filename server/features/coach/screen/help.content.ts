/**
 * What is said to somebody in danger, in the language they wrote in, and the ways to reach help with where each number
 * is from. Looked up in November 2026; who changes a number looks at its source first.
 */
import type { Language } from '#engine/language/bilingual.ts'
import type { Topic } from './screen-message.ts'

type Words = Record<Language, string>

export type HelpWay = {
  label: Words
  /** as people write it; missing for an address */
  phone?: string
  /** how else a text may write the number or what to do with it */
  said?: readonly string[]
  /** the word to text, in each language; empty where any word will do */
  text?: Words
  href: Words
  /** whose number it is, and where it says so */
  source: string
}

const both = (words: string): Words => ({ en: words, es: words })

const LIFELINE =
  '988 Suicide and Crisis Lifeline: 988lifeline.org/get-help/what-to-expect (Spanish: press 2, text AYUDA)'
const HOTLINE =
  'National Domestic Violence Hotline: thehotline.org, ovc.ojp.gov; Spanish: espanol.thehotline.org'
/** 1-800-GAMBLER went back to the council of New Jersey in September 2025; 1-800-MY-RESET is the national number since. */
const GAMBLING =
  'National Council on Problem Gambling: ncpgambling.org; 1-800-MY-RESET announced at completeigaming.com, change of number at sbcamericas.com/2025/10/02, 800GAM at theplaybookusa.com'

const ways = {
  call988: {
    label: { en: 'Call 988', es: 'Llama al 988 y oprime 2' },
    phone: '988',
    said: ['press 2', 'oprime 2'],
    href: both('tel:988'),
    source: LIFELINE,
  },
  text988: {
    label: { en: 'Text 988', es: 'Manda AYUDA al 988' },
    phone: '988',
    text: { en: '', es: 'AYUDA' },
    href: { en: 'sms:988', es: 'sms:988?&body=AYUDA' },
    source: LIFELINE,
  },
  call911: {
    label: { en: 'In danger now: call 911', es: 'En peligro ahora: llama al 911' },
    phone: '911',
    href: both('tel:911'),
    source: 'emergency services: 911.gov',
  },
  callHotline: {
    label: { en: 'Call 1-800-799-7233', es: 'Llama al 1-800-799-7233' },
    phone: '1-800-799-7233',
    href: both('tel:18007997233'),
    source: HOTLINE,
  },
  textHotline: {
    label: { en: 'Text START to 88788', es: 'Manda START al 88788' },
    phone: '88788',
    text: both('START'),
    href: both('sms:88788?&body=START'),
    source: HOTLINE,
  },
  complainCfpb: {
    label: { en: 'Complain to the CFPB', es: 'Presenta una queja a la CFPB' },
    href: {
      en: 'https://www.consumerfinance.gov/complaint/',
      es: 'https://www.consumerfinance.gov/es/enviar-una-queja/',
    },
    source: 'Consumer Financial Protection Bureau: consumerfinance.gov',
  },
  callCfpb: {
    label: { en: 'Call the CFPB: 1-855-411-2372', es: 'Llama a la CFPB: 1-855-411-2372' },
    phone: '1-855-411-2372',
    href: both('tel:18554112372'),
    source: 'Consumer Financial Protection Bureau: consumerfinance.gov/ask-cfpb 1537; over 180 languages',
  },
  reportFtc: {
    label: { en: 'Report it to the FTC', es: 'Repórtalo a la FTC' },
    href: { en: 'https://reportfraud.ftc.gov', es: 'https://reportefraude.ftc.gov' },
    source: 'Federal Trade Commission: ftc.gov',
  },
  findAttorneyGeneral: {
    label: { en: 'Find your state attorney general', es: 'Busca al fiscal general de tu estado' },
    href: both('https://www.usa.gov/state-attorney-general'),
    source: 'usa.gov',
  },
  callGambling: {
    label: { en: 'Call 1-800-697-3738', es: 'Llama al 1-800-697-3738' },
    phone: '1-800-697-3738',
    said: ['1-800-MY-RESET'],
    href: both('tel:18006973738'),
    source: GAMBLING,
  },
  textGambling: {
    label: { en: 'Text 800GAM', es: 'Manda un mensaje a 800GAM' },
    phone: '800GAM',
    text: both(''),
    href: both('sms:800426'),
    source: GAMBLING,
  },
} satisfies Record<string, HelpWay>

/** The ways to help of each topic, the most important first. */
export const waysOf: Readonly<Record<Topic, readonly HelpWay[]>> = {
  suicide: [ways.call988, ways.text988, ways.call911],
  violenceAtHome: [ways.callHotline, ways.textHotline, ways.call911],
  lenderThreat: [ways.call911, ways.complainCfpb, ways.callCfpb, ways.reportFtc, ways.findAttorneyGeneral],
  gambling: [ways.callGambling, ways.textGambling],
}

/**
 * Instead of an answer, at a clear sign. The first paragraph stands above the ways to help, the others below.
 * Nobody is jailed for a consumer debt, and what may lead to jail: CFPB, "Can a debt collection agency try to have me
 * arrested?" (ask-cfpb 1537).
 */
export const clearTexts: Readonly<Record<Topic, Record<Language, readonly string[]>>> = {
  suicide: {
    en: [
      'Please talk to a person now. Call or text 988. It is free, at any hour, and you do not need a plan or a good reason to call. For Spanish, call 988 and press 2. If you or somebody else is in danger this minute, call 911.',
      'I am a program, and what you are carrying needs a person. If there are pills, a weapon or anything else near you, move away from it, or ask somebody to take it and stay with you. If you worry about somebody else, 988 can tell you how to help.',
      'Money trouble feels endless at night, and it is not. People get through this. Your records will be here when you want them.',
    ],
    es: [
      'Por favor, habla ahora con una persona. Llama al 988 y oprime 2, o manda la palabra AYUDA al 988. Es gratis, a cualquier hora, y no necesitas tener un plan ni una buena razón para llamar. Si tú u otra persona está en peligro en este momento, llama al 911.',
      'Soy un programa, y lo que llevas encima necesita a una persona. Si tienes cerca pastillas, un arma o algo así, aléjate, o pídele a alguien que se lo lleve y se quede contigo. Si te preocupa otra persona, en el 988 te dicen cómo ayudarle.',
      'De noche parece que los problemas de dinero no se acaban, y no es así. La gente sale de esto. Tus datos estarán aquí cuando los quieras.',
    ],
  },
  violenceAtHome: {
    en: [
      'Your safety comes first, before any debt. The National Domestic Violence Hotline answers day and night, in English and Spanish, and is confidential: call 1-800-799-7233, or text START to 88788. If you are in danger this minute, call 911.',
      'They also help when somebody keeps your money or your papers from you, or makes debts in your name. If somebody may look at this device, use another one, and delete this conversation.',
    ],
    es: [
      'Tu seguridad va primero, antes que cualquier deuda. La Línea Nacional contra la Violencia Doméstica escucha a cualquier hora, en español y en inglés, y no le cuenta a nadie: llama al 1-800-799-7233, o manda START al 88788. Si estás en peligro en este momento, llama al 911.',
      'También ayudan cuando alguien te quita tu dinero o tus papeles, o hace deudas a tu nombre. Si alguien puede ver este aparato, usa otro, y borra esta conversación.',
    ],
  },
  lenderThreat: {
    en: [
      'If somebody threatens to hurt you or your family, call 911. A threat is a crime, whatever you owe.',
      'Nobody in the United States is jailed for a consumer debt: not for a card, a loan or a medical bill. A lender or collector who threatens you with arrest, the police or deportation breaks the law, or is a scam. Do not pay on that call, and do not give an account number.',
      'Keep the messages, names, numbers and dates. Tell the CFPB (online, or 1-855-411-2372), the FTC, and your state’s attorney general. If you get papers from a court, open them and answer. You cannot be arrested for the debt itself, but missing a hearing that a judge ordered can lead to a warrant.',
    ],
    es: [
      'Si alguien amenaza con hacerte daño a ti o a tu familia, llama al 911. Una amenaza es un delito, debas lo que debas.',
      'En Estados Unidos nadie va a la cárcel por una deuda de consumo: ni por una tarjeta, ni por un préstamo, ni por una cuenta médica. Quien te amenaza con arresto, con la policía o con deportarte viola la ley, o es una estafa. No pagues en esa llamada ni des números de cuenta.',
      'Guarda los mensajes, nombres, números y fechas. Avisa a la CFPB (en internet, o al 1-855-411-2372), a la FTC y al fiscal general de tu estado. Si llega un papel de una corte, no lo guardes sin leer: no por la deuda, pero sí por faltar a una audiencia que ordenó un juez, puede haber una orden de arresto.',
    ],
  },
  gambling: {
    en: [
      'There is help for this, and it is free: the National Problem Gambling Helpline, 1-800-MY-RESET (1-800-697-3738), or text 800GAM. It is confidential, and it is for your family too.',
      'Gambling takes hold of careful people too. Until you reach them: ask your bank to block payments for gambling, put yourself on the self-exclusion list of the site or casino, and let somebody you trust hold your cards.',
    ],
    es: [
      'Para esto hay ayuda, y es gratis: la línea nacional de ayuda para problemas de juego, 1-800-697-3738 (1-800-MY-RESET), o manda un mensaje a 800GAM. Es para ti y para tu familia, y no le cuentan a nadie.',
      'El juego también atrapa a gente cuidadosa. Mientras tanto: pide a tu banco que bloquee los pagos de apuestas, apúntate en la lista de autoexclusión del sitio o casino, y deja tus tarjetas con alguien de confianza.',
    ],
  },
}

/** On top of an answer, where there is doubt. */
export const doubtTexts: Readonly<Record<Topic, Words>> = {
  suicide: {
    en: 'If any of this is about not wanting to live, or about hurting yourself: call or text 988, free, at any hour. For Spanish, press 2. In danger, call 911.',
    es: 'Si algo de esto es por no querer vivir, o por hacerte daño: llama al 988 y oprime 2, o manda AYUDA al 988. Es gratis, a cualquier hora. En peligro, llama al 911.',
  },
  violenceAtHome: {
    en: 'If somebody at home hurts you, scares you or keeps your money from you: call 1-800-799-7233 or text START to 88788, at any hour, in English and Spanish. In danger, call 911.',
    es: 'Si alguien en casa te lastima, te da miedo o te quita tu dinero: llama al 1-800-799-7233 o manda START al 88788, a cualquier hora, en español y en inglés. En peligro, llama al 911.',
  },
  lenderThreat: {
    en: 'If somebody threatens you over a debt: nobody is jailed for a consumer debt, and a threat is against the law. In danger, call 911. The CFPB takes complaints: 1-855-411-2372.',
    es: 'Si alguien te amenaza por una deuda: nadie va a la cárcel por una deuda de consumo, y amenazar es contra la ley. En peligro, llama al 911. La CFPB recibe quejas: 1-855-411-2372.',
  },
  gambling: {
    en: 'If gambling is part of this: 1-800-697-3738 (1-800-MY-RESET), or text 800GAM. It is free, for you and for your family.',
    es: 'Si el juego es parte de esto: 1-800-697-3738 (1-800-MY-RESET), o manda un mensaje a 800GAM. Es gratis, para ti y para tu familia.',
  },
}
