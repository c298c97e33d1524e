import { Result } from "effect"
import type { PlanName } from "../account/plan-name.ts"
import { brokenByAny } from "../hotword/hotword.ts"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"
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
  /** Of a transcript that is made from text: more than ten hours of speech. */
  textCharacters: 5_000_000,
  /** Lines of a text that are not blank. */
  textLines: 50_000,
  /** Uploads that an account may have outside of tasks. */
  uploads: 50,
  /** Upload tickets that an account may have unused. */
  tickets: 50,
  hotwords: 500,
} as const

const documents = /\.(txt|md|docx?|pdf)$/i

/** Accepted audio extensions. The interface names the first four, as the specification does. */
export const soundExtensions = [
  "mp3 wav m4a ogg opus oga flac aac wma amr aif aiff aifc alac m4b mp2 mpga mka weba spx ac3 eac3 dts w64 rf64 bwf caf au",
  "snd wv tta ape mpc tak voc gsm g722 al alaw ul ulaw sln ra ilbc qcp sph dsf 3ga awb",
].flatMap((line) => line.split(" "))

const sounds = new RegExp(`\\.(?:${soundExtensions.join("|")})$`, "i")

/** Accepted video extensions. The interface names three of them, as the specification does. */
export const videoExtensions =
  "mp4 m4v mov mkv webm avi divx wmv asf flv f4v mpg mpeg m2v ts m2ts mts 3gp 3gpp 3g2 ogv vob mxf rmvb rm".split(" ")

const videos = new RegExp(`\\.(?:${videoExtensions.join("|")})$`, "i")

/** Whether a file's name says that it is a document rather than a recording. */
export const isDocument = (fileName: string): boolean => documents.test(fileName)

/** Whether a file's name says that a task can be made of it. Files that people choose themselves are accepted under any name. */
export const mayBecomeTask = (fileName: string): boolean =>
  isDocument(fileName) || sounds.test(fileName) || videos.test(fileName)

/** Maximum size in bytes, based on the file's name. Once the file has arrived, its real type decides. */
export const sizeLimit = (fileName: string): number => {
  if (isDocument(fileName)) return limits.document
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

/** The rule that a text breaks if it is too long for a transcript. Looks no further than it must. */
export const tooMuchText = (field: string, text: string): BrokenRule | null => {
  const { textCharacters: characters, textLines: lines } = limits
  return hasMoreCharacters(text, characters) || hasMoreLines(text, lines)
    ? brokenRule(field, "max-text", { characters, lines })
    : null
}

const hasMoreCharacters = (text: string, max: number): boolean => {
  if (text.length <= max || text.length > 2 * max) return text.length > max
  let count = 0
  for (const _ of text) if (++count > max) return true
  return false
}

const hasMoreLines = (text: string, max: number): boolean => {
  let count = 0
  for (const _ of text.matchAll(/\S[^\r\n]*/g)) if (++count > max) return true
  return false
}

/** Hotwords are part of a paid plan, and each follows the rule for the hotwords of an account. */
export const checkHotwords = (plan: PlanName, words: ReadonlyArray<string>) =>
  words.length === 0
    ? Result.succeed(undefined)
    : Result.andThen(requireFeature(plan, "HOTWORD_MANAGEMENT"), () => checkWords(words))

const checkWords = (words: ReadonlyArray<string>): Result.Result<void, IntakeRefused> => {
  const broken = brokenByAny("hotwords", words)
  return broken === null ? Result.succeed(undefined) : Result.fail(new IntakeRefused({ issues: [broken] }))
}
