import { Effect, Schema } from "effect"
import { pageFields } from "../../kernel/page.ts"
import type { Task } from "../../task/task.ts"
import { isTimed } from "../shared/is-timed.ts"
import { linesWithoutWords, linesWithWords, pageOfLines } from "./lines-in-range.ts"

/** Which part of the lines to return; 100 lines if only a page is given. */
export const linePageFields = {
  page: Schema.optionalKey(pageFields.page),
  pageSize: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }))),
}

/** Which part of the lines this is, if they were asked for by page. */
export const pagedFields = {
  page: Schema.optionalKey(Schema.Int),
  pageSize: Schema.optionalKey(Schema.Int),
  total: Schema.optionalKey(Schema.Int),
}

interface Asked {
  readonly from?: number
  readonly to?: number
  readonly words?: boolean
  readonly page?: number
  readonly pageSize?: number
}

export const linesAskedFor = Effect.fnUntraced(
  function*(task: Task, { from, to, words = false, page, pageSize }: Asked) {
    const isRange = from !== undefined || to !== undefined
    // Text without times is returned whole.
    const range = isRange && (yield* isTimed(task)) ? { from: from ?? null, to: to ?? null } : { from: null, to: null }
    const isEmpty = range.from !== null && range.to !== null && range.from >= range.to
    if (page === undefined && pageSize === undefined) {
      const found = yield* words ? linesWithWords(task, range) : linesWithoutWords(task, range)
      return isEmpty ? { ...found, segments: [] } : found
    }
    const paged = { page: page ?? 1, pageSize: pageSize ?? 100 }
    const found = { ...yield* pageOfLines(task, range, paged, words), ...paged }
    return isEmpty ? { ...found, segments: [], total: 0 } : found
  },
)
