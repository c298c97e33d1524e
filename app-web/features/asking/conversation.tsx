import { player } from "#web/entities/playback/player.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { AskHeader } from "./ask-header.tsx"
import { answerText, conversationText, saveText } from "./conversation-text.ts"
import { AboutAnswers, NothingAsked } from "./nothing-asked.tsx"
import { QuestionField } from "./question-field.tsx"
import { ScopeSelect, useScope } from "./question-scope.tsx"
import { unfinishedRound } from "./review/round.ts"
import { TurnView } from "./turn-view.tsx"
import type { Moment, Turn } from "./turns.ts"
import { useConversation } from "./use-conversation.ts"

/** Shows a moment in the text, highlighted, and plays the recording from there: what stands before it is another sentence. */
const useShowMoment = (onShown: () => void): (moment: Pick<Moment, "segments" | "begin">) => void => {
  const changeAddress = useTaskAddress()
  return ({ segments: [line], begin }) => {
    if (line !== undefined) soughtLine.set(line)
    changeAddress((before) => ({ ...before, tab: "original" }))
    if (begin !== null) player.seek(begin, true)
    onShown()
  }
}

const ReviewMode = lazyComponent(() => import("./review/review-mode.tsx"), "ReviewMode")

interface ConversationProps {
  readonly task: OpenedTask
  readonly onClose: () => void
  /** A moment of the file is being shown. */
  readonly onShown: () => void
}

export const Conversation = ({ task, onClose, onShown }: ConversationProps): ReactElement => {
  const t = useText("asking")
  const { kept, error, turns, isWriting, ask, stop, forget } = useConversation(task.id)
  const [isForgetting, setForgetting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const scope = useScope(task)
  const show = useShowMoment(onShown)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const last = turns.at(-1)
  useEndInView(scroller)
  const [isReviewing, setReviewing] = useState(() => unfinishedRound(task.id) !== null)
  const send = (question: string) => {
    void ask(question, scope.scope)
    field.current?.focus({ preventScroll: true })
  }
  const copy = (turn: Turn) => {
    void navigator.clipboard.writeText(answerText(turn)).then(
      () => toast(t("act.copied")),
      () => toast(t("ask.notCopied"), { tone: "bad" }),
    )
  }
  const clear = () =>
    void forget().then(
      () => field.current?.focus(),
      (failure: unknown) => toast(errorMessage(failure, "ask"), { tone: "bad" }),
    )
  if (isReviewing) {
    return (
      <Suspense fallback={<Spinner className="mt-16" />}>
        <ReviewMode of={task.id} onShow={(_, moment) => show(moment)} onClose={() => setReviewing(false)} />
      </Suspense>
    )
  }
  return (
    <>
      <AskHeader
        isEmpty={turns.length === 0}
        onReview={() => setReviewing(true)}
        onExport={() => saveText(task.title, conversationText(task.title, turns))}
        onClear={() => setForgetting(true)}
        onClose={onClose}
      />
      <div ref={scroller} className="scroll flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-3">
        {turns.length === 0 && kept !== undefined && <NothingAsked suggestions={kept.suggestions} onAsk={send} />}
        {error !== null && <p role="alert" className="text-bad">{errorMessage(error, "ask")}</p>}
        <div role="log" aria-label={t("ask.answers")} className="space-y-7">
          {turns.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              isLast={turn === last}
              onShow={show}
              onAsk={send}
              onCopy={() => copy(turn)}
            />
          ))}
        </div>
      </div>
      <footer className="shrink-0 space-y-2 px-4 pt-2 pb-4">
        <QuestionField of={task.id} field={field} isWriting={isWriting} onAsk={send} onStop={stop}>
          <ScopeSelect task={task} scope={scope} />
        </QuestionField>
        {kept !== undefined && (
          <AboutAnswers
            hasGaps={(task.coverage?.gaps.length ?? 0) > 0}
            engine={kept.engine}
            left={kept.questions_left}
          />
        )}
      </footer>
      {isForgetting && (
        <Confirm
          danger
          title={t("ask.clearTitle")}
          description={t("ask.clearText")}
          act={t("ask.clear")}
          onAct={clear}
          onClose={() => setForgetting(false)}
        />
      )}
    </>
  )
}

/** The end stays in view while the content grows. */
const useEndInView = (scroller: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const frame = scroller.current
    if (frame === null) return
    const follow = new MutationObserver(() => frame.scrollTo({ top: frame.scrollHeight }))
    follow.observe(frame, { childList: true, subtree: true })
    frame.scrollTo({ top: frame.scrollHeight })
    return () => follow.disconnect()
  }, [scroller])
}
