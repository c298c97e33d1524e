import type { LineLock } from "#web/entities/presence/presence.ts"
import type { LineEdit } from "#web/entities/transcript/line-edits.ts"
import { commandKey } from "#web/lib/keys.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Kbd } from "#web/ui/kbd.tsx"
import { clsx } from "clsx"
import { Fragment, type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react"
import { LineConflict } from "./edit-notes.tsx"
import type { Editing } from "./use-editing.ts"

interface LineEditorProps {
  readonly id: string
  readonly text: string
  readonly edit: LineEdit | undefined
  /** Someone else who is editing this line, too. */
  readonly lock: LineLock | null
  readonly editing: Editing
}

/**
 * Edits a line in place, in a field that grows with it. Ctrl+Enter or leaving it saves, Esc cancels. Enter splits the
 * line at the caret; Backspace at its start joins it with the previous one.
 */
export const LineEditor = ({ id, text: listed, edit, lock, editing }: LineEditorProps): ReactElement => {
  const t = useText("transcript")
  const text = editing.open?.id === id ? editing.open.text ?? listed : listed
  const field = useRef<HTMLTextAreaElement>(null)
  // The text before the edit stays the same, even if someone else changes the line meanwhile.
  const was = useRef(edit?.was ?? text)
  const first = edit === undefined || edit.state === "saved" ? text : edit.text
  const open = editing.open?.id === id ? editing.open : null
  // Only when it opens: neither one's own typing nor what others save moves the caret.
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    fit(element)
    if (open === null) return
    const caret = open.caret ?? element.value.length
    element.focus({ preventScroll: true })
    element.setSelectionRange(caret, caret)
  }, [open])
  const save = () => editing.save(id, was.current, field.current?.value ?? first)
  // The field loses the focus when it closes, which must not save again, nor what was cancelled.
  const isClosed = useRef(false)
  // What is typed during a pending split or join would be lost.
  const [isBusy, setBusy] = useState(false)
  const reshape = (change: Promise<void>) => {
    setBusy(true)
    void change.finally(() => setBusy(false))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    if (event.nativeEvent.isComposing || isBusy) return
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (event.key === "Enter" && isPlain) {
      event.preventDefault()
      return reshape(editing.split(id, was.current, value, selectionStart))
    }
    if (event.key === "Backspace" && isPlain && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault()
      return reshape(editing.join(id, was.current, value))
    }
    if (event.key === "Escape") editing.cancel(id)
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save()
    else return
    isClosed.current = true
    event.preventDefault()
    focusHandle(event.currentTarget)
  }
  const isRefused = edit?.state === "failed" || edit?.state === "conflict"
  return (
    <div className="my-0.5 min-w-0 flex-1 max-md:-mx-3">
      <textarea
        ref={field}
        rows={1}
        readOnly={isBusy}
        defaultValue={first}
        maxLength={10_000}
        aria-label={t("act.edit")}
        aria-invalid={isRefused}
        className={clsx(
          "block w-full resize-none overflow-hidden rounded-sm bg-surface px-3 py-1 text-[15.5px] leading-[26px] outline-none max-md:text-[16px]",
          isRefused ? "shadow-[0_0_0_2px_var(--bad)]" : "shadow-[0_0_0_2px_var(--brand)]",
        )}
        onInput={({ currentTarget }) => {
          fit(currentTarget)
          if (!isRefused) editing.type(id, was.current, currentTarget.value)
        }}
        // Switching to another window does not save: the reader may come back and continue typing.
        onBlur={({ currentTarget }) =>
          document.activeElement !== currentTarget && !isRefused && !isBusy && !isClosed.current && save()}
        onKeyDown={onKeyDown}
      />
      {lock !== null && (
        <output className="mt-1.5 block px-3 text-sm text-warn">
          {lock.is_self ? t("transcript.editedTogetherByYou") : t("transcript.editedTogether", { name: lock.name })}
        </output>
      )}
      {edit?.state === "conflict" && edit.theirs !== undefined ?
        <LineConflict id={id} theirs={edit.theirs} mine={edit.text} editing={editing} /> :
        edit?.state === "failed" ?
        (
          <div role="alert" className="mt-1.5 flex flex-wrap items-center gap-2 px-3 text-sm text-bad">
            <span>{t("transcript.notSaved")} {errorMessage(edit.error)}</span>
            <Button size="sm" onClick={save}>{t("act.retry")}</Button>
            <Button size="sm" tone="ghost" onClick={() => editing.cancel(id)}>{t("transcript.discard")}</Button>
          </div>
        ) :
        (
          <p className="mt-1.5 flex flex-wrap items-center gap-1 px-3 pb-1 text-xs text-fg-3 pointer-coarse:hidden">
            {t("transcript.keys").split(/(\{\w+\})/).map((part) => keyNames[part] ?? part)}
          </p>
        )}
    </div>
  )
}

/** The keys inside the hint. */
const keyNames: Readonly<Record<string, ReactElement>> = {
  "{split}": <Kbd key="split">Enter</Kbd>,
  "{join}": <Kbd key="join">⌫</Kbd>,
  "{save}": (
    <Fragment key="save">
      <Kbd>{commandKey}</Kbd>
      <Kbd>Enter</Kbd>
    </Fragment>
  ),
  "{cancel}": <Kbd key="cancel">Esc</Kbd>,
}

const fit = (element: HTMLTextAreaElement): void => {
  element.style.height = "0"
  element.style.height = `${element.scrollHeight}px`
}

/** After editing with the keyboard, the focus stays on the line. */
const focusHandle = (element: Element): void =>
  element.closest("[data-line]")?.querySelector<HTMLElement>("[data-handle]")?.focus({ preventScroll: true })
