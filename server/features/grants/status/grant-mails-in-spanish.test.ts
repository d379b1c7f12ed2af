import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import type { GrantEventRow } from '../grants.table.ts'
import { programOf } from '../programs.ts'
import { eventMail, keepMail } from './grant-mails.ts'
import { nextWords } from './standing.ts'

const about = { to: 'ada@example.test', origin: 'https://jubilee.test' }
const now = new Date('2026-11-20T17:00:00Z')
const event = { kind: 'paid', status: 'paid', approvedAmount: 200_000, paidOn: '2026-11-20', note: null }

it('tells an applicant in Spanish what happened', () =>
  speaking('es', () => {
    const mail = eventMail({ hearBy: null, ...event } as GrantEventRow, { ...about, now })
    expect(mail?.subject).toBe('Su ayuda está pagada')
    expect(mail?.text).toContain('Pagamos $2,000 el 20 de noviembre de 2026. Usted nunca lo devuelve.')
    expect(mail?.text).toContain('Nunca pedimos dinero')
    expect(keepMail(about).subject).toBe('Continúe su solicitud de ayuda')
  }))

it('says the next step and the programs in Spanish', () =>
  speaking('es', () => {
    const row = { status: 'submitted', hearBy: '2026-11-30', approvedAmount: null, paidOn: null } as const
    expect(nextWords({ ...row, hasAppealed: false }, now)).toBe(
      'Leemos su solicitud. Le respondemos a más tardar el 30 de noviembre de 2026.',
    )
    expect(programOf('senior').name).toBe('Ayuda para personas mayores')
  }))
