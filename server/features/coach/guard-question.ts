/**
 * What is looked at before any coach answers: whether somebody is in danger, asks for what only a licensed adviser may
 * say, wants to see another person's records, or tries to talk the coach out of its rules.
 */
import { plainQuestion } from './built-in/plain-question.ts'

export type Guard = 'crisis' | 'danger' | 'others' | 'manipulation'

const CRISIS =
  /\bkill (?:my ?self|me)\b|\bsuicid|\bend (?:it all|my life|my own life)\b|\bwant to die\b|\bwant to be dead\b|\bnot want to (?:live|be here|be alive|wake up)\b|\bno reason to live\b|\bbetter off dead\b|\bbetter off without me\b|\bhurt myself\b|\bharm myself\b|\bself[ -]?harm\b|\bcut(?:ting)? myself\b|\boverdose\b|\bcan ?not go on\b|\bjump off\b|\bhang myself\b|\btake my (?:own )?life\b|\bunalive\b/

const DANGER =
  /\b(?:hits?|hitting|beats?|beating|hurts?|hurting|abus\w+|threaten\w*|chok\w+) me\b|\bafraid of my (?:partner|husband|wife|boyfriend|girlfriend)\b|\bdomestic (?:violence|abuse)\b|\btakes? (?:all )?my (?:money|pay|card) (?:away|from me)\b|\b(?:he|she|partner|boyfriend|girlfriend|father|mother|son|daughter) (?:always |still )?(?:takes?|keeps?|controls?|hides?) (?:all )?(?:of )?my (?:money|pay|wages?|cards?|accounts?)\b|\bnot let me have (?:any )?money\b/

/**
 * What hurts or threatens here is money or somebody who collects it, not a person at home. Only these small words may
 * stand between: with any other one it may be a person who hurts, and that must never be missed.
 */
const NOT_AT_HOME =
  /\b(?:interest|rates?|aprs?|fees?|cards?|loans?|payments?|inquir\w+|scores?|reports?|offers?|transfers?|minimums?|consolidat\w+|accounts?|avalanche|snowball)(?: (?:will|would|can|could|does|do|really|still|also|only|just|always|even|not)){0,2} (?:hurts?|hurting) me\b|\b(?:collect(?:ors?|ions?)|agency|agencies|creditors?|lenders?|banks?)(?: (?:compan(?:y|ies)|agenc(?:y|ies)|calls?|keeps?|is|are|was|has|have|can|could|will|may|just|still|now|always|and|to)){0,3} threaten\w* me\b/g

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
  if (found(CRISIS)) return 'crisis'
  if (texts.some((text) => DANGER.test(text.replaceAll(NOT_AT_HOME, ' ')))) return 'danger'
  if (found(OTHERS)) return 'others'
  return found(MANIPULATION) ? 'manipulation' : null
}

/** What is said instead. */
export const guardAnswers: Record<Guard, string> = {
  crisis:
    'I am a program, and what you are carrying needs a person. Please call or text 988 now. It is free, at any hour, and somebody will listen. If you are in danger this minute, call 911.\n\nMoney trouble feels endless at night, and it is not. People get through this. Your records will be here when you want them.',
  danger:
    'Your safety comes first, before any debt. The National Domestic Violence Hotline listens at any hour and keeps it to itself: 1-800-799-7233, or text START to 88788. If you are in danger this minute, call 911.\n\nThey also know about money that is kept from you. If somebody may look at this device, use another one.',
  others:
    'I can only see your own records, and nobody else can see yours. For a question about your own debts, budget or goals, just ask.',
  manipulation:
    'I keep to a few rules that protect you: every figure comes from your records or the engine, I promise nothing, and I name no product. Within them I am glad to help. What would you like to know about your money?',
}

/** The numbers these answers name, with where they are from. */
export const guardNumbers = [
  { value: '988', source: 'Suicide and Crisis Lifeline, 988lifeline.org' },
  { value: '911', source: 'emergency services' },
  { value: '1-800-799-7233', source: 'National Domestic Violence Hotline, thehotline.org' },
  { value: '88788', source: 'National Domestic Violence Hotline, thehotline.org' },
] as const
