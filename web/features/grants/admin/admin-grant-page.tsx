import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import {
  getGrantOnDesk,
  readDocumentOnDesk,
  type DeskAct,
  type DeskApplication,
} from '#contracts/foundation/grants-desk.ts'
import { serverMessage, isNotFound } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { pathOf } from '#web/api/url.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { PaperView } from '#web/ui/paper-view/paper-view.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { ActDialog } from './act-dialog.tsx'
import { isPossible } from './act-form.ts'
import { AnswersView } from '../answers-view.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { actTexts, adminPartTitles, adminTexts, eventWords, queueTexts, waitsFor } from './admin-messages.ts'
import { documentTexts } from '../messages.ts'
import { DocumentRow, FileButton } from '../documents/document-rows.tsx'
import { statusTexts } from '../status/status-messages.ts'
import { Timeline } from '../timeline.tsx'
import { statusTones } from '../words.ts'

export const meta = () => [{ title: adminTexts.pageTitle }]

/** One application for the admins who decide: the facts, the answers, the documents, and the actions. */
export default function DeskApplicationPage() {
  const { id } = useParams()
  return id ? <OneApplication key={id} id={id} /> : null
}

function OneApplication({ id }: { id: string }) {
  const application = useRead(getGrantOnDesk, { params: { id } }, { refetchOnMount: 'always' })
  const { data, error } = application
  const isMissing = isNotFound(error)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <BackLink isColored to={paths.adminGrants}>
          {adminTexts.back}
        </BackLink>
        <h1 className="mt-2 wrap-anywhere">
          {data
            ? adminTexts.title(data.applicant.name)
            : isMissing
              ? adminTexts.notFound.title
              : queueTexts.title}
        </h1>
        {isMissing ? <p className="mt-2 text-ink-2">{adminTexts.notFound.text}</p> : null}
      </header>
      {isMissing ? null : (
        <Loaded
          read={application}
          {...queueTexts.loadFailed}
          loading={<SkeletonRows label={adminTexts.loading} rows={['h-96']} />}
        >
          {(found) => <ApplicationDetails application={found} />}
        </Loaded>
      )}
    </div>
  )
}

function ApplicationDetails({ application }: { application: DeskApplication }) {
  const { status, applicant, question, appeal, documents, events } = application
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 xl:col-span-2">
        <Tag tone={statusTones[status]}>{statusTexts.label[status]}</Tag>
        <span className="text-small">{waitsFor[status]}</span>
        <span className="text-small wrap-anywhere text-ink-2">{applicant.email}</span>
      </p>
      <div className="xl:sticky xl:top-24 xl:col-start-2 xl:row-start-2">
        <Acts application={application} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:col-start-1 xl:row-start-2">
        <ApplicationFacts application={application} />
        {question ? <TextCard title={adminTexts.question}>{question}</TextCard> : null}
        {appeal ? <TextCard title={adminTexts.appeal}>{appeal.text}</TextCard> : null}
        <TitledCard title={adminTexts.answers}>
          <AnswersView answers={application} titles={adminPartTitles} />
        </TitledCard>
        <TitledCard
          title={adminTexts.papers}
          lead={documents.length === 0 ? adminTexts.noPapers : adminTexts.papersNote}
        >
          <ul>
            {documents.map((file) => {
              const url = pathOf(readDocumentOnDesk.path, { id: application.id, documentId: file.id })
              return (
                <DocumentRow
                  key={file.id}
                  file={file}
                  kind={documentTexts[file.kind].title}
                  url={url}
                  look={<DocumentViewer url={url} name={file.name} />}
                />
              )
            })}
          </ul>
        </TitledCard>
        <TitledCard title={adminTexts.history}>
          <Timeline
            events={events.map((event) => ({ ...event, text: eventWords[event.kind] }))}
            applicant={applicant.name}
          />
        </TitledCard>
      </div>
    </div>
  )
}

function TextCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title} className="md:p-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{children}</p>
    </Card>
  )
}

/** The most frequent actions come first. */
const order: readonly DeskAct[] = ['pay', 'decide_appeal', 'approve', 'ask', 'refuse']

/** The actions that move an application forward; the other two send it back or end it. */
const isForward = (act: DeskAct) => act !== 'ask' && act !== 'refuse'

/** The actions open to this admin, why others are not, and the last one done. */
function Acts({ application }: { application: DeskApplication }) {
  const [act, setAct] = useState<DeskAct | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const open = application.acts
    .filter(({ why }) => why === null)
    .toSorted((one, other) => order.indexOf(one.act) - order.indexOf(other.act))
  // Only an action that another admin may take needs an explanation.
  const notMine = application.acts.filter(
    (one) => one.why !== null && isPossible(one.act, application.status),
  )
  function finish(which: DeskAct): void {
    setAct(null)
    setDone(actTexts[which].done)
    toast({ title: actTexts[which].done })
  }
  return (
    <TitledCard title={adminTexts.acts}>
      <div className="grid gap-2">
        {open.map((one) => (
          <Button
            key={one.act}
            variant={isForward(one.act) ? 'primary' : 'quiet'}
            onClick={() => setAct(one.act)}
          >
            {actTexts[one.act].button}
          </Button>
        ))}
      </div>
      {notMine.map((one) => (
        <p key={one.act} className="mt-3 text-small text-ink-2">
          {one.why}
        </p>
      ))}
      {open.length === 0 && notMine.length === 0 ? (
        <p className="text-small text-ink-2">{waitsFor[application.status]}.</p>
      ) : null}
      <output className="mt-3 block text-small font-[560] text-brand">{done}</output>
      {act ? (
        <ActDialog act={act} application={application} onClose={() => setAct(null)} onDone={finish} />
      ) : null}
    </TitledCard>
  )
}

/** Opens a document in a viewer. It is fetched like any call, and each access is logged. */
function DocumentViewer({ url, name }: { url: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [tries, setTries] = useState(0)
  const load = async (): Promise<Blob> => (await request('GET', url)).blob()
  return (
    <>
      <FileButton name={name} onClick={() => setOpen(true)}>
        <Eye size={16} aria-hidden="true" /> {adminTexts.look}
      </FileButton>
      <Dialog
        title={<span className="wrap-anywhere">{name}</span>}
        size="page"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <PaperView
          key={tries}
          file={{ name, load }}
          wordsOf={(error) => serverMessage(error) ?? null}
          onClose={() => setOpen(false)}
          onRetry={() => setTries(tries + 1)}
        />
      </Dialog>
    </>
  )
}
