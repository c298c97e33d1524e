import { kindOf } from "#web/entities/upload/file-kind.ts"
import { limits } from "./limits.ts"

/** Why a file is not accepted. */
export type FileError = "type" | "empty" | "audioSize" | "videoSize" | "documentSize" | "unreadable"

/** Checks a recording, as far as possible without reading it. */
export const validateMedia = (file: Pick<File, "name" | "type" | "size">): FileError | null => {
  const kind = kindOf(file)
  if (kind !== "audio" && kind !== "video") return "type"
  if (file.size === 0) return "empty"
  if (kind === "audio") return file.size > limits.audio ? "audioSize" : null
  return file.size > limits.video ? "videoSize" : null
}

export const validateDocument = (file: Pick<File, "name" | "type" | "size">): FileError | null => {
  if (kindOf(file) !== "document") return "type"
  if (file.size === 0) return "empty"
  return file.size > limits.document ? "documentSize" : null
}
