import { getIntroduction } from "#domain/review/use-cases/get-introduction.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { overruleVerdict } from "#domain/review/use-cases/overrule-verdict.ts"
import { mutation, query, router } from "./trpc.ts"

export const reviewRouter = router({
  getIntroduction: query(getIntroduction),
  listDue: query(listDue),
  overruleVerdict: mutation(overruleVerdict),
})
