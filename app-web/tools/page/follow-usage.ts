import type { PageCode } from "#domain/usage/report-codes.ts"
import { followVisitor } from "#web/entities/account/report-status.ts"
import { followOffsite } from "#web/lib/usage/follow-offsite.ts"
import { isTool } from "#web/lib/usage/page-of.ts"
import { report } from "#web/lib/usage/report.ts"
import type { PageId } from "../addresses.ts"

const codes: Readonly<Record<PageId, PageCode>> = {
  "index": "index",
  "media": "media",
  "youtube-transcript": "youtube_transcript",
  "audio-to-text": "audio_to_text",
  "text-summariser": "text_summariser",
  "video-to-audio": "video_to_audio",
  "audio-compressor": "audio_compressor",
}

/** Reports which page was opened, whether someone is signed in, and where its links lead. */
export const followUsage = (page: PageId): void => {
  isTool(codes[page])
  report("web_other", { shown: codes[page] })
  followVisitor()
  followOffsite()
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-login]") !== null) report("web_other", { click: "login" })
  }, { capture: true })
}
