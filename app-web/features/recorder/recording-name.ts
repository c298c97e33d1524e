import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { dayOf, timeOf } from "#web/lib/format.ts"
import type { Language } from "#web/lib/language.ts"
import { t } from "./texts.ts"

const endings: Readonly<Record<string, string>> = { "audio/webm": "webm", "audio/mp4": "m4a", "audio/ogg": "ogg" }

const two = (value: number): string => String(value).padStart(2, "0")

/** Sorts by time in every folder, and holds nothing a file name must not hold. */
export const fileNameOf = ({ begun, type }: Pick<Take, "begun" | "type">): string => {
  const date = new Date(begun)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const ending = endings[type.split(";")[0] ?? ""] ?? "webm"
  return `recording ${day} ${two(date.getHours())}.${two(date.getMinutes())}.${ending}`
}

/** What a recording is called unless somebody names it. */
export const titleOf = ({ begun }: Pick<Take, "begun">, reader: Language): string => {
  const date = new Date(begun)
  return t("record.name", { day: dayOf(date, reader), time: timeOf(date, reader) })
}
