import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { ConversationMenu } from "../conversation-menu.tsx"
import { libraryAnswerText, libraryConversationText, saveText } from "../conversation-text.ts"
import { AboutAnswers } from "../nothing-asked.tsx"
import { QuestionField } from "../question-field.tsx"
import type { ReviewedQuestion } from "../review/review-requests.ts"
import { LibraryFilters } from "./library-filters.tsx"
import { LibraryTurnView } from "./library-turn-view.tsx"
import type { LibraryFilter, LibraryTurn } from "./library-turns.ts"
import { useLibraryConversation } from "./use-library-conversation.ts"
import { useShowInFile } from "./use-show-in-file.ts"

const ReviewMode = lazyComponent(() => import("../review/review-mode.tsx"), "ReviewMode")

interface LibraryAskingProps {
  /** Shown before the title: the button for the side bar on phones. */
  readonly before: ReactNode
  /** Begins with the questions that are due, if there are any. */
  readonly isReview: boolean
  readonly onReviewed: () => void
}

/** Questions about all files, answered file by file. */
export const LibraryAsking = ({ before, isReview, onReviewed }: LibraryAskingProps): ReactElement => {
  const t = useText("asking")
  const { kept, error, turns, isWriting, ask, stop, forget } = useLibraryConversation()
  const [filter, setFilter] = useState<LibraryFilter>({})
  const [isForgetting, setForgetting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  // A new question comes into view; its answer is read from the top.
  const dueQuestions = trpc.review.listDue.useQuery({}).data?.questions
  const due = dueQuestions ?? []
  const [reviewed, setReviewed] = useState<ReadonlyArray<ReviewedQuestion> | null>(null)
  const [isBegun, setBegun] = useState(false)
  const review = () => setReviewed(due.map(({ task_id: taskId, ...rest }) => ({ taskId, ...rest })))
  if (isReview && !isBegun && dueQuestions !== undefined) {
    setBegun(true)
    if (due.length > 0) review()
  }
  const showInFile = useShowInFile()
  const count = turns.length
  useEffect(() => {
    if (count > 0) end.current?.lastElementChild?.scrollIntoView({ block: "start" })
  }, [count])
  const send = (question: string) => {
    void ask(question, filter)
    field.current?.focus({ preventScroll: true })
  }
  const copy = (turn: LibraryTurn) =>
    void navigator.clipboard.writeText(libraryAnswerText(turn)).then(
      () => toast(t("act.copied")),
      () => toast(t("ask.notCopied"), { tone: "bad" }),
    )
  const clear = () =>
    void forget().then(
      () => field.current?.focus(),
      (failure: unknown) => toast(errorMessage(failure, "ask"), { tone: "bad" }),
    )
  const close = () => {
    setReviewed(null)
    onReviewed()
  }
  if (reviewed !== null) {
    return (
      <Suspense fallback={<Spinner className="mt-16" />}>
        <div className="mx-auto flex h-full max-w-3xl flex-col">
          <ReviewMode of={reviewed} onShow={showInFile} onClose={close} />
        </div>
      </Suspense>
    )
  }
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2 px-4 md:px-8">
        {before}
        <h1 className="min-w-0 flex-1 truncate text-lg font-[640]">{t("library.heading")}</h1>
        {due.length > 0 && (
          <Button
            size="sm"
            className="max-md:!h-11"
            onClick={review}
          >
            {t("ask.due", { count: due.length })}
          </Button>
        )}
        {count > 0 && (
          <ConversationMenu
            onExport={() => saveText(t("library.title"), libraryConversationText(t("library.heading"), turns))}
            onClear={() => setForgetting(true)}
          />
        )}
      </header>
      <div className="scroll min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-3xl px-4 py-3 md:px-8">
          {count === 0 && kept !== undefined && <p className="text-fg-2">{t("library.intro")}</p>}
          {error !== null && <p role="alert" className="text-bad">{errorMessage(error, "ask")}</p>}
          <div ref={end} role="log" aria-label={t("ask.answers")} className="space-y-8">
            {turns.map((turn) => (
              <LibraryTurnView
                key={turn.id}
                turn={turn}
                isLast={turn === last}
                onAsk={send}
                onCopy={() => copy(turn)}
              />
            ))}
          </div>
        </div>
      </div>
      <footer className="shrink-0 border-t md:border-0">
        <div className="mx-auto max-w-3xl space-y-3 px-4 pt-3 pb-4 md:px-8">
          <LibraryFilters filter={filter} onChange={setFilter} />
          <QuestionField of="library" field={field} isWriting={isWriting} onAsk={send} onStop={stop} />
          {kept !== undefined && <AboutAnswers hasGaps={false} engine={kept.engine} left={kept.questions_left} />}
        </div>
      </footer>
      {isForgetting && (
        <Confirm
          danger
          title={t("ask.clearTitle")}
          description={t("library.clearText")}
          act={t("ask.clear")}
          onAct={clear}
          onClose={() => setForgetting(false)}
        />
      )}
    </div>
  )
}
