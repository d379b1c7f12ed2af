import { afterEach, expect, it } from 'vitest'
import { findLanguageBy, type Language } from '#engine/language/bilingual.ts'
import { noteInWords, storedNotes } from './note-words.ts'

let language: Language = 'en'
findLanguageBy(() => language)
afterEach(() => {
  language = 'en'
})

it('reads the notes that are ours in the language of the moment, and the person’s own as they are', () => {
  expect(noteInWords(storedNotes.corrected)).toBe('Balance corrected')
  language = 'es'
  expect(noteInWords(storedNotes.corrected)).toBe('Saldo corregido')
  expect(noteInWords('From your bank')).toBe('De su banco')
  expect(noteInWords('Balance at your bank')).toBe('Saldo en su banco')
  expect(noteInWords('Thanks')).toBe('Thanks')
})
