import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { TextArea } from "#web/ui/input.tsx"
import { clsx } from "clsx"
import { type ReactElement, useState } from "react"
import type { Question } from "./review-requests.ts"

interface QuestionViewProps {
  readonly question: Question
  /** What was answered, and the key; null before. */
  readonly answered: { readonly given: string; readonly key: string } | null
  readonly isChecking: boolean
  readonly onAnswer: (answer: string) => void
}

/** One question with its choices. The number of a choice is its shortcut. */
export const QuestionView = (props: QuestionViewProps): ReactElement => {
  const t = useText("asking/review")
  const { kind, text, speaker } = props.question
  const lead = kind === "multipleChoice"
    ? speaker === null ? t("review.whichSaid") : t("review.whichSaidBy", { speaker: speakerName(speaker, t) })
    : kind === "trueFalse"
    ? t("review.isItTrue")
    : text.includes("_____")
    ? t("review.fill")
    : null
  return (
    <div className="space-y-4">
      <div>
        {lead !== null && <p className="text-sm text-fg-3">{lead}</p>}
        {text !== "" && <p className="mt-1 text-md font-[560] [overflow-wrap:anywhere]">{text}</p>}
        {speaker !== null && kind !== "multipleChoice" && (
          <p className="mt-1 text-sm text-fg-3">{speakerName(speaker, t)}</p>
        )}
      </div>
      {kind === "comprehensive" ? <OwnWords {...props} /> : <Choices {...props} />}
    </div>
  )
}

const letterOf = (at: number): string => String.fromCharCode(65 + at)

const Choices = ({ question, answered, isChecking, onAnswer }: QuestionViewProps): ReactElement => {
  const t = useText("asking/review")
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const isMany = question.kind === "multipleChoice"
  const choices = question.kind === "trueFalse"
    ? [["true", t("review.true")], ["false", t("review.false")]] as const
    : question.options.map((option, at) => [letterOf(at), option] as const)
  const key = new Set(answered?.key.split(";"))
  const given = answered === null ? ticked : new Set(answered.given.split(";"))
  const press = (choice: string) => {
    if (answered !== null || isChecking) return
    if (!isMany) return onAnswer(choice)
    setTicked((before) => before.symmetricDifference(new Set([choice])))
  }
  return (
    <>
      <fieldset aria-label={question.text || t("review.whichSaid")} className="space-y-2">
        {choices.map(([choice, label], at) => (
          <button
            key={choice}
            type="button"
            data-choice={at + 1}
            aria-pressed={given.has(choice)}
            aria-disabled={answered !== null}
            onClick={() => press(choice)}
            className={clsx(
              "flex min-h-11 w-full items-start gap-3 rounded-md bg-surface px-3.5 py-2.5 text-left text-base shadow-[inset_0_0_0_1px_var(--line-strong)]",
              answered === null && "hover:bg-hover aria-pressed:shadow-[inset_0_0_0_2px_var(--brand)]",
              answered !== null && key.has(choice) && "shadow-[inset_0_0_0_2px_var(--ok)]",
              answered !== null && !key.has(choice) && given.has(choice) && "shadow-[inset_0_0_0_2px_var(--bad)]",
            )}
          >
            <span className="tnum text-sm leading-6 text-fg-3" aria-hidden>{at + 1}</span>
            <span className="min-w-0 flex-1 leading-6 [overflow-wrap:anywhere]">{label}</span>
            {answered !== null && key.has(choice) && (
              <span className="text-sm leading-6 text-ok">{t("review.key")}</span>
            )}
          </button>
        ))}
      </fieldset>
      {isMany && answered === null && (
        <Button
          tone="primary"
          className="w-full max-md:!h-11"
          disabled={ticked.size === 0 || isChecking}
          onClick={() => onAnswer([...ticked].toSorted().join(";"))}
        >
          {t("review.check")}
        </Button>
      )}
    </>
  )
}

const OwnWords = ({ answered, isChecking, onAnswer }: QuestionViewProps): ReactElement => {
  const t = useText("asking/review")
  const [text, setText] = useState("")
  if (answered !== null) {
    return (
      <dl className="space-y-2 text-base">
        <dt className="text-sm text-fg-3">{t("review.yours")}</dt>
        <dd className="[overflow-wrap:anywhere]">{answered.given}</dd>
        <dt className="text-sm text-fg-3">{t("review.key")}</dt>
        <dd className="font-[540] [overflow-wrap:anywhere]">{answered.key}</dd>
      </dl>
    )
  }
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(text)
      }}
    >
      <TextArea
        rows={3}
        value={text}
        maxLength={2000}
        aria-label={t("review.yours")}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onAnswer(text)
        }}
      />
      <Button type="submit" tone="primary" className="w-full max-md:!h-11" disabled={text.trim() === "" || isChecking}>
        {t("review.check")}
      </Button>
    </form>
  )
}
