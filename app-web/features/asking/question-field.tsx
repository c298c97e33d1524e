import { draft } from "#web/lib/drafts.ts"
import { useText } from "#web/lib/text.ts"
import { ArrowUp, Square } from "lucide-react"
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useState } from "react"

/** As received from the server. */
const maxLength = 1000

interface QuestionFieldProps {
  /** What a question that has not been asked yet belongs to: a task, or the library. */
  readonly of: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly isWriting: boolean
  readonly onAsk: (question: string) => void
  readonly onStop: () => void
  /** What the question is about. */
  readonly children?: ReactNode
}

/** Where a question is written. Enter asks; Shift+Enter starts a new line. */
export const QuestionField = (
  { of, field, isWriting, onAsk, onStop, children }: QuestionFieldProps,
): ReactElement => {
  const t = useText("asking")
  const kept = draft(`question:${of}`)
  const [question, setQuestion] = useState(() => kept.read() ?? "")
  const canAsk = question.trim() !== "" && !isWriting
  const type = (text: string) => {
    setQuestion(text)
    if (text === "") kept.clear()
    else kept.store(text)
  }
  const ask = () => {
    if (!canAsk) return
    onAsk(question.trim())
    type("")
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }
  return (
    <form
      className="rounded-[14px] bg-surface p-1.5 shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={question}
        maxLength={maxLength}
        aria-label={t("ask.question")}
        placeholder={t("ask.question")}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        className="block max-h-40 min-h-9 w-full resize-none bg-transparent px-2.5 py-1.5 text-base outline-none [field-sizing:content] max-md:text-md"
      />
      <div className="flex items-center gap-2">
        {children}
        {isWriting
          ? (
            <button
              type="button"
              aria-label={t("ask.stop")}
              onClick={onStop}
              className={`${round} bg-accent-soft text-accent-text hover:bg-accent-soft-2`}
            >
              <Square className="size-3.5" fill="currentColor" />
            </button>
          )
          : (
            <button
              type="submit"
              aria-label={t("ask.send")}
              aria-disabled={!canAsk}
              className={`${round} bg-accent text-on-accent hover:bg-accent-hover aria-disabled:opacity-45`}
            >
              <ArrowUp className="size-[18px]" />
            </button>
          )}
      </div>
    </form>
  )
}

const round = "ml-auto grid size-9 shrink-0 place-items-center rounded-[10px] transition-colors max-md:size-11"
