import {
  Captions,
  FileJson,
  FileText,
  FileType2,
  Image,
  type LucideIcon,
  Network,
  PenTool,
  ScrollText,
} from "lucide-react"
import type { ExportWish } from "./download-export.ts"
import type { TextKey } from "./texts.ts"

export interface ExportChoice {
  readonly label: TextKey
  readonly icon: LucideIcon
  readonly wish: ExportWish
  readonly isPro?: boolean
}

interface ExportGroup {
  readonly title: TextKey
  readonly choices: ReadonlyArray<ExportChoice>
}

export const documentChoices: ExportGroup = {
  title: "export.document",
  choices: [
    { label: "export.docx", icon: FileText, wish: { format: "docx" } },
    { label: "export.pdf", icon: FileType2, wish: { format: "pdf" }, isPro: true },
    { label: "export.md", icon: ScrollText, wish: { format: "md" } },
    { label: "export.json", icon: FileJson, wish: { format: "json" } },
  ],
}

export const transcriptChoices: ExportGroup = {
  title: "export.transcript",
  choices: [
    { label: "export.txt", icon: FileText, wish: { format: "txt", content: "transcript" } },
    { label: "export.srt", icon: Captions, wish: { format: "srt" } },
    { label: "export.vtt", icon: Captions, wish: { format: "vtt" } },
  ],
}

export const mapChoices: ExportGroup = {
  title: "export.map",
  choices: [
    { label: "export.png", icon: Image, wish: { format: "png" } },
    { label: "export.svg", icon: PenTool, wish: { format: "svg" } },
    { label: "export.pdf", icon: FileType2, wish: { format: "pdf", content: "mind_map" }, isPro: true },
    { label: "export.xmind", icon: Network, wish: { format: "xmind" }, isPro: true },
  ],
}
