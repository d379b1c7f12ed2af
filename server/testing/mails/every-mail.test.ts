import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#engine/language/bilingual.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'
import { spanishEase } from '#engine/reading/spanish-ease.ts'
import { speaking } from '#server/language/language.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { everyMail, origin, quoted } from './every-mail.ts'
import { people } from './mail-samples.ts'

const server = join(import.meta.dirname, '..', '..')
const isTest = (file: string) => /(^testing\/|\.test\.ts$)/.test(file)
const files = globSync('**/*.ts', { cwd: server }).filter((file) => !isTest(file))
const sourceOf = (file: string) => readFileSync(join(server, file), 'utf8')
const isMails = (file: string) => /^features\/.*mails.*\.ts$/.test(file)

/** They get their words from the functions beside them. */
const composers = new Set(['mailOf'])

/** The exported functions of a file that say they return a mail. */
function makersIn(file: string): string[] {
  const declared = sourceOf(file).split(/^(?=export |async |function |const |type )/m)
  return declared
    .filter(
      (one) =>
        /^export (?:async )?(?:function|const) \w/.test(one) &&
        /\): (?:Promise<)?Mail\b|^export const \w+ = mailWith\(/.test(one),
    )
    .map((one) => /(?:function|const) (\w+)/.exec(one)![1]!)
    .filter((name) => !composers.has(name))
}

const written = { en: speaking('en', everyMail), es: speaking('es', everyMail) }

test('every function that makes a mail is in the list, and nothing else is', () => {
  const makers = files.filter(isMails).flatMap(makersIn)
  expect(makers.length).toBeGreaterThan(20)
  expect(written.en.map(({ maker }) => maker).toSorted()).toEqual(makers.toSorted())
})

test('mails are written in those files only', () => {
  const writers = files.filter((file) => sourceOf(file).includes("from '#server/ports/mail/letter.ts'"))
  expect(writers.filter((file) => !isMails(file))).toEqual([])
  expect(files.filter((file) => !isMails(file) && makersIn(file).length > 0)).toEqual([
    'ports/mail/letter.ts',
  ])
})

test('the mailer is put together, closed, and used by the job that sends mail: everybody else puts mail in line', () => {
  const users = files.filter((file) => /\bmailer\b/.test(sourceOf(file)))
  expect(users.toSorted()).toEqual([
    'app.ts',
    'compose-parts.ts',
    'http/app-parts.ts',
    'mail/send-mail.ts',
    'ports/mail/mailer.ts',
  ])
})

const shown = languages.flatMap((language) =>
  written[language].flatMap(({ maker, isNotice, mails }) =>
    mails.flatMap((mail) =>
      mail === null ? [] : [{ name: `${language}, ${maker}: ${mail.subject}`, language, isNotice, mail }],
    ),
  ),
)

