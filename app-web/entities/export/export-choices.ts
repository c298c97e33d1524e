import type { TextKey } from "#web/lib/text.ts"
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
import type { ExportOptions } from "./download-export.ts"

export interface ExportChoice {
  readonly label: TextKey<"export">
  readonly icon: LucideIcon
  readonly options: ExportOptions
  readonly isPro?: boolean
}

interface ExportGroup {
  readonly title: TextKey<"export">
  readonly choices: ReadonlyArray<ExportChoice>
}

export const documentChoices: ExportGroup = {
  title: "export.document",
  choices: [
    { label: "export.docx", icon: FileText, options: { format: "docx" } },
    { label: "export.pdf", icon: FileType2, options: { format: "pdf" }, isPro: true },
    { label: "export.md", icon: ScrollText, options: { format: "md" } },
    { label: "export.json", icon: FileJson, options: { format: "json" } },
  ],
}

export const transcriptChoices: ExportGroup = {
  title: "export.transcript",
  choices: [
    { label: "export.txt", icon: FileText, options: { format: "txt", content: "transcript" } },
    { label: "export.srt", icon: Captions, options: { format: "srt" } },
    { label: "export.vtt", icon: Captions, options: { format: "vtt" } },
  ],
}

export const mapChoices: ExportGroup = {
  title: "export.map",
  choices: [
    { label: "export.png", icon: Image, options: { format: "png" } },
    { label: "export.svg", icon: PenTool, options: { format: "svg" } },
    { label: "export.pdf", icon: FileType2, options: { format: "pdf", content: "mind_map" }, isPro: true },
    { label: "export.xmind", icon: Network, options: { format: "xmind" }, isPro: true },
  ],
}
