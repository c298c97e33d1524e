import { trpc } from "#web/request/trpc.ts"
import { useEffect, useRef, useState } from "react"
import { type Grade, gradeOf, makeQuestions, type ReviewedQuestion, type Wanted } from "./review-requests.ts"
import { type Round, roundOf, storeRound, unfinishedRound } from "./round.ts"

/** A round about a task, continued if there is one, or of existing questions. */
export const useRound = (of: string | ReadonlyArray<ReviewedQuestion>) => {
  const [round, setRound] = useState(() => typeof of === "string" ? unfinishedRound(of) : roundOf(of))
  const [isChecking, setChecking] = useState(false)
  const making = useRef<AbortController | null>(null)
  const utils = trpc.useUtils()
  const overrule = trpc.review.overruleVerdict.useMutation()
  useEffect(() => () => making.current?.abort(), [])
  useEffect(() => {
    if (typeof of === "string") storeRound(of, round)
  }, [of, round])
  const change = (next: Partial<Round> | ((before: Round) => Partial<Round>)) =>
    setRound((before) =>
      before === null ? before : { ...before, ...(typeof next === "function" ? next(before) : next) }
    )

  const begin = async (taskId: string, wanted: Wanted): Promise<void> => {
    const abort = new AbortController()
    making.current = abort
    setRound({ ...roundOf([]), isMaking: true, wanted })
    try {
      const makers = await makeQuestions(
        taskId,
        wanted,
        abort.signal,
        (question) => change(({ questions }) => ({ questions: [...questions, { taskId, title: null, question }] })),
      )
      change({ isMaking: false, makers })
    } catch (error) {
      if (!abort.signal.aborted) change({ isMaking: false, error })
    }
    await utils.review.getIntroduction.invalidate()
  }

  const answer = async (given: string): Promise<void> => {
    const shown = round?.questions[round.at]
    if (shown === undefined || isChecking || given.trim() === "") return
    setChecking(true)
    try {
      const checked = await gradeOf(shown.question.id, given)
      if (checked === null) return
      change(({ answers }) => ({ answers: { ...answers, [shown.question.id]: { given, checked } }, error: null }))
      // Not waited for: the next answer may be given meanwhile.
      void utils.review.listDue.invalidate()
    } catch (error) {
      change({ error })
    } finally {
      setChecking(false)
    }
  }

  const grade = async (id: string, own: Grade): Promise<void> => {
    const before = round?.answers[id]
    if (before === undefined) return
    try {
      const checked = await overrule.mutateAsync({ attempt_id: before.checked.attempt_id, grade: own })
      change(({ answers }) => ({ answers: { ...answers, [id]: { ...before, checked } } }))
    } catch (error) {
      change({ error })
    }
  }

  return {
    round,
    isChecking,
    begin,
    answer,
    grade,
    next: () => change(({ at }) => ({ at: at + 1 })),
    /** Those that were not right, once more. */
    again: () =>
      setRound((before) =>
        before === null ?
          before :
          roundOf(before.questions.filter(({ question }) => before.answers[question.id]?.checked.grade !== "right"))
      ),
    leave: () => {
      making.current?.abort()
      if (typeof of === "string") storeRound(of, null)
      setRound(null)
    },
  }
}
