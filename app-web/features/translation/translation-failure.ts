import { speech } from "#web/lib/catalogues.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import type { Translate } from "#web/lib/text.ts"

/** What the service did; other codes, such as a full disk, only say that it failed. */
const reasons = {
  "TranslatorFailed:refused-key": "translation.reason.refused-key",
  "TranslatorFailed:rate-limited": "translation.reason.rate-limited",
  "TranslatorFailed:timed-out": "translation.reason.timed-out",
  "TranslatorFailed:remote-error": "translation.reason.remote-error",
  "TranslatorFailed:unreadable-answer": "translation.reason.unreadable-answer",
  "TranslatorFailed:engine-died": "translation.reason.engine-died",
} as const

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** Why a translation ended before all was translated; without a code, a person stopped it. */
export const failureOf = (code: string | null, t: Translate<"translation">): string => {
  if (code === null) return t("translation.stopped")
  return isKnown(code)
    ? joinSentences([t(reasons[code]), t("translation.kept")], speech.get().language)
    : t("translation.failed")
}
