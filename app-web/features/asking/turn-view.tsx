import { failureText } from "#web/entities/task/failure-text.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { clsx } from "clsx"
import type { ReactElement } from "react"
import { ClosestMoments } from "./moments.tsx"
import { Sentences } from "./sentences.tsx"
import { TurnActions } from "./turn-actions.tsx"
import type { Moment, Sentence, Turn } from "./turns.ts"

interface TurnViewProps {
  readonly turn: Turn
  readonly isLast: boolean
  readonly onShow: (moment: Moment | Sentence) => void
  readonly onAsk: (question: string) => void
  readonly onCopy: () => void
}

/** A question and its answer: each sentence with the passage it is based on, and the verdict. */
export const TurnView = ({ turn, isLast, onShow, onAsk, onCopy }: TurnViewProps): ReactElement => {
  const t = useText("asking")
  const { question, sentences, state, verdict, closest, followUps, engine, failure, error } = turn
  const note = noteOf(turn)
  const isOver = state !== "writing"
  return (
    <article aria-label={question} data-state={state} className="space-y-3">
      <p className="ml-8 w-fit justify-self-end rounded-lg rounded-br-sm bg-accent-soft px-3.5 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {question}
      </p>
      <div className="text-base leading-6">
        {note !== null && (
          <p className={clsx("mb-1", verdict === "answered" ? "" : "font-[540] text-fg-2")}>{t(note)}</p>
        )}
        {sentences.length > 0 && <Sentences sentences={sentences} onShow={onShow} />}
        {failure !== null && (
          <p className="mt-1 text-sm text-fg-2">
            {engine === "embedded" ? `${t("ask.standIn")} ` : ""}
            {failure === "timed-out" && engine === "embedded"
              ? t("ask.late")
              : failureText({ error_code: `AnalystFailed:${failure}`, error_message: null })}
          </p>
        )}
        {state === "writing" && (
          <span className="inline-block h-4 w-1.5 animate-pulse rounded-full bg-fg-3" aria-hidden />
        )}
        {state === "failed" && <p role="alert" className="text-bad">{errorMessage(error, "ask")}</p>}
        {verdict !== "answered" && closest.length > 0 && <ClosestMoments moments={closest} onShow={onShow} />}
      </div>
      {isOver && (
        <TurnActions
          onCopy={sentences.length > 0 ? onCopy : null}
          onRetry={isLast && (state !== "answered" || failure !== null) ? () => onAsk(question) : null}
        />
      )}
      {isLast && isOver && followUps.length > 0 && (
        <ul aria-label={t("ask.followUps")} className="flex flex-wrap gap-2">
          {followUps.map((next) => (
            <li key={next}>
              <Button
                size="sm"
                className="!h-auto min-h-8 py-1 text-left whitespace-normal max-md:min-h-11"
                onClick={() => onAsk(next)}
              >
                {next}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

const noteOf = ({ state, verdict, closest }: Turn) => {
  if (state === "stopped") return "ask.stopped"
  if (verdict === "unsure") return "ask.unsure"
  if (verdict !== "notSaid") return null
  return closest.length > 0 ? "ask.notSaid" : "ask.notSaidAtAll"
}
