import type { ToolId } from "#domain/tools/tool.ts"
import { AudioLines, Captions, FileText, Minimize2, Music } from "lucide-react"
import type { ReactElement } from "react"

const icons = {
  "youtube-transcript": Captions,
  "audio-to-text": AudioLines,
  "text-summariser": FileText,
  "video-to-audio": Music,
  "audio-compressor": Minimize2,
}

export const ToolIcon = ({ id, size }: { readonly id: ToolId; readonly size: number }): ReactElement => {
  const Icon = icons[id]
  return <Icon size={size} aria-hidden />
}
