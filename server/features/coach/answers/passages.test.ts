import { describe, expect, it } from 'vitest'
import type { Language } from '#contracts/language.ts'
import { fittingPassages, passagesIn } from './passages.ts'

const titlesOf = (question: string, language: Language = 'en') =>
  fittingPassages(question, language).map(({ title }) => title)

describe('a question in somebody’s own words', () => {
  it.each([
    ['how do I build an emergency fund when broke', 'The first emergency fund'],
    ['what does a credit union do', 'Payday and title loans: the way out'],
    ['how long do collections stay', 'Reading your credit report'],
    ['heirs', 'Debts after a death'],
    ['where can i get food this week', 'Food, rent and child-care help'],
    ['can they take my house', 'Behind on rent or the mortgage'],
  ])('%s: gets passages of %s', (question, title) => {
    expect(titlesOf(question)).toContain(title)
  })

  it.each([
    'what is my net worth',
    'groceries for 4',
    'what if they say no',
    'who won the game last night',
    'They turned off my lights',
    '?',
    '',
  ])('%s: gets none rather than one that does not fit', (question) => {
    expect(titlesOf(question)).toEqual([])
  })

  it.each([
    ['me demandaron por una deuda y no sé qué contestar', 'Lo demandaron por una deuda: los primeros días'],
    ['cómo hago un fondo de emergencia si no me sobra', 'El primer fondo de emergencia'],
    ['un cobrador me llama al trabajo', 'Cuando llama un cobrador: sus derechos'],
    ['me pueden quitar parte del sueldo, un embargo de salario', 'Embargo de salario'],
    ['que es la liquidacion de deudas', 'La liquidación de deudas y lo que cuesta'],
  ])('%s: gets passages in Spanish of %s', (question, title) => {
    expect(titlesOf(question, 'es')).toContain(title)
  })

  it.each(['qué hora es', 'quién ganó el partido anoche', 'receta de arroz con pollo', '¿?'])(
    '%s: gets none in Spanish rather than one that does not fit',
    (question) => {
      expect(titlesOf(question, 'es')).toEqual([])
    },
  )

  it('gets at most two, of two articles', () => {
    const titles = titlesOf('credit union payday loan')
    expect(titles).toHaveLength(2)
    expect(new Set(titles).size).toBe(2)
  })
})

it('finds on a subject the passages of the articles that are named, and of no others', () => {
  const subject = 'bankruptcy court'
  expect(passagesIn(['24'], subject, 'en').map(({ articleId }) => articleId)).toEqual(['24'])
  expect(passagesIn([], subject, 'en')).toEqual([])
})
