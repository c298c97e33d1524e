export type FileKind = "audio" | "video" | "document"

const byEnding: Readonly<Record<string, FileKind>> = {
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

/** What a file is by its name, or by its type where the name tells nothing; null when it is nothing we take. */
export const kindOf = ({ name, type }: Pick<File, "name" | "type">): FileKind | null => {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  const kind = ending === undefined ? undefined : byEnding[ending]
  return kind ?? (ending === undefined ? byType[type.split(";")[0] ?? ""] ?? null : null)
}

/** What a file dialog offers: phones go by types, computers by endings. */
export const mediaTypes = "audio/*,video/mp4,video/webm,video/quicktime,.mp3,.wav,.m4a,.ogg,.opus,.mp4,.m4v,.webm,.mov"

export const documentTypes = ".txt,.md,.doc,.docx,.pdf,text/plain,text/markdown,application/pdf"
