import { report } from "#web/lib/usage/report.ts"
import { fileNameIn } from "#web/request/content-disposition.ts"
import { RequestFailed } from "#web/request/failures.ts"
import { credentials } from "./client.ts"

const saveBlob = (blob: Blob, name: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has long saved the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Fetches a file of the visitor and saves it under the name that the server gives it. */
export const saveExport = async (
  taskId: string,
  format: "txt" | "srt" | "vtt" | "md",
  content: "transcript" | "summary",
): Promise<void> => {
  report("web_other", { click: "export", export: format })
  const query = new URLSearchParams({ format, content })
  const answer = await fetch(`/api/transcription/tasks/${taskId}/export?${query}`, { headers: credentials() })
  const name = fileNameIn(answer.headers.get("content-disposition") ?? "")
  if (!answer.ok || name === null) throw new RequestFailed(answer.status, "")
  saveBlob(await answer.blob(), name)
}
