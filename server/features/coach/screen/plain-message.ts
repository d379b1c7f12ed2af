/**
 * A message in the form that the screen reads: small letters without accents and apostrophes, signs that stand for
 * letters as letters, letters written apart put together, amounts as 'amount', other numbers as 'number'.
 * Example: "I don’t w@nt to liiive, $500 or not" is "i dont want to live amount or not".
 */

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  к: 'k',
  і: 'i',
  ѕ: 's',
}

const SIGNS: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '0': 'o',
  '@': 'a',
  '4': 'a',
  $: 's',
  '5': 's',
}

const EMOJI: Readonly<Record<string, string>> = {
  '🔫': ' gun ',
  '💊': ' pills ',
  '🔪': ' knife ',
  '🪦': ' grave ',
  '⚰': ' coffin ',
}

const SIGN_IN_WORD = /(?<=[a-z])[1!|30@4$5](?=[a-z])/g

/** Sentences stay apart: what ends one is a full stop here. */
function lettersOf(message: string): string {
  return message
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/\S+@\S+\.\S+|https?:\/\/\S+/g, ' address ')
    .replaceAll(/[а-яіѕ]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replaceAll(/[🔫💊🔪🪦⚰]/gu, (sign) => EMOJI[sign] ?? ' ')
    .replaceAll(/(?<=[a-z])[’'`´‘](?=[a-z])/g, '')
    .replaceAll(SIGN_IN_WORD, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/(?<=[a-z])[*_#](?=[a-z])/g, '')
    .replaceAll(/\b[a-z](?:[ .-][a-z]){2,}\b/g, (apart) => apart.replaceAll(/[ .-]/g, ''))
    .replaceAll(/([a-z])\1{2,}/g, '$1')
}

/** The sentences of a message, each as its words. */
export function sentencesOf(message: string): string[][] {
  return lettersOf(message)
    .replaceAll(/\$ ?\d[\d,.]*k?\b|\b\d[\d,.]*k\b|\b\d{1,3}(?:,\d{3})+\b/g, ' amount ')
    .replaceAll(/\b2\b(?= [a-z])/g, ' to ')
    .replaceAll(/\b(?!988\b|911\b)\d[\d,.]*\b/g, ' number ')
    .replaceAll(/[^a-z0-9.!?;:\n ]/g, ' ')
    .split(/[.!?;:\n]+/)
    .map((sentence) => sentence.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0)
}
