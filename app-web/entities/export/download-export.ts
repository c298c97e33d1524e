import { download } from "#web/request/download.ts"

export interface ExportOptions {
  readonly format: "txt" | "md" | "srt" | "vtt" | "json" | "docx" | "pdf" | "png" | "svg" | "xmind"
  readonly content?: "all" | "transcript" | "summary" | "mind_map"
  /** A language it is translated into. */
  readonly language?: string
  readonly bilingual?: "true"
}

/** Saves a task as a file. Resolves to its name. */
export const downloadExport = (taskId: string, options: ExportOptions): Promise<string> =>
  download(
    `/api/transcription/tasks/${taskId}/export?${new URLSearchParams({ ...options })}`,
    `export.${options.format}`,
  )
