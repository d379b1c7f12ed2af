/**
 * What is looked at after the screen and before any coach answers: whether somebody wants to see another person's
 * records, or tries to talk the coach out of its rules.
 */
import { plainQuestion } from './built-in/plain-question.ts'

export type Guard = 'others' | 'manipulation'

const OTHERS =
  /\b(?:other|another|different|someone else'?s?|somebody else'?s?|all(?: the)?) (?:users?|people'?s?|persons?|customers?|members?|accounts?)\b.*\b(?:debts?|owe|balance|data|records?|score|emails?|names?|account|budget)|\b(?:debts?|balance|data|records?|score|account|budget|owe)\b.*\b(?:other|another|someone else'?s?|somebody else'?s?) (?:users?|people|persons?|customers?|accounts?)\b|\buser ?(?:id|number)? ?#? ?\d+|\b[\w.]+@[\w.]+\b.*\b(?:owe|debts?|account|balance|score)|\bdatabase\b|\bselect \*|\bsql\b/

const MANIPULATION =
  /\b(?:ignore|forget|disregard|override|bypass)\b.*\b(?:instructions?|rules?|prompt|guidelines?|above|previous|training|system|proof)\b|\bsystem prompt\b|\b(?:developer|admin|god|debug|dan) mode\b|\bjailbreak|\byou are now\b|\bpretend (?:to be|you are|that)\b|\bact as\b|\brole ?play\b|\breveal\b.*\b(?:prompt|instructions?|key|secret)|\brepeat (?:everything|the text|the words) above\b|\bapi key\b/

/** What stands in the way of a plain answer; null where nothing does. Both the words as typed and their plain form are read. */
export function guardQuestion(question: string): Guard | null {
  const texts = [
    question
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[’`´]/g, "'"),
    plainQuestion(question),
  ]
  const found = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  if (found(OTHERS)) return 'others'
  return found(MANIPULATION) ? 'manipulation' : null
}

/** What is said instead. */
export const guardAnswers: Record<Guard, string> = {
  others:
    'I can only see your own records, and nobody else can see yours. For a question about your own debts, budget or goals, just ask.',
  manipulation:
    'I keep to a few rules that protect you: every figure comes from your records or the engine, I promise nothing, and I name no product. Within them I am glad to help. What would you like to know about your money?',
}
