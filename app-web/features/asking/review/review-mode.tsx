import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { ArrowLeft } from "lucide-react"
import type { ReactElement } from "react"
import { CheckedView } from "./checked-view.tsx"
import { QuestionView } from "./question-view.tsx"
import { ReviewFrame } from "./review-frame.tsx"
import { ReviewNotice } from "./review-notice.tsx"
import type { Checked, ReviewedQuestion } from "./review-requests.ts"
import { ReviewSetup } from "./review-setup.tsx"
import type { Round } from "./round.ts"
import { useRound } from "./use-round.ts"

interface ReviewModeProps {
  /** The task to write questions about, or existing questions. */
  readonly of: string | ReadonlyArray<ReviewedQuestion>
  readonly onShow: (taskId: string, moment: Checked["moments"][number]) => void
  readonly onClose: () => void
}

/** Questions about what was said, one after another: 1 to 6 choose, Enter continues. */
export const ReviewMode = ({ of, onShow, onClose }: ReviewModeProps): ReactElement => {
  const t = useText("asking/review")
  const { round, isChecking, begin, answer, grade, next, again, leave } = useRound(of)
  const shown = round?.questions[round.at]
  const answered = shown === undefined ? undefined : round?.answers[shown.question.id]
  const finish = () => {
    leave()
    onClose()
  }
  const back = typeof of === "string" && round !== null ? leave : onClose
  return (
    <>
      <header className="flex h-14 shrink-0 items-center gap-2 pr-4 pl-2">
        <Button tone="ghost" size="icon" aria-label={t("review.back")} className="max-md:!size-11" onClick={back}>
          <ArrowLeft />
        </Button>
        <h2 className="min-w-0 flex-1 truncate text-md font-[620]">{t("review.title")}</h2>
        {shown !== undefined && round !== null && (
          <span className="tnum text-sm text-fg-3">
            {t("review.place", { place: round.at + 1, all: round.questions.length })}
          </span>
        )}
      </header>
      <ReviewFrame
        key={`${round?.at} ${answered === undefined}`}
        label={t("review.title")}
        onNext={answered === undefined ? null : next}
      >
        {round === null && typeof of === "string" && (
          <ReviewSetup
            taskId={of}
            onBegin={(wanted) => void begin(of, wanted)}
          />
        )}
        {round !== null && (round.error !== null || round.at === 0 || shown === undefined) && (
          <ReviewNotice
            round={round}
            onRetry={typeof of === "string" && round.wanted !== null ? () => void begin(of, round.wanted ?? {}) : null}
          />
        )}
        {shown !== undefined && (
          <>
            {shown.title !== null && <p className="truncate text-sm text-fg-3">{shown.title}</p>}
            <QuestionView
              key={shown.question.id}
              question={shown.question}
              answered={answered === undefined ? null : { given: answered.given, key: answered.checked.answer }}
              isChecking={isChecking}
              onAnswer={(given) => void answer(given)}
            />
          </>
        )}
        {shown !== undefined && answered !== undefined && (
          <>
            <CheckedView
              checked={answered.checked}
              onShow={(moment) => onShow(shown.taskId, moment)}
              onGrade={(own) => void grade(shown.question.id, own)}
            />
            <Button tone="primary" className="w-full max-md:!h-11" onClick={next}>{t("review.next")}</Button>
          </>
        )}
        {round !== null && shown === undefined && (
          round.isMaking
            ? <output className="block py-8 text-center text-fg-3">{t("review.making")}</output>
            : round.questions.length === 0
            ? round.error === null && <p className="py-8 text-center text-fg-2">{t("review.none")}</p>
            : <ReviewResult round={round} onAgain={again} onClose={finish} />
        )}
      </ReviewFrame>
    </>
  )
}

interface ReviewResultProps {
  readonly round: Round
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** How a round went. */
const ReviewResult = ({ round, onAgain, onClose }: ReviewResultProps): ReactElement => {
  const t = useText("asking/review")
  const answered = Object.values(round.answers)
  const right = answered.filter(({ checked }) => checked.grade === "right").length
  const all = round.questions.length
  const next = answered.flatMap(({ checked }) => checked.due ?? []).toSorted()[0]
  return (
    <div className="space-y-4 text-center">
      <output className="block text-2xl font-[640]">{t("review.score", { count: right, all })}</output>
      {next !== undefined && <p className="text-fg-2">{t("review.comeBack")}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        {right < all && <Button tone="primary" className="max-md:!h-11" onClick={onAgain}>{t("review.again")}</Button>}
        <Button className="max-md:!h-11" onClick={onClose}>{t("review.finish")}</Button>
      </div>
    </div>
  )
}
