import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { linkEndedMail, linkEndsMail } from './bank-mails.ts'

const about = { to: 'ada@example.test', origin: 'https://jubilee.test', banks: ['First Platypus Bank'] }

it('tells of the end of links in Spanish', () =>
  speaking('es', () => {
    const soon = linkEndsMail(about, '1 de julio de 2026')
    expect(soon.subject).toBe('Terminaremos nuestro acceso a su banco')
    expect(soon.text).toContain('El 1 de julio de 2026 terminaremos nuestro acceso a:')
    expect(soon.text).toContain('- First Platypus Bank')
    const over = linkEndedMail(about)
    expect(over.subject).toBe('Nuestro acceso a su banco terminó')
    expect(over.text).toContain('Ver sus bancos:')
  }))
