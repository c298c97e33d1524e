import { AudioLines, FileText, Link2, type LucideIcon, SquarePlay, Text, Video } from "lucide-react"
import type { TaskItem } from "./task-item.ts"

/** The picture of where a task came from. */
export const kindIcons: Record<TaskItem["source"], LucideIcon> = {
  audio: AudioLines,
  video: SquarePlay,
  link: Link2,
  document: FileText,
  text: Text,
  meeting: Video,
}
