export type FileKind = "audio" | "video" | "document"

const byExtension: Readonly<Record<string, FileKind>> = {
  mp3: "audio",
  wav: "audio",
  m4a: "audio",
  ogg: "audio",
  oga: "audio",
  opus: "audio",
  mp4: "video",
  m4v: "video",
  webm: "video",
  mov: "video",
  txt: "document",
  md: "document",
  doc: "document",
  docx: "document",
  pdf: "document",
}

const byType: Readonly<Record<string, FileKind>> = {
  "audio/mpeg": "audio",
  "audio/mp3": "audio",
  "audio/wav": "audio",
  "audio/x-wav": "audio",
  "audio/vnd.wave": "audio",
  "audio/mp4": "audio",
  "audio/x-m4a": "audio",
  "audio/ogg": "audio",
  "audio/webm": "video",
  "video/mp4": "video",
  "video/webm": "video",
  "video/quicktime": "video",
  "text/plain": "document",
  "text/markdown": "document",
  "application/pdf": "document",
  "application/msword": "document",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "document",
}

/** The kind of a file by its extension, or by its type if it has none; null if we do not accept it. */
export const kindOf = ({ name, type }: Pick<File, "name" | "type">): FileKind | null => {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  const kind = extension === undefined ? undefined : byExtension[extension]
  return kind ?? (extension === undefined ? byType[type.split(";")[0] ?? ""] ?? null : null)
}

/** What a file dialog accepts: phones go by type, computers by extension. */
export const mediaTypes = "audio/*,video/mp4,video/webm,video/quicktime,.mp3,.wav,.m4a,.ogg,.opus,.mp4,.m4v,.webm,.mov"

export const documentTypes = ".txt,.md,.doc,.docx,.pdf,text/plain,text/markdown,application/pdf"
