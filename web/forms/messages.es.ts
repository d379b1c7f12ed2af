import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const notSaved: Words<typeof En.notSaved> = {
  title: 'No se pudo guardar.',
  text: 'Revise su conexión e inténtelo de nuevo. Lo que escribió sigue aquí.',
}

export const ruleSentences: Words<typeof En.ruleSentences> = {
  zeroOrMore: (name) => `${name}: escriba 0 o más.`,
  aboveZero: (name) => `${name}: escriba más de 0.`,
  atMost: (name, most) => `${name}: escriba ${most} o menos.`,
  decimals: (name, most) => `${name}: use como máximo ${most === 2 ? 'dos' : 'cuatro'} decimales.`,
}
