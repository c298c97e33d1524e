import { send } from "#web/request/send.ts"
import { unwrapEnvelope } from "#web/request/unwrap-envelope.ts"
import { fileNameIn } from "./content-disposition.ts"

export interface ExportOptions {
  readonly format: "txt" | "md" | "srt" | "vtt" | "json" | "docx" | "pdf" | "png" | "svg" | "xmind"
  readonly content?: "all" | "transcript" | "summary" | "mind_map"
  /** One it is translated to. */
  readonly language?: string
  readonly bilingual?: "true"
}

/** Fetches a task as a file and saves it under the name the server gives. Resolves to that name. */
export const downloadExport = async (taskId: string, options: ExportOptions): Promise<string> => {
  const response = await send(`/api/transcription/tasks/${taskId}/export?${new URLSearchParams({ ...options })}`)
  const disposition = response.headers.get("content-disposition")
  if (!response.ok || disposition === null) {
    await unwrapEnvelope(response)
    throw new Error("The server sent no file")
  }
  const name = fileNameIn(disposition) ?? `export.${options.format}`
  saveAs(await response.blob(), name)
  return name
}

const saveAs = (blob: Blob, name: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has long saved the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
