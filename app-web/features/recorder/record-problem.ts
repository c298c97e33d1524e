import { storeOf } from "#web/lib/store.ts"

/** Why recording is impossible, or why it stopped. */
export type RecordProblem =
  | "unsupported"
  | "insecure"
  | "denied"
  | "noMicrophone"
  | "busy"
  | "tabCancelled"
  | "noTabSound"
  | "full"
  | "disconnected"
  | "failed"

export const recordProblem = storeOf<RecordProblem | null>(null)

/** The problem behind an error of the browser. */
export const problemOf = (error: unknown, source: "microphone" | "tab"): RecordProblem => {
  const name = error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "AbortError") return source === "tab" ? "tabCancelled" : "denied"
  if (name === "NotFoundError" || name === "OverconstrainedError") {
    return source === "tab" ? "noTabSound" : "noMicrophone"
  }
  if (name === "NotReadableError") return "busy"
  return name === "SecurityError" ? "insecure" : "failed"
}

/** What this browser lacks for recording; null if nothing. */
export const missing = (): RecordProblem | null => {
  if (!isSecureContext) return "insecure"
  return "mediaDevices" in navigator && "MediaRecorder" in globalThis ? null : "unsupported"
}