const stopHeaders = {
  'List-Unsubscribe': expect.stringMatching(/^<https:\/\/jubilee\.test\/unsubscribe\/one-click\?token=.+>$/),
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
}

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
const linksIn = (text: string) => text.match(/https?:[^\s"<]+/g) ?? []
const withoutLinks = (text: string) => text.replaceAll(/:\nhttps?:\S+/g, '')
/** A link's address and its colon stand in the text only; a list's dash is a dot elsewhere. */
const wordsOfText = (text: string) => plain(withoutLinks(text).replaceAll(/^- /gm, ''))
const bodyOf = (html: string) => html.slice(html.indexOf('<body'))
const wordsOfHtml = (html: string) => plain(unescaped(bodyOf(html).replaceAll(/<[^>]+>/g, ' ')))

const isEasy = {
  en: (text: string) => expect(readingGrade(wordsOfText(text))).toBeLessThanOrEqual(8),
  es: (text: string) => expect(spanishEase(withoutLinks(text))).toBeGreaterThanOrEqual(60),
}

describe.each(shown)('$name', ({ mail, isNotice, language }) => {
  const html = mail.html ?? ''

  test('has a subject that may stand on a locked screen', () => {
    expect(mail.subject.length).toBeGreaterThan(5)
    expect(mail.subject.length).toBeLessThan(80)
    expect(mail.subject).not.toMatch(/[$€£]|\d[.,]\d|[\r\n]/)
    for (const name of Object.values(people)) expect(mail.subject).not.toContain(name)
  })

  test('says the same in both parts, in plain words', () => {
    expect(wordsOfHtml(html)).toBe(`Jubilee ${wordsOfText(mail.text)}`)
    expect(unescaped(/<title>(.*)<\/title>/.exec(html)![1]!)).toBe(mail.subject)
    expect(mail.text).not.toMatch(/undefined|null|NaN|Invalid/)
    isEasy[language](mail.text)
  })

  test('leads to our own pages only, and loads nothing', () => {
    const links = linksIn(mail.text)
    expect(linksIn(unescaped(html))).toEqual(links)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => unescaped(url!))).toEqual(links)
    for (const url of links) expect(url.startsWith(`${origin}/`)).toBe(true)
    expect(html).not.toMatch(/<(?:style|script|link|img|iframe|object|svg|form)\b|\bsrc=|url\(/)
  })

  test('is light or dark as its reader’s screen, in lines as high as its letters, and says its language', () => {
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<div lang="${language}"`)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).not.toMatch(/line-height:\s*[\d.]+(?:px|pt)/)
    expect(html.match(/background(?:-color)?:[^;"]*/g) ?? []).toEqual(
      html.includes('color:#ffffff') ? ['background-color:#1b5e43'] : [],
    )
  })

  test('can be turned off where it is a notice, and only there', () => {
    const stops = linksIn(mail.text).filter((url) => url.startsWith(`${origin}/unsubscribe?token=`))
    expect(stops).toHaveLength(isNotice ? 1 : 0)
    expect(mail.headers).toEqual(isNotice ? stopHeaders : undefined)
  })
})

/** What people and banks are called and have written, which no language changes. */
const namesAndQuotes = [...Object.values(people), ...quoted.flatMap((words) => words.split(/\n+/))]
const withoutNames = (text: string) =>
  namesAndQuotes.reduce((rest, words) => rest.replaceAll(words, ''), text)

/** Sentences and list items of two words and more, without what others wrote. */
const sentencesOf = ({ subject, text }: Mail): string[] =>
  withoutNames(`${subject}\n${text}`)
    .split(/\n|(?<=[.!?:])\s+/)
    .map((sentence) => sentence.replace(/^- /, '').trim())
    .filter((sentence) => /\p{L}.* .*\p{L}/u.test(sentence))

const pairs = written.en.flatMap(({ maker, mails }, at) =>
  mails.flatMap((mail, index) => {
    const spanish = written.es[at]?.mails[index]
    return mail && spanish ? [{ name: `${maker}: ${mail.subject}`, english: mail, spanish }] : []
  }),
)

describe('in both languages', () => {
  test('the same mails are written', () => {
    const made = (mails: (typeof written)['en']) =>
      mails.map(({ maker, mails }) => [maker, mails.map((mail) => mail === null)])
    expect(made(written.es)).toEqual(made(written.en))
    expect(pairs.length).toBeGreaterThan(60)
  })

  test.each(pairs)('$name: nothing of the English stays in the Spanish one', ({ english, spanish }) => {
    const inEnglish = new Set(sentencesOf(english))
    expect(sentencesOf(spanish).filter((sentence) => inEnglish.has(sentence))).toEqual([])
    expect(sentencesOf(spanish).join('\n')).not.toMatch(/\b(?:the|your|you|and|with|this|email)\b/i)
    expect(linksIn(spanish.text)).toEqual(linksIn(english.text))
  })

  test('the Spanish ones together are as easy to read as the style asks', () => {
    const all = pairs.map(({ spanish }) => withoutLinks(spanish.text)).join('\n')
    expect(spanishEase(all)).toBeGreaterThanOrEqual(75)
  })

  test.each(pairs)('$name: is called an email', ({ english }) => {
    expect(sentencesOf(english).join('\n')).not.toMatch(/\bmails?\b/i)
  })
})
