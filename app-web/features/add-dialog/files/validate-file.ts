import { kindOf } from "#web/entities/upload/file-kind.ts"
import { limits } from "./limits.ts"

/** Why a file cannot be taken. */
export type Problem = "type" | "empty" | "audioSize" | "videoSize" | "documentSize" | "unreadable"

/** Whether a recording can be taken, as far as can be told before it is read. */
export const validateMedia = (file: Pick<File, "name" | "type" | "size">): Problem | null => {
  const kind = kindOf(file)
  if (kind !== "audio" && kind !== "video") return "type"
  if (file.size === 0) return "empty"
  if (kind === "audio") return file.size > limits.audio ? "audioSize" : null
  return file.size > limits.video ? "videoSize" : null
}

export const validateDocument = (file: Pick<File, "name" | "type" | "size">): Problem | null => {
  if (kindOf(file) !== "document") return "type"
  if (file.size === 0) return "empty"
  return file.size > limits.document ? "documentSize" : null
}
