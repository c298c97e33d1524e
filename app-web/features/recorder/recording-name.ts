import type { Language } from "#texts/languages.ts"
import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { dayOf, timeOf } from "#web/lib/format.ts"
import { textsOf } from "#web/lib/text.ts"

const { t } = textsOf("recorder")

const extensions: Readonly<Record<string, string>> = { "audio/webm": "webm", "audio/mp4": "m4a", "audio/ogg": "ogg" }

const two = (value: number): string => String(value).padStart(2, "0")

/** A file name that sorts by time and contains no forbidden characters. */
export const fileNameOf = ({ begun, type }: Pick<BrowserRecording, "begun" | "type">): string => {
  const date = new Date(begun)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const extension = extensions[type.split(";")[0] ?? ""] ?? "webm"
  return `recording ${day} ${two(date.getHours())}.${two(date.getMinutes())}.${extension}`
}

/** The title of a recording until someone names it. */
export const titleOf = ({ begun }: Pick<BrowserRecording, "begun">, reader: Language): string => {
  const date = new Date(begun)
  return t("record.name", { day: dayOf(date, reader), time: timeOf(date, reader) })
}
