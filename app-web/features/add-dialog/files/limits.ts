import { kindOf } from "#web/entities/upload/file-kind.ts"

const megabyte = 1_000_000

/** The server's limits, checked before anything is sent. A test compares them with the server's own. */
export const limits = {
  audio: 300 * megabyte,
  video: 400 * megabyte,
  files: 10,
  document: 20 * megabyte,
  documents: 100 * megabyte,
  text: megabyte,
} as const

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
