import { checkAnswer } from "./use-cases/check-answer.ts"
import { getIntroduction } from "./use-cases/get-introduction.ts"
import { listDue } from "./use-cases/list-due.ts"
import { overruleVerdict } from "./use-cases/overrule-verdict.ts"
import { startReview } from "./use-cases/start-review.ts"

export const reviewCases = [
  checkAnswer,
  getIntroduction,
  listDue,
  overruleVerdict,
  startReview,
] as const
