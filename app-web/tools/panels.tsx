import type { ToolId } from "#domain/tools/tool.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import type { ReactElement } from "react"

/** The part of a page that does something, with its code. */
export const loadPanel = async (tool: ToolId): Promise<ReactElement> => {
  if (tool === "audio-to-text") {
    const { AudioPanel } = await import("./text/audio-panel.tsx")
    return <AudioPanel />
  }
  if (tool === "text-summariser") {
    const { SummaryPanel } = await import("./text/summary-panel.tsx")
    return <SummaryPanel />
  }
  if (tool === "youtube-transcript") {
    const { VideoPanel } = await import("./text/video-panel.tsx")
    return <VideoPanel />
  }
  const { MediaPanel } = await import("./media/media-panel.tsx")
  return <MediaPanel tool={tool === "video-to-audio" ? "extract" : "compress"} />
}

/** What was made before, under the tool. */
export const loadHistory = async (tool: ToolId): Promise<ReactElement> => {
  if (tool === "video-to-audio" || tool === "audio-compressor") {
    const { ConversionHistory } = await importWithRetry(() => import("./media/conversion-history.tsx"))
    return <ConversionHistory />
  }
  const { History } = await importWithRetry(() => import("./history/history.tsx"))
  return <History />
}
