import { storeOf } from "#web/lib/store.ts"

/** Why nothing can be recorded, or why it stopped. */
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

/** What the browser says when it gives no sound. */
export const problemOf = (error: unknown, source: "microphone" | "tab"): RecordProblem => {
  const name = error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "AbortError") return source === "tab" ? "tabCancelled" : "denied"
  if (name === "NotFoundError" || name === "OverconstrainedError") {
    return source === "tab" ? "noTabSound" : "noMicrophone"
  }
  if (name === "NotReadableError") return "busy"
  return name === "SecurityError" ? "insecure" : "failed"
}

/** What this browser lacks at all; null when it can record. */
export const missing = (): RecordProblem | null => {
  if (!isSecureContext) return "insecure"
  return "mediaDevices" in navigator && "MediaRecorder" in globalThis ? null : "unsupported"
}
