import { AudioLines, FileText, Link2, type LucideIcon, SquarePlay, Text, Video } from "lucide-react"
import type { TaskItem } from "./task-item.ts"

/** What a task was made from, as an icon. */
export const kindIcons: Record<TaskItem["source"], LucideIcon> = {
  audio: AudioLines,
  video: SquarePlay,
  link: Link2,
  document: FileText,
  text: Text,
  meeting: Video,
}
