import type { ToolId } from "#domain/tools/tool.ts"
import type { Language } from "#texts/languages.ts"

export type PageId = "index" | "media" | ToolId

/** Where each page is, below the language. */
export const pagePaths: Readonly<Record<PageId, string>> = {
  "index": "",
  "media": "media",
  "youtube-transcript": "online-youtube-video-transcript",
  "audio-to-text": "audio-to-text",
  "text-summariser": "text-summariser",
  "video-to-audio": "online-video-to-audio-converter",
  "audio-compressor": "online-audio-compressor",
}

/** A language as the addresses of the pages spell it. */
export const codeOf = (language: Language): string => language === "zh-CN" ? "zh" : language

export const addressOf = (page: PageId, code: string): string => `/tools/${code}/${pagePaths[page]}`

export const isToolId = (name: string): name is ToolId => toolIds.some((id) => id === name)

export const toolIds: ReadonlyArray<ToolId> = [
  "youtube-transcript",
  "audio-to-text",
  "text-summariser",
  "video-to-audio",
  "audio-compressor",
]
