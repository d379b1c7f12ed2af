import { SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Link } from 'react-router'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { paths } from '#web/paths.ts'
import type { Conversation, ConversationState } from './conversation.ts'
import { chatTexts, leftToday } from '../messages.ts'

type ComposerProps = {
  conversation: Conversation
  state: ConversationState
  /** the input is disabled while a reply is pending (the dashboard, spec 4) */
  isLockedWhilePending: boolean
  onFollow: () => void
  box: RefObject<HTMLTextAreaElement | null>
}

/** The message input: Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversation, state, isLockedWhilePending, onFollow, box }: ComposerProps) {
  const id = useId()
  const { draft, isPending, trouble, left } = state
  const isLocked = isLockedWhilePending && isPending
  const comeBack = useFocusBack(box, isPending)

  function submit(): void {
    comeBack()
    // Pressing the button disables it: keep the focus in the form.
    box.current?.focus({ preventScroll: true })
    void conversation.send(draft)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <PlainForm onSubmit={submit} className="grid gap-2 border-t border-line px-3.5 pt-3 pb-2">
      <output className="block text-small font-[560] text-danger empty:hidden">
        {trouble?.kind === 'refused' ? trouble.text : null}
      </output>
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {chatTexts.message}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={draft}
          disabled={isLocked}
          placeholder={chatTexts.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => conversation.setDraft(event.target.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-field bg-raised px-3 py-2.5 text-base leading-snug disabled:bg-sunken"
        />
        <button
          type="submit"
          aria-label={chatTexts.send}
          disabled={draft.trim() === '' || isPending}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-brand text-brand-ink disabled:opacity-55"
        >
          <SendHorizontal size={20} aria-hidden="true" />
        </button>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-2 text-tiny text-ink-3">
        <Link to={paths.coachRules} onClick={onFollow} className="link inline-flex min-h-6 items-center">
          {chatTexts.rules}
        </Link>
        {left === null ? null : <span>{leftToday(left)}</span>}
      </p>
    </PlainForm>
  )
}

/** A disabled input loses the focus. Returns it once the input is enabled, unless the person has moved on. */
function useFocusBack(box: RefObject<HTMLTextAreaElement | null>, isPending: boolean) {
  const wasHere = useRef(false)
  useEffect(() => {
    if (isPending || !wasHere.current) return
    wasHere.current = false
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [box, isPending])
  return () => {
    wasHere.current = true
  }
}
