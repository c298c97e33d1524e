import { send } from "#web/request/send.ts"
import { unwrapEnvelope } from "#web/request/unwrap-envelope.ts"
import { nameIn } from "./name-in.ts"

export interface ExportWish {
  readonly format: "txt" | "md" | "srt" | "vtt" | "json" | "docx" | "pdf" | "png" | "svg" | "xmind"
  readonly content?: "all" | "transcript" | "summary" | "mind_map"
}

/** Fetches a task as a file and hands it to the browser, named as the server names it. Gives the name. */
export const downloadExport = async (taskId: string, wish: ExportWish): Promise<string> => {
  const response = await send(`/api/transcription/tasks/${taskId}/export?${new URLSearchParams({ ...wish })}`)
  const disposition = response.headers.get("content-disposition")
  if (!response.ok || disposition === null) {
    await unwrapEnvelope(response)
    throw new Error("The server sent no file")
  }
  const name = nameIn(disposition) ?? `export.${wish.format}`
  saveAs(await response.blob(), name)
  return name
}

const saveAs = (blob: Blob, name: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken the file long before.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
