/** Every value that names something in a report. None is made of what people wrote, so no report can carry that. */

/** The pages of the app and of the free tools. */
export const pages = [
  "library",
  "task",
  "ask",
  "account",
  "plans",
  "payment_success",
  "payment_cancel",
  "login",
  "callback",
  "download",
  "other",
  "index",
  "media",
  "youtube_transcript",
  "video_to_audio",
  "audio_compressor",
  "audio_to_text",
  "text_summariser",
] as const

export const clicks = ["ask", "export", "login", "rewrite", "share", "start", "upgrade"] as const

/** Lines above or in a page that ask for something. */
export const banners = ["edition", "in_app", "minutes", "quota", "renewal"] as const

/** Links that leave this server. */
export const offsiteLinks = ["download_linux", "download_macos", "download_windows", "edition", "provider"] as const

export type PageCode = (typeof pages)[number]
export type Banner = (typeof banners)[number]
export type OffsiteLink = (typeof offsiteLinks)[number]
