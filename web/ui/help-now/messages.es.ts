import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const SECOND_LANGUAGE: typeof En.SECOND_LANGUAGE = 'en'

export const helpNow: Words<typeof En.helpNow> = {
  open: 'No estoy a salvo',
  title: 'Ayuda ahora',
  lead: 'Una persona contesta a cualquier hora, y es gratis. No necesita un plan ni una buena razón para llamar.',
  close: 'Cerrar la ayuda',
  inSecondLanguage: 'In English',
  atHome: 'Si alguien en su casa le hace daño o le da miedo',
}

export const helpWays: Words<typeof En.helpWays> = {
  anyone: [
    { label: 'Llame al 988 y oprima 2', href: 'tel:988' },
    { label: 'Mande AYUDA al 988', href: 'sms:988?&body=AYUDA' },
    { label: 'En peligro ahora: llame al 911', href: 'tel:911' },
  ],
  inSecondLanguage: [
    { label: 'Call 988', href: 'tel:988' },
    { label: 'Text 988', href: 'sms:988' },
  ],
  atHome: [
    { label: 'Llame al 1-800-799-7233', href: 'tel:18007997233' },
    { label: 'Mande START al 88788', href: 'sms:88788?&body=START' },
  ],
}
