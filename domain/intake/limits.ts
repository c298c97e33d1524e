import { Result } from "effect"
import type { PlanName } from "../account/plan-name.ts"
import { brokenByAny } from "../hotword/hotword.ts"
import { brokenRule } from "../kernel/rules.ts"
import { isTooLong } from "../plan/estimate.ts"
import { requireFeature } from "../plan/feature.ts"
import { plans } from "../plan/plan.ts"
import { FileTooLarge, IntakeRefused } from "./errors.ts"

const megabyte = 1_000_000

/** The limits of the specification; sizes in bytes. */
export const limits = {
  audio: 300 * megabyte,
  video: 400 * megabyte,
  files: 10,
  document: 20 * megabyte,
  documents: 100 * megabyte,
  text: megabyte,
  /** Uploads that an account may have outside of tasks. */
  uploads: 50,
  /** Upload tickets that an account may have unused. */
  tickets: 50,
  hotwords: 500,
} as const

const documents = /\.(txt|md|docx?|pdf)$/i
const sounds = /\.(mp3|wav|m4a|ogg|oga|opus|flac|aac|wma|amr|aiff?)$/i

/** Maximum size in bytes, based on the file's name. Once the file has arrived, its real type decides. */
export const sizeLimit = (fileName: string): number => {
  if (documents.test(fileName)) return limits.document
  return sounds.test(fileName) ? limits.audio : limits.video
}

export const checkSize = (fileName: string, size: number, limit: number): Result.Result<void, FileTooLarge> =>
  size > limit ? Result.fail(new FileTooLarge({ fileName, limit })) : Result.succeed(undefined)

/** Refuses a recording of `seconds` that is longer than the plan allows. */
export const checkDuration = (plan: PlanName, seconds: number): Result.Result<void, IntakeRefused> =>
  isTooLong(plan, [seconds])
    ? Result.fail(
      new IntakeRefused({ issues: [brokenRule("file", "max-minutes", { max: plans[plan].maxTaskMinutes })] }),
    )
    : Result.succeed(undefined)

/** They are part of a paid plan, and each follows the rule for the hotwords of an account. */
export const checkHotwords = (plan: PlanName, words: ReadonlyArray<string>) =>
  words.length === 0
    ? Result.succeed(undefined)
    : Result.andThen(requireFeature(plan, "HOTWORD_MANAGEMENT"), () => checkWords(words))

const checkWords = (words: ReadonlyArray<string>): Result.Result<void, IntakeRefused> => {
  const broken = brokenByAny("hotwords", words)
  return broken === null ? Result.succeed(undefined) : Result.fail(new IntakeRefused({ issues: [broken] }))
}
