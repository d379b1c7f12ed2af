import { useState } from 'react'
import type { Invoice } from '#contracts/money/billing.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { invoiceStatuses, invoiceTexts } from './messages.ts'

const SHOWN_FIRST = 6

const tones: Partial<Record<Invoice['status'], TagTone>> = { open: 'warn', paid: 'good' }

/** Every invoice, newest first, each with its PDF. */
export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? invoices : invoices.slice(0, SHOWN_FIRST)
  return (
    <TitledCard title={invoiceTexts.title}>
      {invoices.length === 0 ? (
        <>
          <p className="mt-3">{invoiceTexts.none}</p>
          <p className="mt-3 text-small text-ink-2">{invoiceTexts.noneYet}</p>
        </>
      ) : (
        <ul className="mt-3">
          {shown.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {shown.length < invoices.length ? (
        <Button variant="plain" className="mt-3 -ml-2.5" onClick={() => setWhole(true)}>
          {invoiceTexts.showAll(invoices.length)}
        </Button>
      ) : null}
    </TitledCard>
  )
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { number, createdAt, total, status, pageUrl, pdfUrl } = invoice
  const name = number ?? invoiceTexts.unnumbered
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="text-[0.9375rem]">{formatInstantDate(createdAt)}</p>
        <p className="text-tiny wrap-anywhere text-ink-3">{name}</p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        <span className="text-[0.9375rem] font-[560] tabular-nums">{formatCharge(total)}</span>
        <Tag tone={tones[status] ?? 'plain'}>{invoiceStatuses[status]}</Tag>
        {status === 'open' && pageUrl ? (
          <InvoiceLink url={pageUrl} word={invoiceTexts.pay} name={name} />
        ) : null}
        {pdfUrl ? <InvoiceLink url={pdfUrl} word={invoiceTexts.pdf} name={name} /> : null}
      </div>
    </li>
  )
}

function InvoiceLink({ url, word, name }: { url: string; word: string; name: string }) {
  return (
    <NewTabLink href={url} className="link inline-flex min-h-11 items-center text-small">
      {word}
      <span className="sr-only">{` ${invoiceTexts.ofInvoice(name)}`}</span>
    </NewTabLink>
  )
}
